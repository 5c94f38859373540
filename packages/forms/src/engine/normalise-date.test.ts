import { expect, test } from 'vitest';
import { normaliseDate } from './normalise-date.js';

test.each([
  ['2026-11-20', '2026-11-20'],
  ['20/11/2026', '2026-11-20'],
  ['٢٠/١١/٢٠٢٦', '2026-11-20'],
  ['1.2.2027', '2027-02-01'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2027', null],
  ['2026-13-01', null],
  ['2026-11-20T00:00', null],
  ['tomorrow', null],
])('%s is %s', (written, stored) => {
  expect(normaliseDate(written)).toBe(stored);
});
