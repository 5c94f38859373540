import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithin, parseSchedule } from './index.js';

const november = '2026-11-01/2026-11-30';
const dubai = (clock: string) => new Date(`${clock}+04:00`);

describe('isWithin', () => {
  it('begins at 00:00:01 of the first day, local time [B-3-64]', () => {
    expect(isWithin(november, dubai('2026-11-01T00:00:00'))).toBe(false);
    expect(isWithin(november, dubai('2026-11-01T00:00:01'))).toBe(true);
  });

  it('ends at 23:59:59 of the last day, local time [B-3-65]', () => {
    expect(isWithin(november, dubai('2026-11-30T23:59:59'))).toBe(true);
    expect(isWithin(november, dubai('2026-12-01T00:00:00'))).toBe(false);
  });

  it('keeps to the zone it is given, Dubai by default', () => {
    const instant = new Date('2026-10-31T21:00:00Z');
    expect(isWithin(november, instant)).toBe(true);
    expect(isWithin(november, instant, 'Europe/London')).toBe(false);
    expect(isWithin(november, instant, 'No/Where')).toBe(true);
  });

  it('has no bound where a day is missing, and none at all when blank', () => {
    const [before, after] = [dubai('2026-10-15T12:00:00'), dubai('2026-12-15T12:00:00')];
    expect([before, after].map((now) => isWithin('2026-11-01/', now))).toEqual([false, true]);
    expect([before, after].map((now) => isWithin('/2026-11-30', now))).toEqual([true, false]);
    for (const blank of ['', '  ', '/', null, undefined]) expect(isWithin(blank, after)).toBe(true);
  });

  it('shows what it cannot read, and never a range that ends before it begins', () => {
    expect(isWithin('soon', 0)).toBe(true);
    expect(isWithin('2026-11-30/2026-11-01', dubai('2026-11-15T12:00:00'))).toBe(false);
  });

  it('takes any text without throwing', () => {
    fc.assert(
      fc.property(fc.string(), fc.date({ noInvalidDate: true }), (text, now) => {
        expect(typeof isWithin(text, now)).toBe('boolean');
      }),
    );
  });
});

describe('parseSchedule', () => {
  it.each([
    [november, { from: '2026-11-01', to: '2026-11-30' }],
    ['2026-11-01 - 2026-11-30', { from: '2026-11-01', to: '2026-11-30' }],
    ['٢٠٢٦-١١-٠١/٢٠٢٦-١١-٣٠', { from: '2026-11-01', to: '2026-11-30' }],
    ['2026-11-01', { from: '2026-11-01', to: '2026-11-01' }],
    ['', { from: null, to: null }],
    ['2026-02-30/', null],
    ['2026-11-01/2026-11-02/2026-11-03', null],
    ['01.11.2026', null],
  ])('reads %j', (text, expected) => {
    expect(parseSchedule(text)).toEqual(expected);
  });
});
