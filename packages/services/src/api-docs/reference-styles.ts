/** Styles of the reference, like the editor's: neutral greys, one accent. */
export const referenceStyles = `
:root{color-scheme:light;--ink:#16181a;--soft:#5b6167;--line:#d5d8db;--ground:#f3f4f5;--accent:#1f5a46}
*{box-sizing:border-box}
body{margin:0;background:#fff;color:var(--ink);font:15px/1.7 "Segoe UI",Tahoma,"Noto Sans Arabic",system-ui,sans-serif}
header,main{max-inline-size:1040px;margin-inline:auto;padding-inline:24px}
header{display:flex;flex-wrap:wrap;gap:4px 24px;align-items:baseline;padding-block:24px 12px;border-block-end:3px solid var(--accent)}
header strong{font-size:17px;margin-inline-end:auto}
a{color:var(--accent);display:inline-block;min-block-size:24px}
h1{margin-block:32px 8px;font-size:26px;line-height:1.35;font-weight:600}
h2{margin-block:40px 4px;font-size:19px;font-weight:600}
h3{margin:0;font-size:15px;font-weight:600}
p{margin-block:0 12px;color:var(--soft)}
ul{list-style:none;margin:12px 0 0;padding:0;border-block-start:1px solid var(--line)}
li{border-block-end:1px solid var(--line);padding-block:8px}
li a{text-decoration:none}
li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 24px}
li span{color:var(--soft)}
code,pre{font:13px/1.6 ui-monospace,Consolas,monospace;direction:ltr;unicode-bidi:isolate;text-align:start}
code{overflow-wrap:anywhere}
.method{display:inline-block;min-inline-size:64px;font-weight:700;color:var(--accent)}
article{padding-block:24px;border-block-end:1px solid var(--line);scroll-margin-block-start:12px}
article:target{border-inline-start:3px solid var(--accent);padding-inline-start:16px}
.scroll{overflow-x:auto}
table{inline-size:100%;border-collapse:collapse;margin-block:8px 16px;font-size:14px}
th,td{padding-block:8px;padding-inline:0 12px;text-align:start;vertical-align:top;border-block-end:1px solid var(--line)}
th{font-weight:600;color:var(--soft)}
details{margin-block:8px}
summary{cursor:pointer;padding-block:6px;font-weight:600}
pre{margin:0;padding:16px;max-block-size:480px;overflow:auto;background:var(--ground)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
`;
