import { code, host } from './marks.ts';

const script = `javascript:${code}`;
const base64 = (text: string) => Buffer.from(text).toString('base64');
/** Prefixes of a URL that browsers ignore, and lookalikes. */
const before = [
  ' ',
  '\t',
  '\n',
  '\u0001',
  '\u0008',
  '\u001f',
  '\u00a0',
  '\u00ad',
  '\u200b',
  '\u200e',
  '\u202e',
  '\u2028',
  '\u3000',
  '\ufeff',
  '&#1;',
  '&#32;',
  '&#x19;',
  '%01',
];
/** Characters that browsers ignore within a URL. */
const within = ['\t', '\n', '\r', '\r\n', '\0', '&Tab;', '&NewLine;', '&#9;', '&#10;', '&#x0D;'];
const letters = [
  'JaVaScRiPt:',
  'JAVASCRIPT:',
  '&#106;avascript:',
  '&#x6A;avascript:',
  '&#0000106;avascript:',
  '&#x000006A&#x61vascript:',
  'javascript&colon;',
  'javascript&#58;',
  'javascript&#x3a;',
  'javascript%3A',
  '%6A%61vascript:',
  '\\u006aavascript:',
  'javascript\uff1a',
  'java\u017fcript:',
  'feed:javascript:',
  'view-source:javascript:',
  'jar:javascript:',
  'url:javascript:',
  'https:javascript:',
  '//javascript:',
  'vbscript:',
  'livescript:',
  'mocha:',
];
const markup = `<script>${code}</script>`;
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" onload="${code}"/>`;

/** URLs that run something when a browser follows or loads them. */
export const schemes: readonly string[] = [
  script,
  ...before.map((sign) => `${sign}${script}`),
  ...within.map((sign) => `java${sign}script:${code}`),
  ...within.slice(0, 6).map((sign) => `javascript${sign}:${code}`),
  ...letters.map((scheme) => scheme + code),
  `javascript://${host}/%0a${code}`,
  `javascript://%0d%0a${code}//`,
  `javascript:/*</title></style></script>*/${code}`,
  `javascript:void(0);${code}`,
  `javascript:'<img src=x onerror=${code}>'`,
  `javascript:eval(atob(\`${base64('top.ran(0)')}\`));${code}`,
  `javascript:(()=>{${code}})()`,
  `javascript:top[/r/.source+'an'](§)`,
  `data:text/html,${markup}`,
  `data:text/html;charset=utf-8,${encodeURIComponent(markup)}`,
  `data:text/html;base64,${base64(`<script>top.ran('base64')</script>`)}#§`,
  `DaTa:text/html,${markup}`,
  `data:,${markup}`,
  `data:image/svg+xml,${drawing}`,
  `data:image/svg+xml;utf8,${encodeURIComponent(drawing)}`,
  `data:application/xhtml+xml,<html xmlns="http://www.w3.org/1999/xhtml">${markup}</html>`,
  `data:text/javascript,${code}`,
  `data:text/xml,<a:script xmlns:a="http://www.w3.org/1999/xhtml">${code}</a:script>`,
  `\tdata:text/html,${markup}`,
  `da\nta:text/html,${markup}`,
  `blob:https://${host}/§`,
  `filesystem:https://${host}/temporary/§`,
];

/** Markup with a URL. */
export const carriers: readonly ((address: string) => string)[] = [
  (address) => `<a href="${address}">x</a>`,
  (address) => `<a href='${address}' target=_blank>x</a>`,
  (address) => `[x](${address})`,
  (address) => `[x](<${address}> "x")`,
  (address) => `<${address}>`,
  (address) => `[x]: ${address}\n\n[x]`,
  (address) => `<img src="${address}">`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<button form=f formaction="${address}">x</button><form id=f></form>`,
  (address) => `<svg><a xlink:href="${address}"><text y=9>x</text></a></svg>`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<video src="${address}" poster="${address}" autoplay></video>`,
];
