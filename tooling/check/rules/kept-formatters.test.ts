import { expect, test } from 'vitest';
import { keptFormatters } from './kept-formatters.ts';
import { probe } from './probe.ts';

const at = (text: string, path = 'packages/core/src/a.ts') =>
  probe(keptFormatters, { [path]: text });

test.each([
  "  new Intl.DateTimeFormat('ar', options).format(day);",
  "export const nameOf = (tag: string) => new Intl.DisplayNames(tag, { type: 'language' });",
  "  return price.toLocaleString('en');",
])('%s is rejected', (text) => {
  expect(at(text)).toHaveLength(1);
});

test.each([
  "const regions = new Intl.DisplayNames('en', { type: 'region' });",
  'const { region } = new Intl.Locale(tag);',
  "dateFormatter('ar', options).format(day);",
])('%s passes', (text) => {
  expect(at(text)).toEqual([]);
});

test('the place that keeps them may create them, and so may tests', () => {
  const text = "  const made = new Intl.NumberFormat('en');";
  expect(at(text, 'packages/core/src/locale/formatters.ts')).toEqual([]);
  expect(at(text, 'packages/core/src/a.test.ts')).toEqual([]);
});
