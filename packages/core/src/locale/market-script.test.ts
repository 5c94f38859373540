import { expect, it } from 'vitest';
import { browserMarket, defineMarket } from '../market/index.js';
import { registerPriceFormats } from '../money/price-formats.js';
import { marketScript, registerMarket } from './index.js';

const first = {
  id: 'first',
  country: 'AE',
  timeZone: 'Asia/Dubai',
  week: { start: 1, weekend: [6, 0], halfDays: [5] },
  currency: { code: 'AED' },
  locales: ['ar', 'en'],
  phone: { region: 'AE', example: '050 123 4567' },
  themes: [{ id: 'land-rover' }, { id: 'jaguar' }],
  brands: [
    { id: 'land-rover', name: { ar: 'لاند روڤر', en: 'Land Rover' }, theme: 'land-rover' },
    { id: 'jaguar', name: { ar: 'جاكوار', en: 'Jaguar' }, theme: 'jaguar' },
  ],
} as const;

const register = (market: Parameters<typeof defineMarket>[0]) => {
  const { facts, texts } = browserMarket(defineMarket(market));
  registerMarket(facts, texts);
};

it('carries of the first market nothing that a page has already, and the languages of any other', () => {
  register(first);
  expect(marketScript()).toBe('');
  registerPriceFormats(() => ({ get: () => '' }) as never);
  expect(marketScript()).toContain('"prices"');
  expect(marketScript()).not.toContain('"market"');
  register({ ...first, locales: ['en', 'ar'] });
  expect(marketScript()).toContain('"locales":[{"tag":"en"');
});
