import { describe, expect, it } from 'vitest';
import { withoutIsolates } from '../locale/index.js';
import { applyPriceFormat, formatPrice, fromPrice, leasePrice, priceView } from './index.js';
import { stockPriceDefaults } from './price-format.js';
import { priceOnRequest } from './price-texts.js';

describe('texts of prices', () => {
  it('read From {price} and {price} / Month around both default formats [B-0-19]', () => {
    const [price, stock] = [applyPriceFormat(12_000), applyPriceFormat(12_000, stockPriceDefaults)];
    expect([price, stock]).toEqual(['€12,000', '12,000 €']);
    expect([fromPrice(price, 'en'), leasePrice(price, 'en')]).toEqual([
      'From €12,000',
      '€12,000 / Month',
    ]);
    expect([fromPrice(stock, 'en'), leasePrice(stock, 'en')]).toEqual([
      'From 12,000 €',
      '12,000 € / Month',
    ]);
  });

  it('are natural in Arabic, with the price isolated', () => {
    const price = formatPrice(12_000, 'ar');
    expect(fromPrice(price, 'ar')).toBe(`ابتداءً من ${price}`);
    expect(withoutIsolates(leasePrice(price, 'ar'))).toBe('12,000 د.إ شهريًا');
    expect(priceOnRequest('ar')).toBe('السعر عند الطلب');
  });

  it('give way to a template that states where the price stands', () => {
    expect(fromPrice('€1', 'en', { from_price: 'as low as {price}!' })).toBe('as low as €1!');
    expect(leasePrice('€1', 'en', { lease_price: '{price} a month' })).toBe('€1 a month');
    expect(fromPrice('€1', 'en', { from_price: 'From' })).toBe('From €1');
    expect(priceOnRequest('en', { on_request: 'Ask us' })).toBe('Ask us');
    expect(priceOnRequest('en', { on_request: ' ' })).toBe('Price on request');
  });

  it('are nothing without a price', () => {
    expect([fromPrice('', 'en'), leasePrice('', 'ar')]).toEqual(['', '']);
  });
});

describe('priceView', () => {
  const shown = (facts: Parameters<typeof priceView>[0]) => priceView(facts, { locale: 'en' });

  it('is on request when hidden, and nothing for 0 and less', () => {
    const onRequest = { kind: 'on_request', text: 'Price on request' };
    expect(shown({ amount: 1000, hidden: true })).toEqual(onRequest);
    expect(shown({ amount: 0, hidden: true })).toEqual(onRequest);
    for (const amount of [0, -1, null, undefined, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(shown({ amount })).toEqual({ kind: 'none' });
    }
  });

  it('has an old price beside a lower sale price alone', () => {
    expect(shown({ amount: 1000, sale: 900 })).toEqual({
      kind: 'price',
      text: 'AED 900',
      old: 'AED 1,000',
    });
    const free = { kind: 'price', text: 'AED 1,000', old: '' };
    for (const sale of [undefined, null, 0, -5, Number.NaN, 1000]) {
      expect(shown({ amount: 1000, sale })).toEqual(free);
    }
    expect(shown({ amount: 1000, sale: 1200 })).toMatchObject({ text: 'AED 1,200', old: '' });
    expect(shown({ amount: 0, sale: 900 })).toMatchObject({ text: 'AED 900', old: '' });
  });

  it('is by the month for lease and subscription, from the least of several', () => {
    expect(shown({ amount: 900, type: 'lease' })).toMatchObject({ text: 'AED 900 / Month' });
    expect(shown({ amount: 900, type: 'subscribe', isFrom: true })).toMatchObject({
      text: 'From AED 900 / Month',
    });
    expect(
      priceView(
        { amount: 900, isFrom: true },
        { locale: 'en', format: applyPriceFormat, texts: { from_price: '{price}+' } },
      ),
    ).toMatchObject({ text: '€900+' });
  });
});
