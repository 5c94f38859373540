import { type Direction, directionOf, locales } from '@mawkib/core/locale';
import { breadcrumbHeights, modalFadeMs, navHeights, retailerBarHeight } from '../breakpoints.js';
import { isTopBar, overlaidBars } from '../sticky-bars.js';
import { colorNames, variableName } from '../vars.js';
import { fontStack } from './fonts.js';
import { isDarkSurface, type Surface, surfaces, type ThemeTokens } from './themes.js';

/** From `min` px on a phone (390) to `max` px on a desktop (1440). */
export function fluid(min: number, max: number): string {
  if (min === max) return rem(min);
  const slope = (max - min) / (1440 - 390);
  const start = min - slope * 390;
  const vw = Number((slope * 100).toFixed(3));
  return `clamp(${rem(min)}, ${rem(start)} + ${vw}vw, ${rem(max)})`;
}

const rem = (px: number) => `${Number((px / 16).toFixed(4))}rem`;

/** Height of a bar in px, or more if the visitor's text size needs it. */
const barHeight = (px: number, rems: number) => `max(${px}px, ${rems}rem)`;

const sizes = {
  label: fluid(13, 13),
  small: fluid(14, 14),
  body: fluid(17, 18),
  lead: fluid(19, 22),
  xs: fluid(17, 20),
  s: fluid(19, 24),
  m: fluid(22, 32),
  l: fluid(26, 40),
  xl: fluid(31, 52),
  title: fluid(37, 64),
};

type Values = Record<string, string | number>;

/** `('space', { 8: '0.5rem' })` is `{ '--mk-space-8': '0.5rem' }`. */
const variables = (group: string, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [variableName(group, name), value]),
  );

const written = (values: Values) =>
  Object.entries(values)
    .map(([name, value]) => `${name}:${value};`)
    .join('');

/** The values that differ from `known`. */
const unlike = (values: Values, known: Values | undefined): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => known?.[name] !== value));

function colors(theme: ThemeTokens, surface: Surface): Values {
  const palette = theme.palettes[surface];
  const values = Object.fromEntries(colorNames.map((name) => [name, palette[name]]));
  return {
    'color-scheme': isDarkSurface(surface) ? 'dark' : 'light',
    ...variables('color', values),
  };
}

function fonts(theme: ThemeTokens, direction: Direction): Values {
  const stack = fontStack(theme, direction);
  return variables('font', { primary: stack, secondary: stack });
}

/** Values that do not depend on a surface, for a narrow screen. */
function measures(theme: ThemeTokens): Values {
  const shape = theme.shape;
  const steps = [4, 8, 12, 16, 24, 32, 48, 64, 96].map((px) => [px, rem(px)]);
  return {
    ...variables('color', {
      backdrop: '#dedee0',
      onBackdrop: '#17181a',
      stage: shape.studio?.stage ?? '#dedee0',
      tint: shape.studio?.tint ?? '#fff',
    }),
    ...variables('control', {
      weight: shape.control?.weight ?? shape.weights.medium,
      space: shape.control?.space ?? '2rem',
    }),
    ...variables('card', { frame: '0px', inset: '0px', ...shape.card }),
    ...variables('size', sizes),
    ...variables('leading', {
      body: shape.bodyLeading,
      heading: shape.headingLeading,
      tight: 1.25,
    }),
    ...variables('weight', shape.weights),
    ...fonts(theme, 'rtl'),
    ...variables('font', { features: shape.features }),
    ...variables('space', Object.fromEntries(steps)),
    ...variables('layout', {
      section: shape.section,
      margin: 'clamp(20px, 5vw, 120px)',
      gutter: '1rem',
      page: '108.75rem',
      measure: '65ch',
      nav: barHeight(navHeights.narrow, 2.25),
      breadcrumbs: barHeight(breadcrumbHeights.narrow, 2),
      retailerBar: barHeight(retailerBarHeight, 2.5),
    }),
    ...variables('motion', {
      fast: '200ms',
      base: '300ms',
      modal: `${modalFadeMs}ms`,
      slow: '600ms',
      ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      lift: '12px',
    }),
    ...variables('line', { thin: '1px', strong: shape.lineStrong }),
    ...variables('radius', { control: '0', round: '50%' }),
    ...variables('elevation', { float: '0 12px 32px rgb(0 0 0 / 0.14)' }),
    ...variables('layer', { sticky: 10, header: 100, bar: 1000 }),
  };
}

const wide = variables('layout', { gutter: '1.5rem' });
const desktop = variables('layout', {
  nav: barHeight(navHeights.regular, 2.75),
  breadcrumbs: barHeight(breadcrumbHeights.regular, 2),
});
const calm = variables('motion', { fast: '0s', base: '0s', modal: '0s', slow: '0s', lift: '0px' });

/** Variables of a theme and of its four surfaces, for the document. */
export function themeCss(theme: ThemeTokens): string {
  return [
    ...surfaceRules(theme, ':root'),
    `@media (min-width: 741px){:root{${written(wide)}}}`,
    `@media (min-width: 1024px){:root{${written(desktop)}}}`,
    `@media (prefers-reduced-motion: reduce){:root{${written(calm)}}}`,
  ].join('\n');
}

/** Values of another theme that differ, under its `data-theme`. */
export const otherThemeCss = (theme: ThemeTokens, first: ThemeTokens): string =>
  surfaceRules(theme, `:root[data-theme="${theme.id}"]`, first).join('\n');

/** Selectors of documents in the market's LTR languages. */
function leftToRight(root: string): string[] {
  const languages = locales
    .filter((locale) => directionOf(locale) === 'ltr')
    .map((locale) => `${root}:lang(${locale})`);
  return languages.length > 0 ? [languages.join(',')] : [];
}

function surfaceRules(theme: ThemeTokens, root: string, known?: ThemeTokens): string[] {
  const all = { ...measures(theme), ...colors(theme, 'light') };
  const before = known && { ...measures(known), ...colors(known, 'light') };
  return [
    `${root}{${written(unlike(all, before))}}`,
    ...leftToRight(root).map((selector) => `${selector}{${written(fonts(theme, 'ltr'))}}`),
    ...surfaces.map((surface) => {
      const values = unlike(colors(theme, surface), known && colors(known, surface));
      const selectors = [
        `${root} [data-surface="${surface}"]`,
        `${root}[data-surface="${surface}"]`,
      ];
      if (surface === theme.shape.bar) selectors.push(`${root} ${isTopBar}`);
      if (surface === 'light' || surface === 'dark') selectors.push(overlaidBars(root, surface));
      return `${selectors.join(',')}{${written(values)}}`;
    }),
  ];
}
