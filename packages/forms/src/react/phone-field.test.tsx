// @vitest-environment happy-dom
import { markets, registerMarket } from '@mawkib/core/locale';
import { LocaleProvider } from '@mawkib/ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LeadForm } from './LeadForm.js';
import { readPhone } from './read-phone.js';
import { testDriveForm } from './test-drive.fixture.js';

afterEach(() => {
  cleanup();
  registerMarket(markets.AE);
});

const open = (types: readonly string[]) => {
  const form = testDriveForm('en');
  const fields = form.attributes.fields.filter(({ type }) => types.includes(type));
  render(
    <LocaleProvider locale="en">
      <LeadForm form={{ ...form, attributes: { ...form.attributes, fields } }} />
    </LocaleProvider>,
  );
};
const phoneBox = () =>
  document.querySelector<HTMLInputElement>('input[type="tel"]') as HTMLInputElement;
/** Valid in length, and no number of any country. */
const unknown = '+971 10 123 4567';

test('the rules of all countries are loaded once a form with a phone field has the focus', async () => {
  open(['email']);
  fireEvent.focus(screen.getByRole('textbox'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(readPhone(unknown)).toBe('+971101234567');
  cleanup();

  open(['phone']);
  fireEvent.input(phoneBox(), { target: { value: unknown } });
  fireEvent.blur(phoneBox());
  expect(phoneBox().getAttribute('aria-invalid')).not.toBe('true');
  fireEvent.focus(phoneBox());
  await waitFor(() => expect(readPhone(unknown)).toBeNull());
  fireEvent.blur(phoneBox());
  await waitFor(() => expect(phoneBox().getAttribute('aria-invalid')).toBe('true'));
  expect(document.body.textContent).toContain('such as 050 123 4567');
});

test('a phone field shows how a number of the market is written', () => {
  registerMarket(markets.SA);
  open(['phone']);
  expect(phoneBox().placeholder).toBe('051 234 5678');
});
