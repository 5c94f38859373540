import { expect, test } from 'vitest';
import { oneTerm } from './one-term.ts';
import { probe } from './probe.ts';

const terms = `| thing | Arabic | English | not |
|---|---|---|---|
| a car | السيارة | car | المركبة, vehicle |
| the building | المعرض | showroom | صالة العرض |
| millimetre | ملم | mm | مم |
| cars in stock | السيارات المتوفرة | stock | المتوفّرة, المخزون (staff may) |`;
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
])('%s is refused', (text) => {
  expect(at(text)).toHaveLength(1);
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
  ["'مركبة'", 'packages/stock-locator/src/words/lexicon/plain-words.ts'],
  ["'مركبة'", 'packages/ui/src/a.test.ts'],
  ["ar: 'المخزون'", 'packages/editor/src/admin/stock/stock-messages.ts'],
])('%s passes in %s', (text, path) => {
  expect(at(text, path)).toEqual([]);
});
