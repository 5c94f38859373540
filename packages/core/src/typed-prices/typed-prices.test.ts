import { cpuGrowth } from '@mawkib/tooling-vitest/cpu-cost';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedPrices } from './typed-prices.js';

const amounts = (text: string) => typedPrices(text).map(({ amount }) => amount);

describe('typedPrices', () => {
  it.each([
    ['Summer service for AED 490', 490, 'dirham'],
    ['صيانة الصيف بـ 490 درهمًا', 490, 'dirham'],
    ['صيانة الصيف بـ٤٩٠ درهمًا', 490, 'dirham'],
    ['۳۱۵٬۷۰۰ د.إ', 315_700, 'dirham'],
    ['٣١٥٬٧٠٠٫٥٠ د.إ.', 315_700.5, 'dirham'],
    ['بالدرهم: 490', 490, 'dirham'],
    ['AED490', 490, 'dirham'],
    ['Dhs. 1,490.50 only', 1490.5, 'dirham'],
    ['490 UAE dirhams', 490, 'dirham'],
    ['490/- aed', 490, 'dirham'],
    ['٤٩٠ ألف درهم', 490_000, 'dirham'],
    ['AED 1.2 million', 1_200_000, 'dirham'],
    ['$84,000', 84_000, 'dollar'],
    ['US$ 84 000', 84_000, 'dollar'],
    ['84.000 €', 84_000, 'euro'],
    ['CHF 12’500', 12_500, 'CHF'],
    ['١٠٠ ريال سعودي', 100, 'riyal'],
    ['\u20c3 490', 490, 'dirham'],
    ['<p>AED <strong>490</strong></p>', 490, 'dirham'],
    ['<td>AED</td><td>490</td>', 490, 'dirham'],
    ['<b>4</b><i>90</i>&nbsp;&#1583;.&#x625;', 490, 'dirham'],
    ['**490** _AED_', 490, 'dirham'],
    ['[490](/offers) AED', 490, 'dirham'],
    ['<img alt="AED 490" src="x">', 490, 'dirham'],
    ['AED\u00a0\u200f4\u200b90', 490, 'dirham'],
    ['\uff14\uff19\uff10 AED', 490, 'dirham'],
    ['Top 5 for AED 490', 490, 'dirham'],
  ])('finds %j', (text, amount, currency) => {
    expect(typedPrices(text)).toMatchObject([{ amount, currency }]);
  });

  it('finds all of a range and of a text', () => {
    expect(amounts('من 490 إلى 590 درهمًا')).toEqual([490, 590]);
    expect(amounts('AED 490–590, then $20')).toEqual([490, 590, 20]);
  });

  it.each([
    'From AED {price:defender_110:price}',
    '{offer:defender-110:monthly_price} درهم شهريًا',
    'The 2026 Defender 110, P400, from 5.1 s',
    'ضمان 24 شهرًا أو 100 ألف كيلومتر',
    'A flat rate of 2.49%',
    'Prices in AED. 490 cars in stock.',
    'Top 5, all 4 wheels, call 800 5000',
    'TRY 4x4 MODE',
    '450 pound-feet',
    'درهم واحد لا يكفي',
  ])('finds nothing in %j', (text) => {
    expect(typedPrices(text)).toEqual([]);
  });

  it('finds a price in any text outer it, and never fails', () => {
    const outer = fc.string({ unit: fc.constantFrom(...'ab <>.&{}: \n|ابت'), maxLength: 30 });
    fc.assert(
      fc.property(outer, outer, fc.integer({ min: 1, max: 999_999 }), (start, end, amount) => {
        expect(amounts(`${start.replaceAll('<', '')} AED ${amount} ${end}`)).toContain(amount);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(Array.isArray(typedPrices(`${text} AED 4`))).toBe(true);
      }),
    );
    const read = (size: number) => typedPrices(`AED ${'1,1 '.repeat(size)}<${'a'.repeat(size)}`);
    expect(cpuGrowth(read, 20_000)).toBeLessThan(24);
  });
});
