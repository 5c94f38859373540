// @vitest-environment node
import { afterEach, describe, expect, it } from 'vitest';
import { silentLogger } from '../errors/index.js';
import { marketScript, withoutIsolates } from '../locale/index.js';
import { registered } from '../locale/market.js';
import { createSettings, siteSettings } from '../settings/index.js';
import { formatMoney, formatPrice, formatPriceRange, registerPriceFormats } from './index.js';

const register = (given: Readonly<Record<string, string>> = {}) => {
  const rows = Object.entries(given).map(([key, value]) => ({ key, value }));
  registerPriceFormats((locale) => createSettings(siteSettings, rows, silentLogger, { locale }));
};
const inStock = (major: number) =>
  withoutIsolates(formatPrice(major, 'ar', undefined, 'stock_locator'));

afterEach(() => {
  delete registered.prices;
});

describe('price formats of the settings', () => {
  it('are the euro, a comma and ^%, in the stock locator % ^, where none is fetched [S-9-11]', () => {
    register();
    expect(formatPrice(389_000, 'en')).toBe('€389,000');
    expect(inStock(389_000)).toBe('389,000 €');
  });

  it.each([
    ['price.currency_symbol', 'AED', 'AED389,000', '389,000 AED'],
    ['price.delimiter', 'dot', '€389.000', '389.000 €'],
    ['price.format', '% ^', '389,000 €', '389,000 €'],
    ['stock_locator.price_format', '^%', '€389,000', '€389,000'],
  ])('%s fetched as %s replaces its default [S-9-11]', (key, value, site, stock) => {
    register({ [key]: value });
    expect([formatPrice(389_000, 'en'), inStock(389_000)]).toEqual([site, stock]);
  });

  it('may differ by language, and isolate what Arabic reads', () => {
    register({ 'price.currency_symbol': 'AED', 'price.currency_symbol.ar': 'د.إ' });
    expect(formatPrice(5, 'en')).toBe('AED5');
    expect(formatPrice(5, 'ar')).toBe('\u2067د.إ5\u2069');
  });

  it('leave the symbol of another currency alone', () => {
    register({ 'price.format': '^ %' });
    expect(formatPrice(5, 'en', 'KWD')).toBe('KWD 5');
  });

  it('hold for ranges, debits and nothing too', () => {
    register({ 'price.delimiter': 'space', 'price.format': '% ^' });
    expect(withoutIsolates(formatPriceRange(1000, 2000, 'en'))).toBe('1\u00a0000 – 2\u00a0000 €');
    expect(withoutIsolates(formatMoney({ amount: -100_000, currency: 'AED' }, 'en'))).toBe(
      '-1\u00a0000 €',
    );
    expect(formatMoney({ amount: 0, currency: 'AED' }, 'en')).toBe('0 €');
  });

  it('never lose the amount to a pattern without one', () => {
    register({ 'price.format': '^', 'stock_locator.price_format': ' ' });
    expect([formatPrice(5, 'en'), inStock(5)]).toEqual(['€ 5', '5 €']);
  });

  it('go along into pages', () => {
    expect(marketScript()).toBe('');
    register({ 'price.currency_symbol': '</script>' });
    expect(marketScript()).toContain('"symbol":"\\u003c/script\\u003e"');
  });
});
