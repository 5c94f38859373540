import { expect, test } from 'vitest';
import { namedFiles } from './named-files.ts';
import { probe } from './probe.ts';

const files = {
  'packages/core/src/money/price.ts': '',
  'packages/ui/src/theme.ts': '',
  'packages/create-market/template/market.ts.tpl': '',
};

test('files of the package, of a market and by their whole path may be named', () => {
  const text =
    '`price.ts`, `src/money/price.ts`, `market.ts`, `packages/ui/src/theme.ts`, `data.json`';
  const code = '```ts\n// `x.ts`\n```';
  expect(probe(namedFiles, { ...files, 'packages/core/README.md': `${text}\n${code}` })).toEqual(
    [],
  );
});

test('a file that is gone or of another package is reported with its line', () => {
  const text = '# Core\n\n`old.ts`, `theme.ts` and `./price.ts`';
  expect(probe(namedFiles, { ...files, 'packages/core/README.md': text })).toEqual([
    'packages/core/README.md:3 there is no file old.ts',
    'packages/core/README.md:3 there is no file theme.ts',
    'packages/core/README.md:3 there is no file ./price.ts',
  ]);
});
