import fc from 'fast-check';
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
  'casino.xyz',
  'Best prices: shop-now.online!',
  'bit.ly/3x',
  't.me/claim',
  'anything.unheard-of/claim',
  'x.com',
  'EVIL.RU',
  'my.site.co.uk',
  'نورة شبكتي.امارات',
  'xn--mgbti4d.xn--mgbaam7a8h',
  'казино.рф',
  'evil\u2024com',
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
  'م.سعيد',
  'د.أحمد الهاشمي',
  'أ.د.خالد بن محمد',
  'م.عمان',
  'J.Paul',
  'J.R.R.Tolkien',
  'A.Li',
  'Chen.Li',
  'Md.Rahman',
  'Md.Al Amin',
  'Dr.Al-Marri',
  'Mohd.Ali',
  'St.John',
  'Eng.Ahmed.Salem',
  'K.Ford',
  'Ali B.Tech, M.Sc.',
  'Al Noor Trading Co.LLC',
  'Smith & Sons Co.Ltd.',
  'Fatima D/O Ahmed',
  'Hawaiʻi Kaʼahumanu',
  "D'Angelo O’Connor-Smith",
  'Gal·la Coma·Ros',
  'مـحـمـد',
  'مُحَمَّدٌ',
  'عبد\u200cالله',
  'Nguyễn Thị Ánh',
  'X',
  'ع',
  '王',
  'ＪＯＨＮ．ＳＭＩＴＨ',
  'Kim.Jong-un',
  'a'.repeat(100),
])('%j is a name', (text) => {
  expect(containsAddress(text)).toBe(false);
});

test('initials and titles before a name make no address', () => {
  const letters = fc.constantFrom(...'AJMSأدمن');
  const names = fc.constantFrom('Paul', 'Al Ali', 'Khan', 'Li', 'سعيد', 'عبدالله', "O'Neil", 'Kim');
  fc.assert(
    fc.property(fc.array(letters, { minLength: 1, maxLength: 3 }), names, (initials, name) => {
      expect(containsAddress(`${initials.join('.')}.${name}`)).toBe(false);
    }),
    { numRuns: 50 },
  );
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
