// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../locale/LocaleProvider.js';
import { DateInput, dayFirst, isoDate } from './DateInput.js';

afterEach(cleanup);

function open(defaultValue?: string) {
  render(
    <LocaleProvider locale="ar">
      <DateInput label="اليوم" name="day" defaultValue={defaultValue} />
    </LocaleProvider>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('اليوم');
  const calendar = document.querySelector<HTMLInputElement>('[type="date"]')!;
  return { field, calendar };
}

it('shows a day first, whatever the browser’s language', () => {
  expect(open('2026-12-03').field.value).toBe('03/12/2026');
});

it('keeps what was typed, with its digits in one form', () => {
  const { field } = open('tomorrow');
  expect(field.value).toBe('tomorrow');
  fireEvent.change(field, { target: { value: '٣/١٢/٢٠٢٦' } });
  expect(field.value).toBe('3/12/2026');
});

it('opens the browser’s calendar at the day and takes the one that is chosen, and only the text is sent', () => {
  const { field, calendar } = open('2026-12-03');
  calendar.showPicker = vi.fn();
  fireEvent.click(screen.getByRole('button', { name: 'اختر من التقويم' }));
  expect(calendar.showPicker).toHaveBeenCalledOnce();
  expect(calendar.value).toBe('2026-12-03');
  fireEvent.change(calendar, { target: { value: '2027-01-15' } });
  expect(field.value).toBe('15/01/2027');
  expect(document.activeElement).toBe(field);
  expect(calendar.name).toBe('');
});

it.each([
  ['3/2/2026', '2026-02-03'],
  ['2026-02-03', '2026-02-03'],
  ['03.02.2026', '2026-02-03'],
  ['soon', ''],
])('reads %s', (text, iso) => {
  expect(isoDate(text)).toBe(iso);
  if (iso) expect(dayFirst(iso)).toBe('03/02/2026');
});
