import { expect, test } from 'vitest';
import { coreOnce } from './core-once.ts';
import { probe } from './probe.ts';

const at = (text: string, path = 'packages/ui/src/price/Price.tsx') =>
  probe(coreOnce, { [path]: text });

test.each([
  "const format = new Intl.NumberFormat('ar');",
  'new Intl.DateTimeFormat(locale).format(date);',
  "const plain = text.normalize('NFKD');",
  "const plain = text.replace(/[أإآ]/g, 'ا');",
  "document.cookie = 'a=b';",
])('%s is rejected', (text) => {
  expect(at(text)).toHaveLength(1);
});

test.each([
  "const plain = text.normalize('NFC');",
  "const price = formatPrice(amount, 'ar');",
  "const label = 'أحمر';",
  '// never new Intl.NumberFormat',
])('%s passes', (text) => {
  expect(at(text)).toEqual([]);
});

test('core itself, tests and tooling may', () => {
  const text = "new Intl.NumberFormat('ar')";
  expect(at(text, 'packages/core/src/locale/formats.ts')).toEqual([]);
  expect(at(text, 'packages/ui/src/locale/price.test.ts')).toEqual([]);
  expect(at(text, 'tooling/e2e/journeys/stock.ts')).toEqual([]);
});
