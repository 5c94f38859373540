import { expect, test } from 'vitest';
import { inLanguage } from './in-language.js';

test('each text per language becomes its text, Arabic where the language has none', () => {
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
