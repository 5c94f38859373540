import { expect, test } from 'vitest';
import { folderMap } from './folder-map.ts';
import { manifest, probe } from './probe.ts';

const project = {
  'package.json': '{}',
  'packages/core/package.json': manifest('@mawkib/core'),
  'packages/core/src/index.ts': '',
  'packages/core/src/money/format.ts': '',
  'packages/core/src/exports/money.snapshot.txt': '',
  'packages/site/package.json': manifest('@mawkib/site'),
  'packages/site/app/routes/order/start.tsx': '',
  'tooling/run/package.json': manifest('@mawkib/run'),
  'tooling/run/start/start.mjs': '',
};

const map = [
  '# Architecture',
  '- `nothing`: lists outside of the map are not read',
  '## Where things live',
  '### packages/core',
  'How everything behaves.',
  '- `money`: amounts',
  '### packages/site',
  '- `routes`: pages',
  '### tooling/run',
  '- `start`: starts the product',
  '## Further reading',
  '- `packages`: none of these either',
];

const at = (lines: readonly string[], files: Record<string, string> = {}) =>
  probe(folderMap, { ...project, ...files, 'docs/architecture.md': lines.join('\n') });

const without = (line: string) => map.filter((content) => content !== line);

const instead = (line: string, ...others: string[]) =>
  map.flatMap((content) => (content === line ? others : [content]));

test('a map of every folder passes, also with a folder that holds no source', () => {
  expect(at(map)).toEqual([]);
  expect(at(instead('- `money`: amounts', '- `money`: amounts', '- `exports`: names'))).toEqual([]);
});

test('a folder with source files that the map lacks is reported with the line to add', () => {
  expect(at(without('- `money`: amounts'))).toEqual([
    'docs/architecture.md:4 packages/core/src/money is missing: add "- `money`: what lives there" below "### packages/core"',
  ]);
  expect(at(without('- `routes`: pages'))).toEqual([
    'docs/architecture.md:7 packages/site/app/routes is missing: add "- `routes`: what lives there" below "### packages/site"',
  ]);
  expect(at(without('- `start`: starts the product'))).toHaveLength(1);
});

test('a folder that does not exist is reported with its line', () => {
  expect(at(instead('- `money`: amounts', '- `money`: amounts', '- `cash`: coins'))).toEqual([
    "docs/architecture.md:7 packages/core/src/cash does not exist: remove this line or write the folder's new name",
  ]);
});

test('a workspace that the map lacks, and one that was removed, are reported', () => {
  const files = { 'apps/api/package.json': manifest('@mawkib/demo-api') };
  expect(at(map, files)).toEqual([
    'docs/architecture.md apps/api is missing: add "### apps/api" below "## Where things live", with a line for each of its folders',
  ]);
  expect(at(instead('### tooling/run', '### tooling/gone', '- `a`: b', '### tooling/run'))).toEqual(
    [
      'docs/architecture.md:9 tooling/gone does not exist: remove its heading and the lines below it',
    ],
  );
});

test('a folder without a description, and one listed twice, are reported', () => {
  expect(at(instead('- `money`: amounts', '- `money`'))).toEqual([
    'docs/architecture.md:6 say what lives in packages/core/src/money: - `money`: …',
  ]);
  expect(at(instead('- `money`: amounts', '- `money`: amounts', '- `money`: again'))).toEqual([
    'docs/architecture.md:7 packages/core/src/money is in line 6 already: remove one',
  ]);
});

test('a file that the document names exists', () => {
  expect(at(['1. `packages/core/src/money/format.ts`: writes amounts', ...map])).toEqual([]);
  expect(at(['1. `packages/core/src/money/write.ts`: writes amounts', ...map])).toEqual([
    'docs/architecture.md:1 packages/core/src/money/write.ts does not exist: name the file that does this now',
  ]);
});

test('the document itself is there', () => {
  expect(probe(folderMap, project)).toEqual([
    'package.json docs/architecture.md is missing: it maps every folder',
  ]);
});
