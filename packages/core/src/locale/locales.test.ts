import { describe, expect, it } from 'vitest';
import { defaultLocale, directionOf, isLocale, locales, localize } from './index.js';

describe('locales', () => {
  it('are Arabic, written right to left and first, and English', () => {
    expect(locales).toEqual(['ar', 'en']);
    expect(defaultLocale()).toBe('ar');
    expect(locales.map(directionOf)).toEqual(['rtl', 'ltr']);
  });

  it('are distinguished from other values', () => {
    expect(['ar', 'en', 'AR', 'fr', '', null, undefined, 0].filter(isLocale)).toEqual(['ar', 'en']);
  });
});

describe('localize', () => {
  it.each([
    [{ ar: 'عرض', en: 'Offer' }, 'en', 'Offer'],
    [{ ar: 'عرض', en: ' ' }, 'en', 'عرض'],
    [{ en: 'Offer' }, 'ar', 'Offer'],
    [{ ar: '', en: '' }, 'ar', ''],
    ['same', 'ar', 'same'],
    [null, 'ar', ''],
    [undefined, 'en', ''],
    [{ ar: 5 as unknown as string, en: 'Offer' }, 'ar', 'Offer'],
  ] as const)('%j in %s is %j', (value, locale, expected) => {
    expect(localize(value, locale)).toBe(expected);
  });
});
