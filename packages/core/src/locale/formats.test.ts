import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareTexts,
  formatDate,
  formatDateTime,
  formatList,
  formatNumber,
  formatRelative,
  formatTime,
  intlLocale,
  joinTexts,
  locales,
  pluralForm,
} from './index.js';

const instant = '2026-11-20T21:30:00Z';

describe('formats', () => {
  it('pin Latin digits and the Gregorian calendar', () => {
    for (const locale of locales) {
      const { numberingSystem, calendar } = new Intl.DateTimeFormat(
        intlLocale(locale),
      ).resolvedOptions();
      expect([numberingSystem, calendar]).toEqual(['latn', 'gregory']);
    }
    expect(intlLocale('ar', { country: 'KW', numberingSystem: 'arab' } as never)).toBe(
      'ar-KW-u-ca-gregory-nu-arab',
    );
  });

  it('write numbers', () => {
    expect(formatNumber(1234567.5, 'en')).toBe('1,234,567.5');
    expect(formatNumber(1234567.5, 'ar')).toBe('1,234,567.5');
    expect(formatNumber(0.2, 'en', { style: 'percent' })).toBe('20%');
    expect(formatNumber(Number.NaN, 'ar')).toBe('');
  });

  it("write whole numbers of any size as the language's own formatter does", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -2000, max: 2000 }),
        fc.constantFrom(...locales),
        (number, locale) => {
          const own = new Intl.NumberFormat(intlLocale(locale)).format(number);
          expect(formatNumber(number, locale)).toBe(own);
        },
      ),
    );
  });

  it("write dates in the market's time zone", () => {
    expect(formatDate(instant, 'en', 'long')).toBe('21 November 2026');
    expect(formatDate(instant, 'ar', 'long')).toBe('21 نوفمبر 2026');
    expect(formatDateTime(instant, 'en')).toMatch(/^21 Nov 2026, 1:30\sam$/i);
    expect(formatDate(new Date(instant), 'ar')).toMatch(/21.*11.*2026/);
  });

  it('give nothing for what is no date', () => {
    expect(formatDate('soon', 'ar')).toBe('');
    expect(formatDateTime(Number.NaN, 'en')).toBe('');
  });
});

describe('formatTime', () => {
  it('is the time of day of the market', () => {
    expect(formatTime(instant, 'ar')).toBe('1:30 ص');
    expect(formatTime(instant, 'en').toLowerCase()).toMatch(/^1:30\sam$/);
    expect(formatTime(instant, 'en', 'h23')).toBe('01:30');
    expect(formatTime(Number.NaN, 'en')).toBe('');
  });
});

describe('formatRelative', () => {
  const now = Date.parse(instant);
  const minute = 60_000;
  const [hour, day] = [60 * minute, 24 * 60 * minute];

  it.each([
    [0, 'now', 'الآن'],
    [-59_000, 'now', 'الآن'],
    [-minute, '1 minute ago', 'قبل دقيقة واحدة'],
    [-2 * minute, '2 minutes ago', 'قبل دقيقتين'],
    [3 * hour, 'in 3 hours', 'خلال 3 ساعات'],
    [-59.7 * minute, '1 hour ago', 'قبل ساعة واحدة'],
    [-11 * hour, '11 hours ago', 'قبل 11 ساعة'],
    [6 * day, 'in 6 days', 'خلال 6 أيام'],
    [-7 * day, '1 week ago', 'قبل أسبوع واحد'],
    [-40 * day, '1 month ago', 'قبل شهر واحد'],
    [800 * day, 'in 2 years', 'خلال سنتين'],
  ])('%i ms from now is %s', (distance, en, ar) => {
    expect(formatRelative(now + distance, now, 'en')).toBe(en);
    expect(formatRelative(now + distance, now, 'ar')).toBe(ar);
  });

  it('is blank for what is not a date', () => {
    expect(formatRelative('x', now, 'ar')).toBe('');
    expect(formatRelative(now, Number.NaN, 'ar')).toBe('');
  });

  it('never says none of a unit, nor more than makes the next', () => {
    const max = { minute: 59, hour: 23, day: 6, week: 4, month: 11, year: 999 };
    fc.assert(
      fc.property(fc.integer({ min: -900 * 365 * day, max: 900 * 365 * day }), (distance) => {
        const text = formatRelative(now + distance, now, 'en');
        const [, amount, unit] = /(\d+) ([a-z]+?)s?( ago)?$/.exec(text) ?? [];
        if (unit === undefined) expect([text, Math.abs(distance) < minute]).toEqual(['now', true]);
        else {
          expect(Number(amount)).toBeGreaterThan(0);
          expect(Number(amount)).toBeLessThanOrEqual(max[unit as keyof typeof max]);
          expect(text.startsWith('in ')).toBe(distance > 0);
        }
      }),
    );
  });
});

describe('lists and order', () => {
  it('join texts as the language does', () => {
    expect(formatList(['a', 'b', 'c'], 'en')).toBe('a, b, and c');
    expect(formatList(['a', 'b'], 'en', 'disjunction')).toBe('a or b');
    expect(formatList(['أ', 'ب', 'ج'], 'ar')).toBe('أ وب وج');
    expect(formatList([], 'ar')).toBe('');
  });

  it('stand side by side, blank ones left out', () => {
    expect(joinTexts(['a', '', null, 'b'], 'en')).toBe('a, b');
    expect(joinTexts(['أ', 'ب'], 'ar')).toBe('أ، ب');
  });

  it('put numbers in texts in order of their value', () => {
    const sorted = ['Defender 130', 'Defender 90', 'defender 110'].sort((a, b) =>
      compareTexts(a, b, 'en'),
    );
    expect(sorted).toEqual(['Defender 90', 'defender 110', 'Defender 130']);
    expect(compareTexts('أحمد', 'بدر', 'ar')).toBeLessThan(0);
  });

  it('name units', () => {
    expect(formatNumber(1200, 'ar', { style: 'unit', unit: 'kilometer' })).toBe('1,200 كم');
  });
});

describe('pluralForm', () => {
  it.each([
    [0, 'zero'],
    [1, 'one'],
    [2, 'two'],
    [3, 'few'],
    [11, 'many'],
    [100, 'other'],
  ])('of %i is %s in Arabic', (amount, form) => {
    expect(pluralForm(amount, 'ar')).toBe(form);
  });

  it('is one or other in English', () => {
    expect([0, 1, 2, 11, 100].map((amount) => pluralForm(amount, 'en'))).toEqual([
      'other',
      'one',
      'other',
      'other',
      'other',
    ]);
  });
});
