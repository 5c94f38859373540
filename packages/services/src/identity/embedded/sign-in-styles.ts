/** Styles of the sign-in page, like the editor's: neutral greys, one accent. */
export const signInStyles = `
:root{color-scheme:light;--ink:#16181a;--soft:#5b6167;--line:#d5d8db;--ground:#f3f4f5;--accent:#1f5a46}
*{box-sizing:border-box}
body{margin:0;min-block-size:100vh;display:grid;place-items:center;background:var(--ground);
color:var(--ink);font:15px/1.7 "Segoe UI",Tahoma,"Noto Sans Arabic",system-ui,sans-serif}
main{inline-size:min(100%,440px);padding:40px 32px;background:#fff;border-block-start:3px solid var(--accent)}
header{display:flex;justify-content:space-between;align-items:center;gap:16px;color:var(--soft);font-size:13px}
header p{margin:0}
@media (width<600px){body{place-items:start center;background:#fff}}
h1{margin-block:24px 16px;font-size:26px;line-height:1.35;font-weight:600}
h2{margin-block:0 4px;font-size:15px;font-weight:600}
a{color:var(--accent);display:inline-block;padding-block:4px}
label{display:block;margin-block:14px 4px;font-size:13px;font-weight:600}
input{inline-size:100%;block-size:44px;padding-inline:12px;border:1px solid #8a9197;background:#fff;
color:inherit;font:inherit}
input[aria-invalid]{border-color:#b3261e}
button,.primary{font:inherit;cursor:pointer}
.primary{inline-size:100%;margin-block-start:20px;min-block-size:46px;padding:9px 20px;border:0;background:var(--ink);
color:#fff;font-weight:600;text-align:center;text-decoration:none}
.primary:hover{background:#000}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.wrong{margin:0;padding:10px 12px;border-inline-start:3px solid #b3261e;background:#fcefee;color:#8c1d18}
section{margin-block-start:36px;padding-block-start:24px;border-block-start:1px solid var(--line)}
section p{margin:0 0 12px;font-size:13px;color:var(--soft)}
code{white-space:nowrap;font:600 14px/1 ui-monospace,Consolas,monospace;color:var(--ink)}
ul{list-style:none;margin:0;padding:0}
li+li{border-block-start:1px solid var(--line)}
li button{inline-size:100%;padding:10px 4px;border:0;background:none;color:inherit;text-align:start;
display:grid;grid-template-columns:1fr auto;column-gap:12px;align-items:baseline}
li button:hover{background:var(--ground)}
li bdi,li small{color:var(--soft);font-size:13px}
li small{grid-column:1/-1}
`;
