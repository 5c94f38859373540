// @vitest-environment happy-dom
import { LocaleProvider } from '@mawkib/ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LeadForm, type LeadFormResult } from './LeadForm.js';
import { testDriveForm } from './test-drive.fixture.js';

afterEach(cleanup);

const valid = {
  first_name: 'Sara',
  last_name: 'Ali',
  email: 'sara@example.ae',
  phone: '050 123 4567',
  model: 'defender',
  consent: 'true',
};

const open = (values: Record<string, string>) => {
  const onSubmit = vi.fn<(data: FormData) => Promise<LeadFormResult>>(async () => ({
    kind: 'sent',
  }));
  render(
    <LocaleProvider locale="en">
      <LeadForm form={testDriveForm('en')} values={values} onSubmit={onSubmit} />
    </LocaleProvider>,
  );
  return onSubmit;
};
const send = () =>
  fireEvent.click(document.querySelector('button[type="submit"]') as HTMLButtonElement);

test('a submit before the rules are loaded waits for them, once', async () => {
  const onSubmit = open({ ...valid, email: 'sara@' });
  send();
  send();
  expect(onSubmit).not.toHaveBeenCalled();
  const email = screen.getByRole('textbox', { name: 'E-mail address' }) as HTMLInputElement;
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  expect(await screen.findByText('Please check 1 field')).toBeTruthy();
  fireEvent.change(email, { target: { value: 'sara@example.ae' } });
  send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.calls[0]?.[0].get('email')).toBe('sara@example.ae');
});
