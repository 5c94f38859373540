import {
  blockAttribute,
  menuOpenAttribute,
  movedAttribute,
  overAttribute,
  retailerAttribute,
  waitingAttribute,
} from '../markup/index.js';
import { variableName, vars } from './vars.js';

/**
 * Bars that stay at the top of the screen, from the top down, with their heights. An element is one
 * by `data-sticky="header"` and takes its place from `vars.sticky.header`. This file alone adds up
 * the heights: a bar that a page does not have takes no room.
 */
const stickyBars = {
  header: 'var(--mk-layout-nav)',
  hold: 'max(60px, 3.75rem)',
  retailer: 'var(--mk-layout-retailer-bar)',
  breadcrumbs: 'var(--mk-layout-breadcrumbs)',
  sections: 'calc(max(48px, 2.5rem) + 1px)',
} as const;

/** Name of a sticky bar. */
export type StickyBar = keyof typeof stickyBars;

const names = Object.keys(stickyBars) as StickyBar[];
const top = (name: string) => variableName('sticky', name);
const height = (name: StickyBar) => variableName('bar', name);
const hidden = '--mk-bar-away';
/** How far below its place a control of a bar counts. */
const lowered = `calc(var(${top('total')}) + var(${height('header')}))`;

/** Bars that lie on the image at the top of a page, see `overAttribute`. */
const overlaid = ['header', 'retailer', 'breadcrumbs'] as const satisfies readonly StickyBar[];
const isOverlaid = `:is(${overlaid.map((name) => `[data-sticky=${name}]`).join(',')})`;

/** Bars with the surface of the theme's `bar`. */
export const isTopBar = `${isOverlaid}[data-surface]`;

/** The overlaid bars of a page, except one with an open menu, until the page moves. */
export const overlaidBars = (root: string, surface?: string) =>
  `${root}:not([${movedAttribute}]):has([${overAttribute}${surface ? `="${surface}"` : ''}]) ${isOverlaid}:not(:has([open],[data-open]))`;

const sum = (bars: readonly StickyBar[]) => bars.map((name) => `var(${height(name)})`).join(' + ');
const over = `html:has([${overAttribute}])`;

/** Blocks above the in-page navigation. */
const aboveSections = `[${blockAttribute}]:has(~ [data-sticky=sections])`;

/** Value of `data-bar` on the root while the header is out of sight. */
export const hiddenBar = 'hidden';

/**
 * `--mk-sticky-<bar>`: where a bar stays; `--mk-sticky-shown`: below all bars that are in sight;
 * `--mk-sticky-total`: below all bars, also while the header is hidden, because it comes back when
 * the page moves up. What is scrolled to, by a hash, the focus or the skip link, stops there; a hash
 * target above the in-page navigation stops higher, since that is no bar yet at such a position.
 *
 * `--mk-sticky-room`: height of the screen without the bars at the top of the page, with those that
 * lie on its image. `--mk-sticky-over`: height of the bars at the top.
 *
 * The header does not hide with reduced motion, nor while the focus is in it or a menu of it is open.
 *
 * A control of a bar is above that line, so its focus would move the page: it counts as below the
 * line. While a menu of the header is open there is no line; the menu's own content may scroll.
 */
export const stickyCss = [
  `:root{${names.map((name) => `${height(name)}:0px;`).join('')}${hidden}:0px}`,
  ...names.map(
    (name) =>
      `html:has([data-sticky=${name}]:not([${waitingAttribute}])){${height(name)}:${stickyBars[name]}}`,
  ),
  `html[${retailerAttribute}]:has([data-sticky=retailer]){${height('retailer')}:${stickyBars.retailer}}`,
  `@media (prefers-reduced-motion: no-preference){html[data-bar=${hiddenBar}]:not(:has([data-sticky=header]:focus-within)):not(:has([data-sticky=header] [open])){${hidden}:${`var(${height('header')})`}}}`,
  `html{${top('header')}:calc(0px - var(${hidden}));${names
    .map((name, at) => {
      const below = names[at + 1] ?? 'shown';
      return `${top(below)}:calc(var(${top(name)}) + var(${height(name)}));`;
    })
    .join(
      '',
    )}${top('total')}:calc(var(${top('shown')}) + var(${hidden}));scroll-padding-block-start:var(${top('total')})}`,
  `[data-sticky] :is(a,button,input,summary){scroll-margin-block:calc(-1 * ${lowered}) ${lowered}}`,
  `:where(${aboveSections},${aboveSections} [id]){scroll-margin-block-start:calc(-1 * var(${height('sections')}))}`,
  `html[${menuOpenAttribute}]{scroll-padding-block:0px}`,
  `@media (scripting: none){html:has([data-sticky=header] [open]){scroll-padding-block:0px}}`,
  '[data-sticky=header] :is([open],[data-open]) :is(a,button,input,summary){scroll-margin-block:0px}',
  // Where the page below ends, a bar slides under those above it.
  ...(['breadcrumbs', 'sections'] as const).map(
    (name, at) => `[data-sticky=${name}]{z-index:calc(${vars.layer.sticky} - ${at + 1})!important}`,
  ),
  '[data-sticky]{transition:inset-block-start var(--mk-motion-base) var(--mk-motion-ease)}',
  `html{${top('over')}:calc(${sum(['header', 'hold', 'retailer', 'breadcrumbs'])});${top('room')}:calc(100svh - ${sum(names).replaceAll(' + ', ' - ')})}`,
  `@media screen{${over}{${top('room')}:calc(100svh - var(${height('sections')}))}`,
  `${over} #content{margin-block-start:calc(-1 * (${sum(['header', 'hold', 'retailer'])}))}`,
  `${over} [data-sticky=breadcrumbs]{margin-block-end:calc(-1 * var(${height('breadcrumbs')}))}`,
  // Without JavaScript scrolling is not observed, so the bars scroll with the page.
  `@media (scripting: none){${over} ${isOverlaid}{position:relative!important}}}`,
  // Only the ink is measured to be legible on the image.
  `${overlaidBars('html')}{${variableName('color', 'muted')}:var(${variableName('color', 'ink')})!important;${variableName('color', 'accent')}:var(${variableName('color', 'ink')})!important}`,
  `@media screen and (forced-colors: none){${overlaidBars('html')}{background-color:transparent;--bar-line:transparent}}`,
  // Its small letters may cross the edges of what the image shows.
  `${overlaidBars('html')}:is([data-sticky=breadcrumbs]){text-shadow:0 0 8px ${vars.color.canvas}}`,
  `${isOverlaid}{transition-property:inset-block-start,background-color}`,
  '@media print{[data-sticky]{position:static!important}}',
].join('\n');
