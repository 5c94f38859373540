import { code } from './marks.ts';

/** Elements that fire one of their handlers by themselves, or by pointer or keyboard. */
const elements = [
  'img src=x',
  'image src=x',
  'svg',
  'body',
  'video src=x',
  'audio src=x',
  'video controls><source src=x',
  'picture><img srcset="x 1x"',
  'input autofocus',
  'select autofocus',
  'textarea autofocus',
  'button autofocus',
  'details open',
  'dialog open',
  'marquee loop=1',
  'object data=x',
  'embed src=x',
  'iframe src=/',
  'frameset',
  'link rel=stylesheet href=x',
  'script src=x',
  'style',
  'a href=# autofocus',
  'p tabindex=0 autofocus',
  'div contenteditable autofocus',
  'summary tabindex=0',
  'custom-element autofocus tabindex=1',
  'svg><animate attributeName=x dur=1s',
  'svg><set attributeName=x',
  'svg><image href=x',
  'svg><a href=#',
  'math><mi tabindex=0',
] as const;

const events = [
  'onerror',
  'onload',
  'onfocus',
  'onmouseover',
  'onpointerenter',
  'onclick',
  'ontoggle',
  'onstart',
  'onanimationstart',
  'onbegin',
  'onpageshow',
] as const;

/** Spellings that a parser accepts as an attribute. */
const spellings: readonly ((tag: string, event: string) => string)[] = [
  (tag, event) => `<${tag} ${event}="${code}">`,
  (tag, event) => `<${tag} ${event}='${code}'>`,
  (tag, event) => `<${tag} ${event}=\`${code}\`>`,
  (tag, event) => `<${tag}/${event}=${code}>`,
  (tag, event) => `<${tag}\t${event}\n=\r${code}>`,
  (tag, event) => `<${tag}\f${event}=${code}>`,
  (tag, event) => `<${tag}\v${event}=${code}>`,
  (tag, event) => `<${tag.toUpperCase()} ${event.toUpperCase()}=${code}>`,
  (tag, event) => `<${tag} ${event}="${code}"`,
  (tag, event) => `<${tag} ${event}=${code} `,
  (tag, event) => `<${tag} x="y"${event}="${code}">`,
  (tag, event) => `<${tag} "x=" ${event}=${code} y=">`,
  (tag, event) => `<${tag} x='>' ${event}=${code}>`,
  (tag, event) => `<${tag} ${event}="x" ${event}="${code}">`,
  (tag, event) => `<${tag} ${event}=&#116;op.ran(§)>`,
  (tag, event) => `<${tag} ${event}="&#x74;op&period;ran&lpar;§&rpar;">`,
  (tag, event) => `<${tag} ${event}="\\u0074op.ran(§)">`,
  (tag, event) => `<${tag} \0${event}=${code}>`,
  (tag, event) => `<${tag} on\0${event.slice(2)}=${code}>`,
  (tag, event) => `<${tag} ${event}\u00a0=${code}>`,
  (tag, event) => `<<${tag} ${event}=${code}>`,
  (tag, event) => `<x<${tag} ${event}=${code}>`,
  (tag, event) => `<!--><${tag} ${event}=${code}>`,
  (tag, event) => `<!--\n--!><${tag} ${event}=${code}>`,
  (tag, event) => `<!x><${tag} ${event}=${code}>`,
  (tag, event) => `<?x ><${tag} ${event}=${code}>`,
  (tag, event) => `</x><${tag} ${event}=${code}//>`,
  (tag, event) => `<p><${tag} ${event}=${code}></p>`,
];

const often = [
  ['img src=x', 'onerror'],
  ['svg', 'onload'],
  ['input autofocus', 'onfocus'],
  ['details open', 'ontoggle'],
  ['p', 'onpointerenter'],
  ['a href=#', 'onclick'],
] as const;

/** Markup with an event handler. */
export const handlers: readonly string[] = [
  ...elements.flatMap((tag) => events.map((event) => `<${tag} ${event}=${code}>x`)),
  ...often.flatMap(([tag, event]) => spellings.map((spell) => spell(tag, event))),
];
