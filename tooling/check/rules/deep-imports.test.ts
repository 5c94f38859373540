import { expect, test } from 'vitest';
import { deepImports } from './deep-imports.ts';
import { manifest, probe } from './probe.ts';

const world = {
  'packages/core/package.json': manifest('@mawkib/core', { './locale': './src/locale/index.ts' }),
  'packages/core/src/locale/index.ts': '',
  'packages/blocks/package.json': manifest('@mawkib/blocks', { './*': './src/blocks/*/index.ts' }),
  'apps/api/package.json': manifest('@mawkib/services'),
  'apps/api/src/index.ts': '',
  'apps/site/package.json': manifest('@mawkib/site'),
};

test('entries of the exports map pass, patterns too', () => {
  const text = "import { a } from '@mawkib/core/locale';\nimport b from '@mawkib/blocks/hero';";
  expect(probe(deepImports, { ...world, 'apps/site/app/root.ts': text })).toEqual([]);
});

test('a path behind the exports is rejected', () => {
  const text = "import { a } from '@mawkib/core/src/locale/index.js';";
  expect(probe(deepImports, { ...world, 'apps/site/app/root.ts': text })).toEqual([
    "apps/site/app/root.ts:1 @mawkib/core does not export '@mawkib/core/src/locale/index.js'",
  ]);
});

test('a relative path into another workspace is rejected', () => {
  const text = "\nimport { a } from '../../../packages/core/src/locale/index.js';";
  expect(probe(deepImports, { ...world, 'apps/site/app/root.ts': text })[0]).toContain(
    'root.ts:2 ',
  );
});

test('the demo market is no app: its applications are made with it', () => {
  const own = manifest('@mawkib/demo-market', { './catalogue': './src/catalogue.ts' });
  const text = "import { catalogue } from '@mawkib/demo-market/catalogue';";
  const files = { ...world, 'apps/market/package.json': own, 'apps/market/src/catalogue.ts': '' };
  expect(probe(deepImports, { ...files, 'apps/api/src/main.ts': text })).toEqual([]);
});

test('an app is imported only by what puts apps together', () => {
  const text = "import { createApi } from '@mawkib/services';";
  expect(probe(deepImports, { ...world, 'tooling/serve/main.ts': text })).toEqual([]);
  expect(probe(deepImports, { ...world, 'apps/site/app/root.ts': text })).toHaveLength(1);
  expect(probe(deepImports, { ...world, 'packages/core/src/a.ts': text })).toHaveLength(1);
});
