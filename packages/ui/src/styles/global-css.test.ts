import { expect, it } from 'vitest';
import { breakpoints } from './breakpoints.js';
import { globalCss } from './global-css.js';
import { media } from './media.js';
import { preloadFonts } from './themes/fonts.js';
import { fluid } from './themes/theme-css.js';
import { surfaces } from './themes/themes.js';

/** Declarations of the first rule with that selector. */
function ruleOf(css: string, selector: string): Record<string, string> {
  const from = [`{${selector}{`, `\n${selector}{`, `\n${selector},`]
    .map((start) => css.indexOf(start))
    .find((at) => at >= 0);
  if (from === undefined) throw new Error(`No rule for ${selector}`);
  const open = css.indexOf('{', from + 1);
  const body = css.slice(open + 1, css.indexOf('}', open));
  return Object.fromEntries(
    body
      .split(';')
      .filter(Boolean)
      .map((each) => each.split(/:(.*)/s).slice(0, 2)),
  );
}

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
    '--mk-layout-nav:max(48px, 2.25rem);--mk-layout-breadcrumbs:max(44px, 2rem);--mk-layout-retailer-bar:max(50px, 2.5rem);',
  );
});

it('switches the bars at 1024 px [S-9-08] [S-9-09]', () => {
  expect(globalCss('jaguar')).toContain(
    '@media (min-width: 1024px){:root{--mk-layout-nav:max(72px, 2.75rem);--mk-layout-breadcrumbs:max(55px, 2rem);}}',
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

it('writes of a further theme only what it has otherwise, so that each still has all its own', () => {
  const alone = globalCss('jaguar');
  const both = globalCss(['land-rover', 'jaguar']);
  const own = ':root[data-theme="jaguar"]';
  for (const surface of ['', ...surfaces.map((name) => ` [data-surface="${name}"]`)]) {
    const first = ruleOf(both, `:root${surface}`);
    const further = ruleOf(both, `${own}${surface}`);
    expect({ ...first, ...further }).toEqual(ruleOf(alone, `:root${surface}`));
    for (const [name, value] of Object.entries(further)) expect(first[name]).not.toBe(value);
  }
});

it('loads only the fonts that have URLs, and always names their fallbacks', () => {
  const css = globalCss('land-rover', { cairoArabic: '/a.woff2' });
  expect(css.match(/@font-face/g)).toHaveLength(5);
  expect(css).toContain('url("/a.woff2")');
  expect(css).toContain('font-display:swap');
});

it('lets the font of a machine that fits the language stand in, for all characters', () => {
  const css = globalCss(['land-rover', 'jaguar']);
  for (const [theme, family, latin] of [
    ['', 'Mawkib Cairo', 'Mawkib Hanken'],
    ['[data-theme="jaguar"]', 'Mawkib Plex', 'Mawkib Instrument'],
  ]) {
    const arabic = ruleOf(css, `:root${theme}`)['--mk-font-primary'];
    const english = ruleOf(css, `:root${theme}:lang(en)`)['--mk-font-primary'];
    expect(arabic).toMatch(new RegExp(`^'${family}','${family} linux','${family} arabic',`));
    expect(english).toMatch(new RegExp(`^'${latin}','${family} script','${family} latin',`));
  }
  expect(css.match(/local\([^}]*}/g)).toHaveLength(6);
  expect(css).not.toMatch(/local\([^}]*unicode-range/);
});

it('preloads what the first screen needs in its language', () => {
  const urls = { cairoArabic: '/a', cairoLatin: '/l', cairoLatinExt: '/x', hankenLatin: '/h' };
  expect(preloadFonts('land-rover', urls, 'ar')).toEqual(['/a', '/l']);
  expect(preloadFonts('land-rover', urls, 'en')).toEqual(['/h']);
});

it('has each character in one file alone, so that a page asks for what it has', () => {
  const urls = { cairoArabic: '/a', cairoLatin: '/l', cairoLatinExt: '/x' };
  const css = globalCss('land-rover', urls);
  const facesOf = (char: string) =>
    [...css.matchAll(/url\("(.+?)"\)[^}]*unicode-range:([^}]+)/g)].flatMap(([, url, ranges]) => {
      const within = ranges?.split(',').some((range) => {
        const [from = '', to = from] = range.slice(2).split('-');
        const code = char.codePointAt(0) ?? 0;
        return Number.parseInt(from, 16) <= code && code <= Number.parseInt(to, 16);
      });
      return within ? [url] : [];
    });
  const filesOf = (char: string) => [...new Set(facesOf(char))];
  expect([...'رچ٣'].map(filesOf)).toEqual([['/a'], ['/a'], ['/a']]);
  expect([...'A7 -–«»’…²·×−'].map(filesOf)).toEqual([...'A7 -–«»’…²·×−'].map(() => ['/l']));
  expect([...'éüßŒ€™½→'].map(filesOf)).toEqual([...'éüßŒ€™½→'].map(() => ['/x']));
});

it('says nothing physical, spaced or slanted', () => {
  const css = globalCss(['land-rover', 'jaguar']);
  expect(css).not.toMatch(/(margin|padding|border)-(left|right)|letter-spacing|italic/);
});

it('offers the eight switches above 0 px [B-9-39]', () => {
  const widths = breakpoints.filter((width) => width > 0);
  expect(widths).toEqual([741, 768, 901, 1024, 1280, 1461, 1480, 1920]);
});
