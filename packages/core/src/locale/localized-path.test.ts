import { runs } from '@mawkib/tooling-vitest/scope';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localeOfPath, locales, localizedPath, withoutLocale } from './index.js';

describe('localizedPath', () => {
  it.each([
    ['/showroom', 'ar', '/ar/showroom'],
    ['/showroom?a=1#b', 'en', '/en/showroom?a=1#b'],
    ['showroom', 'ar', '/ar/showroom'],
    ['/', 'ar', '/ar/'],
    ['', 'ar', '/ar/'],
    ['/ar', 'ar', '/ar/'],
    ['/ar/showroom', 'ar', '/ar/showroom'],
    ['/en/showroom', 'ar', '/ar/showroom'],
    ['/ar?x=1', 'en', '/en/?x=1'],
    ['/arabic', 'ar', '/ar/arabic'],
    [' /offers ', 'ar', '/ar/offers'],
  ] as const)('%j in %s is %j', (path, locale, expected) => {
    expect(localizedPath(path, locale)).toBe(expected);
  });

  it.each([
    'https://example.com/x',
    '//example.com',
    'mailto:a@b.c',
    'tel:+97141234567',
    '#specs',
    '?page=2',
    '/services/media/images/a/640x360.jpg',
    '/assets/app.js',
  ])('leaves %s alone', (path) => {
    expect(localizedPath(path, 'ar')).toBe(path);
  });

  it('never doubles the prefix', () => {
    const piece = fc.oneof(
      fc.constantFrom('/', '//', 'ar', 'en', '/ar', '/en/', '#', '?', ':', '\\'),
      fc.string(),
    );
    const path = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(path, fc.constantFrom(...locales), (address, locale) => {
        const once = localizedPath(address, locale);
        expect(localizedPath(once, locale)).toBe(once);
        expect(once).not.toMatch(/^\/(ar|en)\/(ar|en)([/?#]|$)/);
      }),
      { numRuns: runs(2000) },
    );
  });
});

describe('the language of a path', () => {
  it('is its first segment', () => {
    expect(localeOfPath('/ar/x')).toBe('ar');
    expect(localeOfPath('/en?x')).toBe('en');
    expect(localeOfPath('/arabic')).toBeUndefined();
    expect(localeOfPath('/')).toBeUndefined();
  });

  it('is taken off', () => {
    expect(withoutLocale('/ar/defender')).toBe('/defender');
    expect(withoutLocale('/ar')).toBe('/');
    expect(withoutLocale('/ar#x')).toBe('/#x');
    expect(withoutLocale('/defender')).toBe('/defender');
  });

  it('leaves no address of another host', () => {
    for (const path of [
      '/ar//evil.example',
      '/ar/\\evil.example',
      '//evil.example',
      '/ar//en//x',
    ]) {
      expect(withoutLocale(path)).toMatch(/^\/[a-z]/);
    }
  });
});
