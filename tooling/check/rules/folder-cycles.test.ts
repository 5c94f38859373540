import { expect, test } from 'vitest';
import { folderCycles } from './folder-cycles.ts';
import { manifest, probe } from './probe.ts';

const at = (files: Record<string, string>) =>
  probe(folderCycles, { 'packages/core/package.json': manifest('@mawkib/core'), ...files });

const money = { 'packages/core/src/money/price.ts': "import { text } from '../locale/text.ts';" };

test('two folders that import each other are reported once, with the imports', () => {
  const files = {
    ...money,
    'packages/core/src/money/format.ts': 'export const format = 1;',
    'packages/core/src/locale/text.ts': "import { format } from '../money/format.ts';",
  };
  expect(at(files)).toEqual([
    'packages/core/package.json Folder cycle in src: src/locale/text.ts imports src/money/format.ts; src/money/price.ts imports src/locale/text.ts.',
  ]);
});

test('a cycle of three folders is found', () => {
  const files = {
    ...money,
    'packages/core/src/locale/text.ts': "import { entry } from '../storage/entry.ts';",
    'packages/core/src/storage/entry.ts': "import { price } from '../money/price.ts';",
  };
  expect(at(files)).toHaveLength(1);
});

test('a type import counts', () => {
  const files = {
    ...money,
    'packages/core/src/locale/text.ts': "import type { Price } from '../money/price.ts';",
  };
  expect(at(files)).toHaveLength(1);
});

test('one direction is fine', () => {
  expect(at({ ...money, 'packages/core/src/locale/text.ts': '' })).toEqual([]);
});

test('a file and a subfolder beside it: one direction is fine, both are a cycle', () => {
  const files = { 'packages/core/src/market.ts': "import { price } from './money/price.ts';" };
  expect(at({ ...files, 'packages/core/src/money/price.ts': '' })).toEqual([]);
  expect(
    at({
      ...files,
      'packages/core/src/money/price.ts': "import type { Market } from '../market.ts';",
    }),
  ).toHaveLength(1);
});

test('cycles of files in one folder are not its concern', () => {
  const files = {
    'packages/core/src/money/price.ts': "import { format } from './format.ts';",
    'packages/core/src/money/format.ts': "import { price } from './price.ts';",
  };
  expect(at(files)).toEqual([]);
});

test.each(['text.test.ts', 'text.stories.tsx', 'text.fixture.ts'])('%s is ignored', (name) => {
  const files = {
    ...money,
    'packages/core/src/locale/text.ts': '',
    [`packages/core/src/locale/${name}`]: "import { price } from '../money/price.ts';",
  };
  expect(at(files)).toEqual([]);
});

test('imports of other workspaces are not followed', () => {
  const files = {
    ...money,
    'packages/ui/package.json': manifest('@mawkib/ui'),
    'packages/ui/src/index.ts': "import '@mawkib/core';",
    'packages/core/src/locale/text.ts': "import '@mawkib/ui';",
    'packages/core/src/index.ts': "import './money/price.ts';",
  };
  expect(at(files)).toEqual([]);
});
