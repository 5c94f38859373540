import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatNumber, intlLocale, locales } from './index.js';

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
