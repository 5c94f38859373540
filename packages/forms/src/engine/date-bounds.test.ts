import { expect, test } from 'vitest';
import { type FormDefinition, validateAnswers } from './index.js';

const formOf = (bounds: { min?: string; max?: string }): FormDefinition => ({
  attributes: {
    fields: [{ id: 'day', type: 'date', label: 'Day', required: true, width: 'full', ...bounds }],
  },
});
const testDrive = formOf({ min: '2026-11-28', max: '2027-05-27' });

test.each([
  ['2020-01-01', 'date_early', 'Choose a day that is not before 28 November 2026'],
  ['27/11/2026', 'date_early', 'Choose a day that is not before 28 November 2026'],
  ['9999-12-31', 'date_late', 'Choose a day that is not after 27 May 2027'],
  [
    '1448-06-07',
    'hijri_date',
    'This is a Hijri date. Enter the Gregorian date, such as 31/12/2026',
  ],
  [
    '07/06/1448 هـ',
    'hijri_date',
    'This is a Hijri date. Enter the Gregorian date, such as 31/12/2026',
  ],
  ['٣٠/٢/١٤٤٨', 'hijri_date', 'This is a Hijri date. Enter the Gregorian date, such as 31/12/2026'],
])('%s is rejected as %s, with the reason', (day, code, message) => {
  expect(validateAnswers(testDrive, { day }, 'en')).toEqual({
    ok: false,
    errors: { day: { code, message: message } },
  });
  const arabic = validateAnswers(testDrive, { day }, 'ar');
  expect(arabic.ok || arabic.errors.day?.message).toMatch(/^(?:اختر يومًا لا|هذا تاريخ هجري)/);
});

test.each(['2026-11-28', '28/11/2026', '٢٧/٠٥/٢٠٢٧', '2026-12-01'])(
  '%s is within the bounds',
  (day) => {
    expect(validateAnswers(testDrive, { day }, 'ar')).toMatchObject({ ok: true });
  },
);

test('a field without bounds takes the days of a life', () => {
  const take = (day: string) => validateAnswers(formOf({}), { day }, 'en').ok;
  expect(['1931-05-01', '2020-01-01', '2099-01-01'].map(take)).toEqual([true, true, true]);
  expect(['0001-01-01', '9999-12-31'].map(take)).toEqual([false, false]);
});
