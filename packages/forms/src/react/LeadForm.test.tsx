// @vitest-environment happy-dom
import { loadLateParts } from '@mawkib/core/react';
import { LocaleProvider } from '@mawkib/ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { LeadForm, type LeadFormProps, type LeadFormResult } from './LeadForm.js';
import { loadCheckLead } from './load-check-lead.js';
import { testDriveForm } from './test-drive.fixture.js';

beforeAll(async () => {
  await loadLateParts();
  await loadCheckLead();
});
afterEach(cleanup);

const values = {
  first_name: 'Sara',
  last_name: 'Ali',
  email: 'sara@example.ae',
  phone: '050 123 4567',
  model: 'defender',
  consent: 'true',
};

const page = (props: Partial<LeadFormProps> = {}, locale: 'ar' | 'en' = 'en') => (
  <StrictMode>
    <LocaleProvider locale={locale}>
      <LeadForm form={testDriveForm(locale)} {...props} />
    </LocaleProvider>
  </StrictMode>
);
const open = (props?: Partial<LeadFormProps>, locale?: 'ar' | 'en') => render(page(props, locale));
const button = () =>
  screen.getAllByRole('button').find((each) => each.getAttribute('type') === 'submit')!;
const submit = () => fireEvent.click(button());
const box = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement;
const formOf = () => document.querySelector('form') as HTMLFormElement;

describe('without a script', () => {
  test('the form is a native post with everything the server needs', () => {
    const html = renderToString(
      page({
        action: '/en/test-drive',
        idempotencyKey: 'a-key',
        values,
        hidden: { source: 'web' },
      }),
    );
    const root = document.createElement('div');
    root.innerHTML = html;
    const form = root.querySelector('form') as HTMLFormElement;
    expect(form.getAttribute('method')).toBe('post');
    expect(form.getAttribute('action')).toBe('/en/test-drive');
    expect(Object.fromEntries(new FormData(form) as never)).toMatchObject({
      _action: 'lead',
      _form_id: 'test-drive',
      _idempotency_key: 'a-key',
      source: 'web',
      ...values,
    });
  });

  test('errors of the server stand at their fields and in a summary that leads to them', () => {
    const errors = { email: { code: 'invalid_email' as const, message: 'Please mend it' } };
    open({ errors, values: { email: 'sara@' } });
    const email = box('E-mail address');
    expect(email.value).toBe('sara@');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(email.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toContain('Please mend it');
    expect(screen.getByText('Please check 1 field')).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe(`#${email.id}`);
  });
});

describe('with a script', () => {
  test('errors of the server that were corrected do not come back when the page renders again', () => {
    const errors = () => ({ email: { code: 'invalid_email' as const, message: 'Please mend it' } });
    const { rerender } = open({ errors: errors(), values });
    const email = box('E-mail address');
    fireEvent.change(email, { target: { value: 'maryam@example.ae' } });
    rerender(page({ errors: errors(), values }));
    expect(email.getAttribute('aria-invalid')).toBeNull();
    rerender(page({ errors: { phone: errors().email }, values }));
    expect(box('Mobile number').getAttribute('aria-invalid')).toBe('true');
  });

  test('an empty submit sends nothing, states what is missing and goes to the first field', () => {
    const onSubmit = vi.fn<() => Promise<LeadFormResult>>();
    open({ onSubmit });
    submit();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(box('First name'));
    expect(screen.getAllByText('This field is required', { ignore: 'a' })).toHaveLength(6);
  });

  test('in Arabic it says so in Arabic', () => {
    open({}, 'ar');
    submit();
    expect(screen.getAllByText('هذا الحقل مطلوب', { ignore: 'a' })).toHaveLength(6);
    const name = box('الاسم الأول');
    fireEvent.change(name, { target: { value: 'س' } });
    expect(screen.getByText('يُرجى إدخال حرفين على الأقل')).toBeTruthy();
  });

  test('a text past its limit shows: Character limit exceeded [B-5-01]', () => {
    open();
    const note = box('Notes (optional)');
    fireEvent.change(note, { target: { value: 'n'.repeat(501) } });
    fireEvent.blur(note);
    expect(screen.getByText('Character limit exceeded')).toBeTruthy();
  });

  test('a field is checked when it is left with something in it, and again while it is wrong', () => {
    open();
    const email = box('E-mail address');
    fireEvent.blur(email);
    expect(email.getAttribute('aria-invalid')).toBeNull();
    fireEvent.change(email, { target: { value: 'sara' } });
    fireEvent.blur(email);
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('status').textContent).toContain('E-mail address: Please enter');
    expect(screen.queryByRole('link')).toBeNull();
    fireEvent.change(email, { target: { value: 'sara@example.ae' } });
    expect(email.getAttribute('aria-invalid')).toBeNull();
  });

  test('a corrected line stays in the summary, so that the page does not move during input', () => {
    open({ values: { ...values, first_name: 'S', email: 'sara@' } });
    submit();
    expect(screen.getByText('Please check 2 fields')).toBeTruthy();
    fireEvent.change(box('First name'), { target: { value: 'Sara' } });
    expect(screen.getByText('Please check 1 field')).toBeTruthy();
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(screen.getAllByRole('link')[0]?.closest('[data-repaired]')).not.toBeNull();
  });

  test('a lead that was taken: the thank-you stands in the place of the form and has the focus', async () => {
    const onSubmit = vi.fn(async (_: FormData): Promise<LeadFormResult> => ({ kind: 'sent' }));
    open({ onSubmit, values });
    submit();
    await screen.findByRole('heading', { name: 'Thank you' });
    expect(document.querySelector('form')).toBeNull();
    await waitFor(() => expect(document.activeElement?.getAttribute('data-state')).toBe('sent'));
    expect(onSubmit.mock.calls[0]?.[0].get('model')).toBe('defender');
    expect(document.querySelector('dl')?.textContent).toContain('ModelDefender');
    expect(document.body.textContent).not.toContain(values.email);
  });

  test('a second press while it is sending sends nothing more', async () => {
    const onSubmit = vi.fn(() => new Promise<LeadFormResult>(() => {}));
    open({ onSubmit, values });
    submit();
    fireEvent.submit(formOf());
    submit();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(button().getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('Sending');
  });

  test.each<[string, () => Promise<LeadFormResult>]>([
    ['refuses to say', () => Promise.reject(new Error('network'))],
    ['fails', async () => ({ kind: 'failed' })],
  ])('when the service %s, what was typed stays and it can be sent again', async (_, fail) => {
    const onSubmit = vi.fn(fail);
    open({ onSubmit, values });
    fireEvent.change(box('First name'), { target: { value: 'Maryam' } });
    submit();
    expect((await screen.findByRole('alert')).textContent).toContain('still here');
    expect(box('First name').value).toBe('Maryam');
    submit();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  });

  test('errors that only the service knows appear at their fields', async () => {
    const errors = { phone: { code: 'invalid_phone' as const, message: 'Nobody answers there' } };
    open({ onSubmit: async () => ({ kind: 'invalid', errors }), values });
    submit();
    await waitFor(() => expect(document.activeElement).toBe(box('Mobile number')));
    expect(screen.getAllByText('Nobody answers there', { exact: false }).length).toBeGreaterThan(0);
  });

  test('a page that comes back from the cache of the browser can send again', () => {
    open({ values });
    const form = formOf();
    form.addEventListener('submit', (event) => event.preventDefault());
    submit();
    expect(button().getAttribute('aria-busy')).toBe('true');
    fireEvent(window, new Event('pageshow'));
    expect(button().getAttribute('aria-busy')).toBeNull();
  });
});

describe('fields', () => {
  test('a mapped hidden value fills the hidden field and is sent [B-3-222]', () => {
    open({ hidden: { source: 'web', campaign: 'x' } });
    const data = new FormData(formOf());
    expect(data.getAll('source')).toEqual(['web']);
    expect(data.get('campaign')).toBe('x');
  });

  test('addresses and numbers run left to right in an Arabic form, and browsers may fill them in', () => {
    open({}, 'ar');
    for (const [name, autocomplete] of [
      ['البريد الإلكتروني', 'email'],
      ['رقم الهاتف المتحرك', 'tel'],
    ] as const) {
      expect(box(name).getAttribute('dir')).toBe('ltr');
      expect(box(name).getAttribute('autocomplete')).toBe(autocomplete);
    }
    expect(box('الاسم الأول').getAttribute('autocomplete')).toBe('given-name');
  });

  test.each([
    ['right', 'ar', 'start'],
    ['right', 'en', 'end'],
    ['left', 'ar', 'end'],
    ['center', 'ar', 'center'],
  ] as const)('a button on the %s stands, in %s, at the %s', (buttonPosition, locale, side) => {
    open({ buttonPosition }, locale);
    const row = button().closest('[data-position]');
    expect(row?.getAttribute('data-position')).toBe(side);
  });
});
