import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDigits, parseNumber } from './index.js';

describe('parseDigits', () => {
  it.each([
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['٣٨٩٬٠٠٠٫٥٠', '389,000.50'],
    ['+٩٧١ ٥٠ 123', '+971 50 123'],
    ['٢٠٪', '20%'],
    ['ديفندر', 'ديفندر'],
  ])('%s is %s', (text, expected) => {
    expect(parseDigits(text)).toBe(expected);
  });

  it('leaves no Arabic digit, keeps the length and changes nothing else', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const parsed = parseDigits(text);
        expect(parsed).not.toMatch(/[٠-٩۰-۹٬٫]/);
        expect(parsed).toHaveLength(text.length);
        expect(parseDigits(parsed)).toBe(parsed);
        if (!/[٠-٩۰-۹٪٬٫]/.test(text)) expect(parsed).toBe(text);
      }),
    );
  });

  it('reads every number as written in any of the digits', () => {
    const writings = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '0123456789'];
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...writings), (number, digits) => {
        const written = String(number).replace(/\d/g, (digit) => digits.charAt(Number(digit)));
        expect(parseNumber(written)).toBe(number);
      }),
    );
  });
});

describe('parseNumber', () => {
  it.each([
    ['٣٨٩٬٠٠٠', 389_000],
    [' 1,250.5 ', 1250.5],
    ['-3', -3],
    ['', null],
    ['12a', null],
    ['1.2.3', null],
    ['Infinity', null],
    ['0x10', null],
  ])('%j is %j', (text, expected) => {
    expect(parseNumber(text)).toBe(expected);
  });
});
