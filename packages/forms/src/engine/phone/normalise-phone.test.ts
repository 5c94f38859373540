import { customer } from '@mawkib/api-clients/contracts/purchase';
import { runs } from '@mawkib/tooling-vitest/scope';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalisePhone } from './normalise-phone.js';

describe('normalisePhone', () => {
  test.each([
    ['050 123 4567', '+971501234567'],
    ['501234567', '+971501234567'],
    ['٠٥٠١٢٣٤٥٦٧', '+971501234567'],
    ['۰۵۰۱۲۳۴۵۶۷', '+971501234567'],
    ['+971 50 123 4567', '+971501234567'],
    ['00971501234567', '+971501234567'],
    ['971501234567', '+971501234567'],
    ['+971 (0)50 123-4567', '+971501234567'],
    ['04 345 6789', '+97143456789'],
    ['\u200e+971 4 345 6789\u200f', '+97143456789'],
    ['\u2066+966 55 123 4567\u2069', '+966551234567'],
    ['\u200b050\u200b 123\u00a04567', '+971501234567'],
    ['050\u2212123\u22124567', '+971501234567'],
    ['+971\u2011 50\u2060-123\uff0d4567\ufeff', '+971501234567'],
    ['０５０　１２３　４５６７', '+971501234567'],
    ['＋９７１（０）５０－１２３４５６７', '+971501234567'],
    ['\u202a+971 50 123 4567\u202c', '+971501234567'],
    ['0044 20 7946 0958', '+442079460958'],
  ])('%s is %s', (written, stored) => {
    expect(normalisePhone(written)).toBe(stored);
  });

  test.each([
    '',
    '123',
    'call me',
    '05012345678',
    '0501234',
    '+971 10 123 4567',
    '+0501234567',
    '++971501234567',
    '0551234567 ext 4',
    '0'.repeat(41),
    '7946 0958 20',
  ])('%s is no number we can call', (written) => {
    expect(normalisePhone(written)).toBeNull();
  });

  test('what passes is E.164, stays as it is, and fits the contract', () => {
    const likely = fc.string({ unit: fc.constantFrom(...'0123456789+ -()٠٥'), maxLength: 18 });
    fc.assert(
      fc.property(fc.oneof(likely, fc.string()), (written) => {
        const stored = normalisePhone(written);
        if (stored === null) return;
        expect(stored).toMatch(/^\+[1-9]\d{6,14}$/);
        expect(normalisePhone(stored)).toBe(stored);
        expect(customer.shape.phone.safeParse(stored).success).toBe(true);
      }),
      { numRuns: runs(2000) },
    );
  });
});
