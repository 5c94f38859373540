import { expect, test } from 'vitest';
import { oneTerm } from './one-term.ts';
import { probe } from './probe.ts';

const terms = `| thing | Arabic | English | not |
|---|---|---|---|
| a car | السيارة | car | المركبة, vehicle (visitors) |
| the building | المعرض | showroom | صالة العرض |
| millimetre | ملم | mm | مم |
| cars in stock | السيارات المتوفرة | stock | المتوفّرة, المخزون (staff may) |
| a retailer | الوكيل | retailer | dealer, showroom |
| saved cars | السيارات المحفوظة | saved cars | favourites |
| to reserve | احجز | reserve | book (test drives only) |
| a row | الصف | row | سطر (in imports) |

## Staff

| thing | Arabic | English | not |
|---|---|---|---|
| a draft | المسودة | draft | المسوّدة |
| filters | عوامل التصفية | filters | المرشحات (in staff texts) |`;
const messages = 'packages/ui/src/a.messages.ts';
const at = (text: string, path = messages) =>
  probe(oneTerm, { 'docs/terms.md': terms, [path]: text });

test.each([
  "ar: 'احجز المركبة'",
  "ar: 'في صالة عرض حديثة'",
  "ar: 'لمركبة جديدة'",
  "ar: 'وصالة العرض مفتوحة'",
  "ar: 'سيارات متوفّرة'",
  "ar: 'مشابهة من المخزون'",
  "ar: '900 مم'",
])('%s is rejected', (text) => {
  expect(at(text)).toHaveLength(1);
});

test.each([
  "en: 'Ask your dealer'",
  "en: 'Dealers near you'",
  '"en": "Our dealers"',
  "en:\n    'A favourite car'",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of source text
  'en: (name) => `The dealer ${name}`',
  "en: 'It\\'s your dealer'",
])('%s is rejected in English', (text) => {
  expect(at(text)).toHaveLength(1);
});

test.each([
  "const dealer = { en: 'Retailer' }",
  "en: 'Sold by {dealer}', code: 'dealer'",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of source text
  'en: `Sold by ${dealer}`',
  "en: 'Created in the admin Dealers tab.'",
  "en: 'In a quiet showroom'",
  "en: 'Book a test drive'",
  "open: 'dealer'",
])('%s passes in English', (text) => {
  expect(at(text)).toEqual([]);
});

test.each([
  ["ar: 'حفظ المسوّدة'", messages, 1],
  ["ar: 'مسح المرشحات'", 'packages/editor/src/admin/audit/audit-messages.ts', 1],
  ["ar: 'مسح المرشحات'", messages, 0],
  ["en: 'This is not a thing'", messages, 0],
])('reads every table: %s in %s', (text, path, count) => {
  expect(at(text, path)).toHaveLength(count);
});

test('names the line of an English text', () => {
  expect(at("a\nen: 'Fine',\nen:\n  'Our dealers'")).toEqual([
    `${messages}:4 'dealers' has another name in docs/terms.md`,
  ]);
});

test.each([
  ['packages/services/src/stock-import/import-notes.ts', 1],
  ['packages/editor/src/admin/stock/stock-messages.ts', 1],
  ['packages/editor/src/page/messages.ts', 0],
])('a line of text is a row in imports alone: %s', (path, count) => {
  expect(at("ar: 'في السطر الثالث'", path)).toHaveLength(count);
});

test('names file, line and word', () => {
  expect(at("a\nar: 'المركبة'")).toEqual([
    `${messages}:2 'مركبة' has another name in docs/terms.md`,
  ]);
});

test.each([
  ["ar: 'احجز السيارة المتوفرة في المعرض'", messages],
  ["en: 'vehicle'", messages],
  ["ar: 'مقعد مصمم للراحة، 900 ملم'", messages],
  ["'مركبة'", 'packages/stock-locator/src/text-search/lexicon/fillers.ts'],
  ["'مركبة'", 'packages/ui/src/a.test.ts'],
  ["ar: 'المخزون'", 'packages/editor/src/admin/stock/stock-messages.ts'],
])('%s passes in %s', (text, path) => {
  expect(at(text, path)).toEqual([]);
});
