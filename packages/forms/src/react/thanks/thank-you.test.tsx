// @vitest-environment happy-dom
import { loadLateParts } from '@mawkib/core/react';
import { LocaleProvider } from '@mawkib/ui';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { LeadForm } from '../LeadForm.js';
import { testDriveForm } from '../test-drive.fixture.js';
import { thanks } from './thanks.fixture.js';

beforeAll(loadLateParts);
afterEach(cleanup);

test('after a native post it shows car, retailer and the day for the calendar', () => {
  render(
    <LocaleProvider locale="en">
      <LeadForm form={testDriveForm('en')} sent thanks={thanks('en')} thanksLevel={1} />
    </LocaleProvider>,
  );
  const sent = within(document.querySelector('[data-state="sent"]') as HTMLElement);
  expect(sent.getByRole('heading', { level: 1, name: 'Thank you' })).toBeTruthy();
  expect(sent.getByRole('img', { name: 'Defender' })).toBeTruthy();
  expect(document.querySelector('dl')?.textContent).toBe('ModelDefender');
  expect(sent.getByRole('link', { name: 'Al Quoz' }).getAttribute('href')).toBe(
    '/en/retailers/quoz',
  );
  expect(sent.getByRole('link', { name: /04 123/ }).getAttribute('href')).toBe('tel:+97141234567');
  expect(sent.getByRole('link', { name: /Directions/ })).toBeTruthy();
  const calendar = sent.getByRole('link', { name: 'Add to calendar' });
  expect(calendar.getAttribute('href')).toBe(thanks('en').calendarHref);
  expect(calendar.hasAttribute('download')).toBe(true);
  expect(sent.getByText('Today: 9 am to 9 pm')).toBeTruthy();
  expect(sent.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('without a retailer or a car only the text is left', () => {
  render(
    <LocaleProvider locale="en">
      <LeadForm form={testDriveForm('en')} sent />
    </LocaleProvider>,
  );
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(screen.queryByRole('link')).toBeNull();
});
