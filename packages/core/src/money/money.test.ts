import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultMarket, registerMarket, withoutIsolates } from '../locale/index.js';
import { currencySymbol } from './currency-symbol.js';
import {
  applyPriceFormat,
  formatMoney,
  formatPrice,
  formatPriceRange,
  minorDigits,
  toMajor,
  toMoney,
} from './index.js';
import {
  applyDoublePriceFormat,
  doublePriceDefaults,
  priceDefaults,
  stockPriceDefaults,
} from './price-format.js';

const rtl = (text: string) => `\u2067${text}\u2069`;

describe('price patterns', () => {
  it('default to the euro, a comma and ^%, in the stock locator to % ^', () => {
    expect(priceDefaults).toMatchObject({ symbol: '€', delimiter: 'comma', format: '^%' });
    expect(stockPriceDefaults).toMatchObject({ symbol: '€', delimiter: 'comma', format: '% ^' });
    expect(applyPriceFormat(1000)).toBe('€1,000');
    expect(applyPriceFormat(1000, { symbol: 'AED' })).toBe('AED1,000');
    expect(applyPriceFormat(1000, { delimiter: 'dot' })).toBe('€1.000');
    expect(applyPriceFormat(1000, { format: '^ %' })).toBe('€ 1,000');
  });

  it('put the amount for % and the symbol for ^ [S-9-12]', () => {
    expect(applyPriceFormat(1234567, { format: '^%' })).toBe('€1,234,567');
    expect(applyPriceFormat(1234567, { format: '% ^' })).toBe('1,234,567 €');
  });

  it('delimit every three digits [B-9-34]', () => {
    expect(applyPriceFormat(1234567, { symbol: 'AED', format: '^ %' })).toBe('AED 1,234,567');
    expect(applyPriceFormat(999)).toBe('€999');
    expect(applyPriceFormat(1234567, { delimiter: 'space', format: '%' })).toBe(
      '1\u00a0234\u00a0567',
    );
    expect(applyPriceFormat(1234567, { delimiter: 'none', format: '%' })).toBe('1234567');
  });

  it('show a second price with EUR, rate 1 and no decimals', () => {
    expect(doublePriceDefaults).toEqual({ symbol: 'EUR', rate: 1, decimals: 0 });
    expect(applyDoublePriceFormat(1234.56)).toBe('1,235 EUR');
    expect(applyDoublePriceFormat(1000, { rate: 0.25, symbol: 'USD' })).toBe('250 USD');
  });

  it('give nothing for zero and less, and a price for 1 [B-5-18]', () => {
    expect([0, -1].map((price) => formatPrice(price, 'en'))).toEqual(['', '']);
    expect([0, -1].map((price) => applyPriceFormat(price))).toEqual(['', '']);
    expect(formatPrice(1, 'en')).toBe('AED 1');
  });

  it('give nothing for what is no finite number [B-5-35]', () => {
    const values = [Number.NaN, null, 'abc', undefined, Number.POSITIVE_INFINITY, {}, '5'];
    for (const value of values) expect(formatPrice(value as number, 'ar')).toBe('');
    for (const value of values) expect(applyPriceFormat(value as number)).toBe('');
  });

  it('never throw and never lose the amount', () => {
    fc.assert(
      fc.property(fc.double(), fc.string(), fc.string(), (major, format, symbol) => {
        const price = applyPriceFormat(major, { format, symbol, delimiter: 'odd' as 'comma' });
        if (!(major > 0) || !Number.isFinite(major)) expect(price).toBe('');
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1 }), (major) => {
        expect(Number(applyPriceFormat(major, { format: '%' }).replaceAll(',', ''))).toBe(major);
      }),
    );
  });
});

describe('formatPrice', () => {
  it('reads AED 389,000 in English and 389,000 د.إ in Arabic, there isolated', () => {
    expect(formatPrice(389_000, 'en')).toBe('AED 389,000');
    expect(formatPrice(389_000, 'ar')).toBe(rtl('389,000 د.إ'));
  });

  it('shows decimals only when there are any, as many as the currency has', () => {
    expect(formatPrice(1234.5, 'en')).toBe('AED 1,234.50');
    expect(formatPrice(1234.5, 'en', 'KWD')).toBe('KWD 1,234.500');
    expect(formatPrice(1234.5, 'en', 'JPY')).toBe('JPY 1,235');
  });

  it('is nothing where it rounds to nothing', () => {
    expect([applyPriceFormat(0.001), applyPriceFormat(0.4, { decimals: 0 })]).toEqual(['', '']);
    expect(applyPriceFormat(0.5)).toBe('€0.50');
    expect(applyDoublePriceFormat(1, { rate: 0.2 })).toBe('');
  });

  it('is written in the digits of the market', () => {
    const { numberingSystem } = defaultMarket;
    registerMarket({ numberingSystem: 'arab' });
    try {
      expect(formatPrice(389_000.5, 'ar')).toBe(rtl('٣٨٩٬٠٠٠٫٥٠ د.إ'));
      expect(formatPrice(389_000, 'en')).toBe('AED ٣٨٩٬٠٠٠');
      expect(withoutIsolates(formatPriceRange(1000, 2000, 'ar'))).toBe('١٬٠٠٠ – ٢٬٠٠٠ د.إ');
      expect(withoutIsolates(formatMoney({ amount: -150, currency: 'AED' }, 'ar'))).toBe(
        '-١٫٥٠ د.إ',
      );
    } finally {
      registerMarket({ numberingSystem });
    }
    expect(formatPrice(1000, 'ar')).toBe(rtl('1,000 د.إ'));
  });

  it('writes a range least first', () => {
    expect(formatPriceRange(1000, 2000, 'en')).toBe('AED \u20661,000 – 2,000\u2069');
    expect(withoutIsolates(formatPriceRange(1000, 2000, 'ar'))).toBe('1,000 – 2,000 د.إ');
    expect(formatPriceRange(1000, 1000, 'en')).toBe('AED 1,000');
    expect(formatPriceRange(0, 1000, 'en')).toBe('AED 1,000');
    expect(formatPriceRange(0, 0, 'en')).toBe('');
  });
});

describe('money', () => {
  it('is whole minor units, three decimals where the currency has them', () => {
    expect(toMoney(1234.56, 'AED')).toEqual({ amount: 123_456, currency: 'AED' });
    expect(toMoney(1.005, 'AED').amount).toBe(101);
    expect(toMoney(-1.005, 'AED').amount).toBe(-101);
    expect(toMoney(1.2345, 'KWD').amount).toBe(1235);
    expect(['AED', 'KWD', 'JPY', 'x'].map(minorDigits)).toEqual([2, 3, 0, 2]);
  });

  it('survives the way to the major unit and back', () => {
    const currency = fc.constantFrom('AED', 'KWD', 'JPY');
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), currency, (amount, code) => {
        expect(toMoney(toMajor({ amount, currency: code }), code).amount).toBe(
          amount === 0 ? 0 : amount,
        );
      }),
    );
  });

  it('is shown in both languages, a debit and nothing too', () => {
    expect(formatMoney({ amount: 38_900_000, currency: 'AED' }, 'en')).toBe('AED 389,000');
    expect(formatMoney({ amount: 38_900_050, currency: 'AED' }, 'ar')).toBe(rtl('389,000.50 د.إ'));
    expect(formatMoney({ amount: 0, currency: 'AED' }, 'en')).toBe('AED 0');
    expect(withoutIsolates(formatMoney({ amount: -150, currency: 'AED' }, 'en'))).toBe('AED -1.50');
    expect(formatMoney({ amount: Number.NaN, currency: 'AED' }, 'en')).toBe('');
  });

  it('knows the signs of the Gulf and keeps the code of the rest', () => {
    expect(currencySymbol('aed', 'ar')).toBe('د.إ');
    expect(currencySymbol('SAR', 'ar')).toBe('ر.س');
    expect(currencySymbol('CHF', 'ar')).toBe('CHF');
    expect(currencySymbol('constructor', 'en')).toBe('CONSTRUCTOR');
  });
});
