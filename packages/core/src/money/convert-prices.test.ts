// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertPriceText } from './convert-prices.js';
import {
  convertPrices,
  createCurrencyExchange,
  formatPrice,
  formatPriceRange,
  priceClass,
  restorePrices,
} from './index.js';

const usd = { rate: 0.25, symbol: 'USD' };
const page = (html: string) => {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
};
const price = (text: string) => `<bdi class="${priceClass}">${text}</bdi>`;

describe('convertPriceText', () => {
  it.each([
    [formatPrice(389_000, 'en'), 'USD 97,250'],
    [formatPrice(389_000, 'ar').slice(1, -1), '97,250 USD'],
    ['From AED 4,000 / Month', 'From USD 1,000 / Month'],
    ['٤٬٠٠٠ د.إ', '1,000 USD'],
    ['4,000', '1,000 USD'],
    ['AED 1,000.50', 'USD 250'],
  ])('makes of %s %s', (text, converted) => {
    expect(convertPriceText(text, usd)).toBe(converted);
  });

  it('converts both ends of a range and minds the delimiter', () => {
    const range = formatPriceRange(1000, 2000, 'en').replace(/[\u2066-\u2069]/g, '');
    expect(convertPriceText(range, usd)).toBe('USD 250 – 500');
    expect(convertPriceText('€4.000', { ...usd, delimiter: 'dot', replaced: ['€'] })).toBe(
      'USD1.000',
    );
  });

  it('leaves a text without an amount, and every text at a rate that is none', () => {
    expect(convertPriceText('Price on request', usd)).toBeUndefined();
    expect(convertPriceText('AED 0', usd)).toBeUndefined();
    for (const rate of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(convertPriceText('AED 4,000', { ...usd, rate })).toBeUndefined();
    }
  });

  it('never throws, and is the amount times the rate', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.double(), fc.string(), (text, rate, symbol) => {
        expect(() =>
          convertPriceText(text, { rate, symbol, replaced: [symbol, '('] }),
        ).not.toThrow();
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 1e9 }), (major) => {
        expect(convertPriceText(formatPrice(major, 'en'), { ...usd, rate: 2 })).toBe(
          formatPrice(major * 2, 'en').replace('AED', 'USD'),
        );
      }),
    );
  });
});

describe('convertPrices', () => {
  it('rewrites elements with the price class alone [S-5-21]', () => {
    const root = page(`<p>${price('AED 389,000')} <span class="power">400</span> AED 7</p>`);
    convertPrices(root, usd);
    expect(root.textContent).toBe('USD 97,250 400 AED 7');
    expect(root.querySelector('.power')?.attributes).toHaveLength(1);
  });

  it('applies no rate twice, and starts from the first text for another one', () => {
    const root = page(price('AED 4,000'));
    convertPrices(root, usd);
    convertPrices(root, usd);
    expect(root.textContent).toBe('USD 1,000');
    convertPrices(root, { rate: 0.5, symbol: 'EUR' });
    expect(root.textContent).toBe('EUR 2,000');
    const copy = page(root.innerHTML);
    convertPrices(copy, usd);
    expect(copy.textContent).toBe('USD 1,000');
    restorePrices(root);
    expect(root.innerHTML).toBe(price('AED 4,000'));
  });

  it('takes a text that was put there since as a first one', () => {
    const root = page(price('AED 4,000'));
    convertPrices(root, usd);
    const element = root.querySelector(`.${priceClass}`);
    if (element) element.textContent = 'AED 8,000';
    convertPrices(root, usd);
    expect(root.textContent).toBe('USD 2,000');
    restorePrices(root);
    expect(root.textContent).toBe('AED 8,000');
  });

  it('leaves what holds markup or no amount', () => {
    const html = `${price('<b>AED</b> 4,000')}${price('Price on request')}`;
    const root = page(html);
    convertPrices(root, usd);
    expect(root.innerHTML).toBe(html);
  });

  it('rewrites nothing when the answer had no rates [S-8-12]', async () => {
    const logged: string[] = [];
    const exchange = createCurrencyExchange({
      url: 'https://market.example/rates',
      responseKey: 'x',
      get: async () => ({ status: 200, body: {} }),
      logger: { warn() {}, error: (line) => logged.push(line) },
    });
    await exchange.load();
    const root = page(price('AED 4,000'));
    convertPrices(root, { symbol: 'USD', rate: exchange.rate('USD') ?? 0 });
    expect(root.innerHTML).toBe(price('AED 4,000'));
    expect(logged).toEqual(["API response doesn't contain specified response_key"]);
  });
});
