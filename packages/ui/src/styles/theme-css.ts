import {
  breadcrumbHeights,
  modalFadeMs,
  navHeights,
  retailerBarHeight,
  type Theme,
} from '@mawkib/core/vocabulary';
import { isDarkSurface, palettes, type Surface, shapes, surfaces } from './themes.js';
import { colorNames, variableName } from './tokens.js';

/** From `least` px on a phone (390) to `most` px on a desktop (1440). */
export function fluid(least: number, most: number): string {
  if (least === most) return rem(least);
  const slope = (most - least) / (1440 - 390);
  const start = least - slope * 390;
  const vw = Number((slope * 100).toFixed(3));
  return `clamp(${rem(least)}, ${rem(start)} + ${vw}vw, ${rem(most)})`;
}

const rem = (px: number) => `${Number((px / 16).toFixed(4))}rem`;

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

const declarations = (group: string, values: Record<string, string | number>) =>
  Object.entries(values)
    .map(([name, value]) => `${variableName(group, name)}:${value};`)
    .join('');

function colors(theme: Theme, surface: Surface): string {
  const palette = palettes[theme][surface];
  const values = Object.fromEntries(colorNames.map((name) => [name, palette[name]]));
  const scheme = isDarkSurface(surface) ? 'dark' : 'light';
  return `color-scheme:${scheme};${declarations('color', values)}`;
}

/** Variables of a theme and of its four surfaces, for the elements that `root` selects. */
export function themeCss(theme: Theme, root: string): string {
  const shape = shapes[theme];
  const family = `'${shape.family}','${shape.family} Fallback',system-ui,sans-serif`;
  const still =
    declarations('color', { backdrop: '#dedee0', onBackdrop: '#17181a' }) +
    declarations('size', sizes) +
    declarations('leading', {
      body: shape.bodyLeading,
      heading: shape.headingLeading,
      tight: 1.25,
    }) +
    declarations('weight', shape.weights) +
    declarations('font', {
      primary: family,
      secondary: family,
      features: shape.features,
    }) +
    declarations(
      'space',
      Object.fromEntries([4, 8, 12, 16, 24, 32, 48, 64, 96].map((px) => [px, rem(px)])),
    ) +
    declarations('layout', {
      section: shape.section,
      margin: 'clamp(1.25rem, 5vw, 7.5rem)',
      gutter: '1rem',
      page: '108.75rem',
      measure: '65ch',
      nav: `${navHeights.narrow}px`,
      breadcrumbs: `${breadcrumbHeights.narrow}px`,
      retailerBar: `${retailerBarHeight}px`,
    }) +
    declarations('motion', {
      fast: '200ms',
      base: '300ms',
      modal: `${modalFadeMs}ms`,
      slow: '600ms',
      ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      lift: '12px',
    }) +
    declarations('line', { thin: '1px', strong: shape.lineStrong }) +
    declarations('radius', { control: '0', round: '50%' }) +
    declarations('elevation', { float: '0 12px 32px rgb(0 0 0 / 0.14)' }) +
    declarations('layer', { sticky: 10, header: 100, bar: 1000 });
  const wide = declarations('layout', { gutter: '1.5rem' });
  const desktop = declarations('layout', {
    nav: `${navHeights.regular}px`,
    breadcrumbs: `${breadcrumbHeights.regular}px`,
  });
  const calm = declarations('motion', {
    fast: '0s',
    base: '0s',
    modal: '0s',
    slow: '0s',
    lift: '0px',
  });
  return [
    `${root}{${still}${colors(theme, 'light')}}`,
    ...surfaces.map(
      (surface) =>
        `${root} [data-surface="${surface}"],${root}[data-surface="${surface}"]{${colors(theme, surface)}}`,
    ),
    `@media (min-width: 741px){${root}{${wide}}}`,
    `@media (min-width: 1024px){${root}{${desktop}}}`,
    `@media (prefers-reduced-motion: reduce){${root}{${calm}}}`,
  ].join('\n');
}
