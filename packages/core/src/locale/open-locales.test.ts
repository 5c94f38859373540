import { beforeAll, describe, expect, it } from 'vitest';
import { browserMarket, defineMarket, type MarketLocale } from '../market/index.js';
import { formatMoney } from '../money/index.js';
import {
  acceptedLocale,
  defaultLocale,
  defineMessages,
  directionOf,
  formatNumber,
  intlLocale,
  isLocale,
  joinTexts,
  localeOfPath,
  localeOfText,
  locales,
  localize,
  localizedPath,
  missingTexts,
  registerMarket,
  withoutLocale,
} from './index.js';

const messages = defineMessages('test', {
  title: { ar: 'المركبات', en: 'Vehicles' },
  found: {
    ar: { one: 'سيارة واحدة', other: '{count} سيارة' },
    en: { one: '{count} car', other: '{count} cars' },
  },
  call: { ar: 'اتصل على {phone}', en: 'Call {phone}' },
});

const market = (...list: [MarketLocale, ...MarketLocale[]]) =>
  defineMarket({
    id: 'canada',
    country: 'CA',
    timeZone: 'America/Toronto',
    week: { start: 0, weekend: [6, 0] },
    currency: { code: 'CAD' },
    locales: list,
    phone: { region: 'CA', example: '506 234 5678' },
    themes: [{ id: 'nord' }],
    brands: [
      { id: 'nord', name: { ar: 'نورد', en: 'Nord', fr: 'Nord', de: 'Nord' }, theme: 'nord' },
    ],
    texts: {
      test: {
        title: { fr: 'Véhicules' },
        found: { fr: { one: '{count} voiture', other: '{count} voitures' } },
      },
    },
  });

const register = (...list: [MarketLocale, ...MarketLocale[]]) => {
  const { facts, texts } = browserMarket(market(...list));
  registerMarket(facts, texts);
};

beforeAll(() => {
  register('en', { tag: 'ar', numberingSystem: 'arab' }, 'fr', { tag: 'de', fallback: ['fr'] });
});

describe('a market with languages of its own', () => {
  it('decides which there are, which is the default, and how they are written', () => {
    expect(locales).toEqual(['en', 'ar', 'fr', 'de']);
    expect(defaultLocale()).toBe('en');
    expect(locales.map(directionOf)).toEqual(['ltr', 'rtl', 'ltr', 'ltr']);
    expect(['fr', 'it', 'FR', null].filter(isLocale)).toEqual(['fr']);
  });

  it('has them in its addresses', () => {
    expect(localizedPath('/ar/showroom?a=1', 'fr')).toBe('/fr/showroom?a=1');
    expect(localeOfPath('/fr/x')).toBe('fr');
    expect(localeOfPath('/it/x')).toBeUndefined();
    expect(withoutLocale('/fr')).toBe('/');
  });

  it('writes numbers and prices as each of them does', () => {
    expect(intlLocale('fr')).toBe('fr-CA-u-ca-gregory-nu-latn');
    expect(formatNumber(1200, 'fr')).toMatch(/^1\s200$/);
    expect(formatNumber(12, 'ar')).toBe('١٢');
    expect(formatNumber(12, 'en')).toBe('12');
    expect(formatMoney({ amount: 500, currency: 'CAD' }, 'fr')).toMatch(/CAD$/);
    expect(formatMoney({ amount: 500, currency: 'CAD' }, 'en')).toMatch(/^CAD/);
    expect(joinTexts(['a', 'b'], 'fr')).toBe('a, b');
  });

  it('takes the language that a visitor asks for', () => {
    expect(acceptedLocale('it, fr-CH;q=0.9, en;q=0.8')).toBe('fr');
    expect(acceptedLocale('de;q=0, ar;q=0.1')).toBe('ar');
    expect(acceptedLocale('it')).toBeUndefined();
    expect(acceptedLocale(undefined)).toBeUndefined();
  });
});

describe('a text that is missing', () => {
  it('is taken from the fallbacks of the language, the default first', () => {
    expect(localize({ ar: 'عرض', en: 'Offer' }, 'fr')).toBe('Offer');
    expect(localize({ ar: 'عرض', fr: ' ' }, 'fr')).toBe('عرض');
    expect(localize({ ar: 'عرض', en: 'Offer', fr: 'Offre' }, 'de')).toBe('Offre');
    expect(localize({ ar: 'عرض', en: 'Offer' }, 'de')).toBe('Offer');
    expect(localize({ ar: 'عرض' }, 'de')).toBe('');
    expect(localeOfText({ ar: 'عرض', fr: 'Offre' }, 'de')).toBe('fr');
    expect(localeOfText({}, 'de')).toBeUndefined();
  });

  it('of a package too, with the plural forms of the language that has it', () => {
    expect(messages('fr')('title')).toBe('Véhicules');
    expect(messages('de')('title')).toBe('Véhicules');
    expect(messages('fr')('call', { phone: '506' })).toBe('Call 506');
    // In French zero takes the singular, in English the plural.
    expect(messages('fr')('found', { count: 0 })).toBe('0 voiture');
    expect(messages('de')('found', { count: 0 })).toBe('0 voiture');
    expect(messages('en')('found', { count: 0 })).toBe('0 cars');
  });

  it('is listed for those who translate it', () => {
    expect(missingTexts([messages], 'fr')).toEqual([{ catalogue: 'test', key: 'call' }]);
    expect(missingTexts([messages], 'de')).toHaveLength(3);
    expect(missingTexts([messages], 'ar')).toEqual([]);
  });

  it('of one region is that of the language', () => {
    register('fr', 'en-CA', { tag: 'en-US', numberingSystem: 'fullwide' });
    expect(locales).toEqual(['fr', 'en-ca', 'en-us']);
    expect(messages('en-us')('title')).toBe('Vehicles');
    expect(localize({ fr: 'Offre', en: 'Offer' }, 'en-ca')).toBe('Offer');
    expect(intlLocale('en-us')).toBe('en-US-u-ca-gregory-nu-fullwide');
    expect(acceptedLocale('en-us')).toBe('en-us');
    expect(acceptedLocale('en-gb')).toBe('en-ca');
  });
});
