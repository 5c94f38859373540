import { describe, expect, it, vi } from 'vitest';
import { brandNameOf, marketThemes } from '../brands/themes.js';
import { silentLogger } from '../errors/index.js';
import { createSettings, logoFor, navigationKind, siteSettings, themeRulesOf } from './index.js';
import { isNavigationDisabled } from './navigation-kind.js';

const settingsOf = (values: Record<string, string> = {}) =>
  createSettings(
    siteSettings,
    Object.entries(values).map(([key, value]) => ({ key, value })),
    silentLogger,
  );
const listing = (...pages: string[]) =>
  settingsOf({ 'navigation.disabled_on_pages': JSON.stringify(pages) });

describe('isNavigationDisabled', () => {
  it('is so on the home page until the setting is fetched [S-2-45]', () => {
    for (const path of ['/', '/ar', '/ar/', '/en/']) {
      expect(isNavigationDisabled(path, settingsOf(), 'land-rover')).toBe(true);
      const blank = settingsOf({ 'navigation.disabled_on_pages': '' });
      expect(isNavigationDisabled(path, blank, 'land-rover')).toBe(false);
    }
    expect(isNavigationDisabled('/offers', settingsOf(), 'land-rover')).toBe(false);
  });

  it('is so on listed pages, under the theme that heeds the list alone', () => {
    const settings = listing('/promo', 'ar/late/');
    expect(isNavigationDisabled('/promo', settings, 'land-rover')).toBe(true);
    expect(isNavigationDisabled('/en/promo/', settings, 'land-rover')).toBe(true);
    expect(isNavigationDisabled('/late', settings, 'land-rover')).toBe(true);
    expect(isNavigationDisabled('/promotion', settings, 'land-rover')).toBe(false);
    expect(isNavigationDisabled('/', settings, 'land-rover')).toBe(false);
    expect(isNavigationDisabled('/promo', settings, 'jaguar')).toBe(false);
  });
});

describe('navigationKind', () => {
  const none = { 'navigation.disabled_on_pages': '["/promo"]' };
  const logo = { 'navigation.logo_only_on_pages': '["/promo","/electric"]' };
  const service = { 'navigation.service_origin': 'https://nav.example' };
  const newer = { 'navigation.newer': 'true' };
  const everywhere = { 'navigation.disabled_on_pages': '' };

  // Settings; kinds on /ar/promo, /electric and / of the first theme; on the same of the exempt one.
  it.each([
    [{}, 'former former none', 'former former former'],
    [everywhere, 'former former former', 'former former former'],
    [newer, 'newer newer none', 'newer newer newer'],
    [{ ...everywhere, ...newer }, 'newer newer newer', 'newer newer newer'],
    [
      { ...everywhere, 'navigation.newer': 'false' },
      'former former former',
      'former former former',
    ],
    [{ ...everywhere, ...service }, 'service service service', 'service service service'],
    [{ ...everywhere, ...service, ...newer }, 'service service service', 'service service service'],
    [{ ...none, ...service, ...newer }, 'none service service', 'service service service'],
    [{ ...none, ...logo }, 'none logo_only former', 'logo_only logo_only former'],
    [{ ...none, ...logo, ...newer }, 'none logo_only newer', 'logo_only logo_only newer'],
    [
      { ...none, ...logo, ...service, ...newer },
      'none logo_only service',
      'logo_only logo_only service',
    ],
    [{ ...newer, 'navigation.service_origin': ' ' }, 'newer newer none', 'newer newer newer'],
  ])('with %j is %s, and %s under the exempt theme [S-2-46]', (values, first, exempt) => {
    const kinds = (theme: 'land-rover' | 'jaguar') =>
      ['/ar/promo', '/electric', '/']
        .map((path) => navigationKind(path, settingsOf(values), theme))
        .join(' ');
    expect([kinds('land-rover'), kinds('jaguar')]).toEqual([first, exempt]);
  });
});

describe('navigation.brands', () => {
  it('keeps complete entries, in order', () => {
    const jaguar = { brand: 'jaguar', label: 'Jaguar', url: '/f-type' };
    const list = [jaguar, { ...jaguar, url: '' }, { brand: 'x' }, null, 'x', [jaguar]];
    const brands = (value: string) =>
      settingsOf({ 'navigation.brands': value }).get('navigation.brands');
    expect(brands(JSON.stringify(list))).toEqual([jaguar]);
    expect([brands(''), brands('{'), brands('{}')]).toEqual([[], [], []]);
  });
});

describe('logoFor', () => {
  const entry = (logo: string, path: string) => ({ path, homepage: `/${logo}`, logo });
  const entriesOf = (...entries: object[]) =>
    settingsOf({ 'navigation.logo_settings': JSON.stringify(entries) }).get(
      'navigation.logo_settings',
    );

  it('gives logo and homepage of the entry that the path matches [S-2-49]', () => {
    const entries = entriesOf(entry('defender', '/defender/*'), entry('discovery', '^/disco'));
    expect(logoFor('/defender/90', entries)).toEqual({ logo: 'defender', homepage: '/defender' });
    expect(logoFor('/discovery', entries)).toEqual({ logo: 'discovery', homepage: '/discovery' });
  });

  it('gives the default logo and / where none matches, each of the four by name [S-2-50]', () => {
    expect(logoFor('/offers', [])).toEqual({ logo: 'default', homepage: '/' });
    for (const logo of ['default', 'range_rover', 'defender', 'discovery']) {
      expect(logoFor('/x', entriesOf(entry(logo, '^/x')))).toMatchObject({ logo });
    }
    expect(logoFor('/x', entriesOf(entry('unknown', '^/x')))).toMatchObject({ logo: 'default' });
  });

  it('tries no pattern that could take for ever', () => {
    const path = `/${'a'.repeat(5000)}!`;
    const hostile = ['(a+)+$', '(a|a)*$', '(.*)*x', '.*.*.*.*.*x', 'a'.repeat(300), '(', '*'];
    const entries = entriesOf(...hostile.map((pattern) => entry('defender', pattern)));
    const test = vi.spyOn(RegExp.prototype, 'test');
    const exec = vi.spyOn(RegExp.prototype, 'exec');
    expect(logoFor(path, entries)).toEqual({ logo: 'default', homepage: '/' });
    const tried = [...test.mock.contexts, ...exec.mock.contexts].map(
      (one) => (one as RegExp).source,
    );
    vi.restoreAllMocks();
    for (const pattern of hostile) expect(tried).not.toContain(pattern);
  });
});

describe('themeRulesOf', () => {
  it('names each rule of one theme; there are two themes with their titles [S-1-15]', () => {
    expect(marketThemes()).toEqual(['land-rover', 'jaguar']);
    expect(marketThemes().map(brandNameOf)).toEqual(['Land Rover', 'Jaguar']);
    expect(themeRulesOf('land-rover')).toEqual({
      isNavigationKeptEverywhere: false,
      hasNotFoundHtml: false,
    });
    expect(themeRulesOf('jaguar')).toEqual({
      isNavigationKeptEverywhere: true,
      hasNotFoundHtml: true,
    });
  });
});
