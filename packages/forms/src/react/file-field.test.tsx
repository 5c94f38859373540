// @vitest-environment happy-dom
import type { Form } from '@mawkib/api-clients/contracts/forms';
import { loadLateParts } from '@mawkib/core/react';
import { LocaleProvider } from '@mawkib/ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { LeadForm } from './LeadForm.js';
import { loadCheckLead } from './load-check-lead.js';

beforeAll(async () => {
  await loadLateParts();
  await loadCheckLead();
});
afterEach(cleanup);

const form: Form = {
  id: 'documents',
  type: 'form',
  attributes: {
    name: 'documents',
    title: 'Documents',
    submit_label: 'Send',
    fields: [
      { id: 'name', type: 'text', label: 'Name', required: true, width: 'full' },
      { id: 'note', type: 'text', label: 'Note', required: false, min_length: 5, width: 'full' },
      {
        id: 'licence',
        type: 'file',
        label: 'Licence',
        required: false,
        width: 'full',
        max_file_size: 2048,
        max_files: 2,
      },
    ],
    settings: { thank_you: { heading: 'Thanks', text: 'We have it.' } },
  },
};

function open(locale: 'ar' | 'en' = 'en', values?: Record<string, string[]>) {
  const onSubmit = vi.fn(async () => ({ kind: 'sent' }) as const);
  render(
    <LocaleProvider locale={locale}>
      <LeadForm form={form} onSubmit={onSubmit} values={values} />
    </LocaleProvider>,
  );
  return onSubmit;
}
const input = () => document.querySelector<HTMLInputElement>('input[type="file"]')!;
function choose(...files: File[]) {
  const list = new DataTransfer();
  for (const file of files) list.items.add(file);
  input().files = list.files;
  fireEvent.change(input());
}
const type = (name: string, value: string) =>
  fireEvent.input(document.querySelector(`[name="${name}"]`)!, { target: { value } });
const submit = () => fireEvent.submit(document.querySelector('form')!);
const pdf = (name: string, size = 100) =>
  new File([new Uint8Array(size)], name, { type: 'application/pdf' });

/** Texts without the marks that isolate numbers in them. */
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

test.each([
  [
    'en',
    'This field is required',
    'Please enter at least 5 characters',
    'The file must not be larger than 2 KB',
  ],
  ['ar', 'هذا الحقل مطلوب', 'يُرجى إدخال 5 أحرف على الأقل', 'يجب ألا يتجاوز حجم الملف 2 KB'],
] as const)(
  'each broken rule has its default text, and nothing is sent: %s [S-5-18] [S-5-19] [B-5-27]',
  async (locale, required, short, large) => {
    const onSubmit = open(locale);
    type('note', 'abc');
    choose(pdf('licence.pdf', 3000));
    submit();
    for (const text of [required, short, large])
      expect(
        (await screen.findAllByText((shown) => plain(shown).includes(text))).length,
      ).toBeGreaterThan(0);
    expect(onSubmit).not.toHaveBeenCalled();
  },
);

test('the form posts files natively, and states which were chosen', async () => {
  const onSubmit = open();
  expect(document.querySelector('form')?.enctype).toBe('multipart/form-data');
  choose(pdf('licence.pdf'), new File(['x'], 'run.exe', { type: 'application/x-msdownload' }));
  expect(screen.getByText('licence.pdf')).toBeDefined();
  type('name', 'Noura');
  submit();
  expect((await screen.findAllByText(/PDF, JPEG, PNG or WebP file$/)).length).toBeGreaterThan(0);
  choose(pdf('licence.pdf'));
  submit();
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
});

test('files that the server already has are posted again until they are replaced or removed', () => {
  open('en', { licence: ['upload-1', 'upload-2'] });
  const kept = () =>
    [...document.querySelectorAll<HTMLInputElement>('input[type="hidden"][name="licence"]')].map(
      ({ value }) => value,
    );
  expect(kept()).toEqual(['upload-1', 'upload-2']);
  expect(screen.getByText('2 files attached')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Remove files' }));
  expect(kept()).toEqual([]);
});
