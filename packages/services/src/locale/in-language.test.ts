import { expect, test } from 'vitest';
import { inLanguage } from './in-language.js';

test('each localized text becomes its text, Arabic if the language has none', () => {
  const stored = {
    title: { ar: 'عرض', en: 'Offer' },
    note: { ar: 'شروط' },
    list: [{ label: { ar: 'أ', en: 'A' }, amount: 3 }, null],
    plain: { ar: 1, text: 'x' },
    nothing: {},
  };
  expect(inLanguage(stored, 'en')).toEqual({
    title: 'Offer',
    note: 'شروط',
    list: [{ label: 'A', amount: 3 }, null],
    plain: { ar: 1, text: 'x' },
    nothing: {},
  });
});
