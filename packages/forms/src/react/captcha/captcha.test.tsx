// @vitest-environment happy-dom
import { LocaleProvider } from '@mawkib/ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LeadForm, type LeadFormProps } from '../LeadForm.js';
import { type Captcha, CaptchaContext } from './captcha.js';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const form = {
  id: 'brochure',
  type: 'form' as const,
  attributes: {
    name: 'Brochure',
    title: 'Brochure',
    submit_label: 'Send',
    fields: [
      { id: 'note', type: 'text' as const, label: 'Note', required: true, width: 'full' as const },
    ],
    settings: { thank_you: { heading: 'Thanks', text: 'We call you' } },
  },
};

function open(captcha: Captcha | undefined, onSubmit?: LeadFormProps['onSubmit']) {
  const { container } = render(
    <LocaleProvider locale="en">
      <CaptchaContext value={captcha}>
        <LeadForm form={form} onSubmit={onSubmit} />
      </CaptchaContext>
    </LocaleProvider>,
  );
  const note = screen.getByRole('textbox', { name: 'Note' });
  fireEvent.change(note, { target: { value: 'hello' } });
  return {
    note: note as HTMLInputElement,
    form: container.querySelector('form') as HTMLFormElement,
  };
}
const captchaOf = (...kinds: Awaited<ReturnType<Captcha['requestToken']>>[]) => {
  const requestToken = vi.fn(async () => kinds.shift() ?? { kind: 'failed' as const });
  return { prepare: vi.fn(), requestToken };
};
const sent = vi.fn(async (_data: FormData) => ({ kind: 'sent' as const }));

test('without a captcha a form is sent as it is [S-7-38]', async () => {
  const { form: element } = open(undefined, sent);
  fireEvent.submit(element);
  await screen.findByText('Thanks');
  expect(sent.mock.lastCall?.[0].has('g-recaptcha-response')).toBe(false);
});

test('with one it is prepared when the form is begun, and its token is sent [S-7-38]', async () => {
  const captcha = captchaOf({ kind: 'token', token: 'T1' });
  const { form: element, note } = open(captcha, sent);
  expect(captcha.prepare).not.toHaveBeenCalled();
  fireEvent.focusIn(note);
  expect(captcha.prepare).toHaveBeenCalled();
  fireEvent.submit(element);
  await screen.findByText('Thanks');
  expect(sent.mock.lastCall?.[0].get('g-recaptcha-response')).toBe('T1');
});

test('a native post carries the token too', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  const { form: element } = open(captchaOf({ kind: 'token', token: 'T2' }));
  expect(fireEvent.submit(element)).toBe(false);
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  expect(new FormData(element).get('g-recaptcha-response')).toBe('T2');
});

test('a failed token request is explained, nothing is lost, and the next submit requests a new one', async () => {
  const captcha = captchaOf({ kind: 'failed' }, { kind: 'token', token: 'T3' });
  sent.mockClear();
  const { form: element, note } = open(captcha, sent);
  fireEvent.submit(element);
  await screen.findByText(/could not check that you are not a robot/);
  expect(sent).not.toHaveBeenCalled();
  expect(note.value).toBe('hello');
  fireEvent.submit(element);
  await screen.findByText('Thanks');
  expect(sent.mock.lastCall?.[0].get('g-recaptcha-response')).toBe('T3');
});

test('without consent the form asks for it, and its own button sends', async () => {
  const captcha = captchaOf({ kind: 'needs_consent' }, { kind: 'token', token: 'T4' });
  const { form: element } = open(captcha, sent);
  fireEvent.submit(element);
  const agree = await screen.findByRole('button', { name: 'I agree, send the form' });
  expect(captcha.requestToken).toHaveBeenLastCalledWith({ allowed: false });
  fireEvent.click(agree);
  await screen.findByText('Thanks');
  expect(captcha.requestToken).toHaveBeenLastCalledWith({ allowed: true });
});
