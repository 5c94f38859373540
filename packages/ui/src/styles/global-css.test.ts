import { breakpoints } from '@mawkib/core/vocabulary';
import { expect, it } from 'vitest';
import { preloadFonts } from './fonts.js';
import { globalCss } from './global-css.js';
import { media } from './media.js';
import { fluid } from './theme-css.js';

it('lists the nine breakpoints [S-9-07]', () => {
  expect(breakpoints).toEqual([0, 741, 768, 901, 1024, 1280, 1461, 1480, 1920]);
});

it('switches on both sides of a width without a gap [B-9-43]', () => {
  expect(media.from(901)).toBe('@media (min-width: 901px)');
  expect(media.below(901)).toBe('@media (max-width: 900.98px)');
});

it('has bars of 48 and 72 px and breadcrumbs of 44 and 55 px, the retailer bar of 50 [S-9-08]', () => {
  const css = globalCss('land-rover');
  expect(css).toContain(
    '--mk-layout-nav:48px;--mk-layout-breadcrumbs:44px;--mk-layout-retailer-bar:50px;',
  );
});

it('switches the bars at 1024 px [S-9-09]', () => {
  expect(globalCss('jaguar')).toContain(
    '@media (min-width: 1024px){:root{--mk-layout-nav:72px;--mk-layout-breadcrumbs:55px;}}',
  );
});

it('scales type from a 390 px phone to a 1440 px desktop', () => {
  expect(fluid(37, 64)).toBe('clamp(2.3125rem, 1.6857rem + 2.571vw, 4rem)');
  expect(fluid(13, 13)).toBe('0.8125rem');
});

it('carries several themes, the first for documents without one', () => {
  const css = globalCss(['jaguar', 'land-rover']);
  expect(css).toContain(':root[data-theme="land-rover"]{');
  expect(css).not.toContain(':root[data-theme="jaguar"]{');
  expect(css).toContain(':root [data-surface="black"]');
});

it('loads only the fonts it has addresses for, in two subsets, and always a fitted fallback', () => {
  const css = globalCss('land-rover', { cairoArabic: '/a.woff2' });
  expect(css.match(/@font-face/g)).toHaveLength(4);
  expect(css).toContain('url("/a.woff2")');
  expect(css).toContain('font-display:swap');
  // Of two that have Arabic letters the browser takes the one that is told later.
  expect(css).toMatch(
    /Fallback';src:local\('DejaVu Sans'\);size-adjust:95%[\s\S]*src:local\('Arial'\)/,
  );
});

it('preloads what the first screen needs in its language', () => {
  const urls = { cairoArabic: '/a', cairoLatin: '/l' };
  expect(preloadFonts('land-rover', urls, 'ar')).toEqual(['/a', '/l']);
  expect(preloadFonts('land-rover', urls, 'en')).toEqual(['/l']);
});

it('says nothing physical, spaced or slanted', () => {
  const css = globalCss(['land-rover', 'jaguar']);
  expect(css).not.toMatch(/(margin|padding|border)-(left|right)|letter-spacing|italic/);
});

it('offers the eight switches above 0 px [B-9-39]', () => {
  const widths = breakpoints.filter((width) => width > 0);
  expect(widths).toEqual([741, 768, 901, 1024, 1280, 1461, 1480, 1920]);
});
