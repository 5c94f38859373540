import { expect, test } from 'vitest';
import { containsAddress } from './contains-address.js';
import { type FormDefinition, validateAnswers } from './index.js';

test.each([
  'Your prize is waiting: http://evil.example/claim now',
  'evil.example',
  'EVIL.COM/x',
  'نورة موقع.شبكة',
  'www evil',
  'a@evil.example',
  'sara＠evil．example',
  'evil\u200b.example',
  '☕.example',
  '(prize).example',
  'pay at 192.0.2.7/now',
  'mailto:x',
  'نورة\nرابح',
  'a\u2028b',
])('%j has an address in it', (text) => {
  expect(containsAddress(text)).toBe(true);
});

test.each([
  'نورة المنصوري',
  'Sir J. R. Smith',
  'J.R.',
  'O’Neil-Smith',
  'محمد بن راشد',
  'St. John',
  'No. 5',
  'Ali (Abu Omar) ...',
])('%j is a name', (text) => {
  expect(containsAddress(text)).toBe(false);
});

const form: FormDefinition = {
  attributes: {
    fields: [
      { id: 'first_name', type: 'text', label: 'Name', required: true, width: 'full' },
      {
        id: 'who',
        type: 'text',
        label: 'Who',
        required: false,
        autocomplete: 'name',
        width: 'full',
      },
      { id: 'message', type: 'textarea', label: 'Message', required: false, width: 'full' },
    ],
  },
};

test('a name with an address is rejected in both languages, a message with one is taken', () => {
  const typed = {
    first_name: 'evil.example',
    who: 'a@b.example',
    message: 'see https://a.example',
  };
  for (const [locale, words] of [
    ['en', 'Enter a name without links or e-mail addresses'],
    ['ar', 'أدخل الاسم فقط، دون روابط أو عناوين بريد إلكتروني'],
  ] as const) {
    expect(validateAnswers(form, typed, locale)).toEqual({
      ok: false,
      errors: {
        first_name: { code: 'invalid_name', message: words },
        who: { code: 'invalid_name', message: words },
      },
    });
  }
});
