import { expect, test } from 'vitest';
import { probe } from './probe.ts';
import { sheetNames } from './sheet-names.ts';

const styles = (name: string, ...keys: string[]) =>
  `export const styles = defineStyles('${name}', {\n${keys.map((key) => `  ${key}: { color: 'red' },\n`).join('')}});\n`;
const [one, other] = [
  'packages/ui/src/form/range/slider.styles.ts',
  'packages/blocks/src/x/x.styles.ts',
];

test('two sheets of one name are rejected in both files', () => {
  const primitive = styles('slider', 'root', 'thumb').replace(
    'defineStyles(',
    'definePrimitiveStyles(',
  );
  expect(probe(sheetNames, { [one]: primitive, [other]: styles('slider', 'root') })).toEqual([
    `${other}:1 the class 'mk-slider' is made in ${one} too`,
    `${one}:1 the class 'mk-slider' is made in ${other} too`,
  ]);
});

test('a rule for a class of another file’s styles is reported', () => {
  const texts = {
    [one]: styles('gallery', 'root', 'tile'),
    [other]: styles('gallery-tile', 'root'),
  };
  expect(probe(sheetNames, texts)).toHaveLength(2);
});

test('sheets that share no class pass, and tests name theirs as they like', () => {
  const texts = {
    [one]: styles('slider', 'root', 'thumb'),
    [other]: styles('slides', 'root'),
  };
  expect(probe(sheetNames, texts)).toEqual([]);
  const inTest = {
    [one]: styles('a', 'root'),
    'packages/ui/src/a.test.ts': styles('a', 'root'),
  };
  expect(probe(sheetNames, inTest)).toEqual([]);
});
