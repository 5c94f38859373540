import { expect, it } from 'vitest';
import { firstMarket } from '../first-market/index.js';
import { browserMarket, defineMarket } from '../market/index.js';
import { registerPriceFormats } from '../money/price-formats.js';
import { marketScript, registerMarket } from './index.js';

const first = {
  ...firstMarket,
  id: 'first',
  themes: [{ id: 'land-rover' }, { id: 'jaguar' }],
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
