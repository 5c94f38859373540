// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPrice, priceClass, secondPriceAttribute, showSecondPrices } from './index.js';
import { secondPriceText } from './second-prices.js';

const usd = { rate: 0.25, symbol: 'USD' };

describe('the text of a second price', () => {
  it.each([
    [formatPrice(389_000, 'en'), '97,250 USD'],
    [formatPrice(389_000, 'ar'), '97,250 USD'],
    ['From AED 4,000 / Month', '1,000 USD'],
    ['٤٬٠٠٠ د.إ', '1,000 USD'],
    ['4,000', '1,000 USD'],
  ])('of %s is %s', (text, second) => {
    expect(secondPriceText(text, usd)).toBe(second);
  });

  it('minds the delimiter of the market', () => {
    expect(secondPriceText('AED 4.000', { ...usd, delimiter: 'dot' })).toBe('1.000 USD');
  });

  it('is none for another currency, several amounts, no amount, or no rate', () => {
    for (const text of ['USD 1,400', '$1,400', 'AED 1 – 2', 'Price on request', 'AED 0'])
      expect(secondPriceText(text, usd)).toBeUndefined();
    for (const rate of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(secondPriceText('AED 4,000', { ...usd, rate })).toBeUndefined();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.double(), fc.string(), (text, rate, symbol) => {
        expect(() => secondPriceText(text, { rate, symbol })).not.toThrow();
      }),
    );
  });
});

it('marks elements with the price class alone, keeps their texts, and follows a new one', () => {
  const root = document.createElement('div');
  root.innerHTML = `<bdi class="${priceClass}">AED 4,<b>000</b></bdi> <i class="power">400</i> AED 7`;
  const [price, power] = root.children;
  const second = () => price?.getAttribute(secondPriceAttribute)?.replace(/[\u2066-\u2069]/g, '');
  showSecondPrices(root, usd);
  expect([root.textContent, second()]).toEqual(['AED 4,000 400 AED 7', '≈ 1,000 USD']);
  expect(power?.attributes).toHaveLength(1);
  if (price) price.textContent = 'AED 8,000';
  showSecondPrices(root, usd);
  expect(second()).toBe('≈ 2,000 USD');
  if (price) price.textContent = 'Price on request';
  showSecondPrices(root, usd);
  expect(second()).toBeUndefined();
});
