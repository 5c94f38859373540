import { expect, test } from 'vitest';
import { documentedNames } from './documented-names.ts';
import { probe } from './probe.ts';

const entry = 'packages/core/src/money/index.ts';
const at = (money: string, list = "export { price } from './money.js';") =>
  probe(documentedNames, { [entry]: list, 'packages/core/src/money/money.ts': money });

test.each([
  '/** Major units. */\nexport const price = 1;',
  '/**\n * Major units.\n */\nexport function price() {}',
  '/** Major units. */\n// biome-ignore lint/x: reason\nexport type price = 1;',
  '/** Major units. */\nexport async function price() {}',
])('%s passes', (text) => {
  expect(at(text)).toEqual([]);
});

test.each([
  'export const price = 1;',
  '// Major units.\nexport const price = 1;',
  '/** Other. */\nexport const other = 1;\nexport interface price {}',
])('%s is refused', (text) => {
  expect(at(text)).toEqual([
    `${entry}:1 'price' has no docstring in packages/core/src/money/money.ts`,
  ]);
});

test('every name of a list is looked at, types and renamed ones too', () => {
  const money = 'export type A = 1;\n\nexport const b = 1;\n\n/** Said. */\nexport const c = 1;';
  const list = "export {\n  type A,\n  b as bee,\n  c,\n} from './money.js';";
  expect(at(money, list)).toHaveLength(2);
});

test('a name that is passed on is followed to its declaration', () => {
  const files = {
    [entry]: "export { price } from './inner.js';",
    'packages/core/src/money/inner.ts': "export { price } from './deep.js';",
    'packages/core/src/money/deep.ts': 'export const price = 1;',
  };
  expect(probe(documentedNames, files)).toHaveLength(1);
});

test('names that are no entry point’s are left alone', () => {
  expect(
    probe(documentedNames, { 'packages/core/src/money/money.ts': 'export const a = 1;' }),
  ).toEqual([]);
});
