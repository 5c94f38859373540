import { expect, test } from 'vitest';
import { manifest, probe } from './probe.ts';
import { createUsedExports } from './used-exports.ts';

const entry = `export { a } from './a.js';
export { b as c } from './b.js';
export type { T } from './t.js';
export function d() {}
`;
const world = {
  'packages/core/package.json': manifest('@mawkib/core', { './locale': './src/locale/index.ts' }),
  'packages/core/src/locale/index.ts': entry,
  'packages/ui/package.json': manifest('@mawkib/ui'),
  'apps/site/package.json': manifest('@mawkib/site'),
};
const rule = createUsedExports({});
const unused = (files: Record<string, string>, exceptions = {}) =>
  probe(createUsedExports(exceptions), { ...world, ...files }).map(
    (line) => /'(\w+)'/.exec(line)?.[1],
  );

test('a value that nobody uses is reported, a type is not', () => {
  expect(probe(rule, world).join('\n')).toMatch(
    /packages\/core\/src\/locale\/index.ts nobody uses 'a' of @mawkib\/core\/locale/,
  );
  expect(unused({}).sort()).toEqual(['a', 'c', 'd']);
});

test('apps, packages, tooling and stories are consumers, tests and fixtures are not', () => {
  const text = "import { a, c, d } from '@mawkib/core/locale';";
  for (const path of ['apps/site/app/a.ts', 'packages/ui/src/a.tsx', 'tooling/e2e/a.e2e.ts'])
    expect(unused({ [path]: text })).toEqual([]);
  expect(unused({ 'packages/core/src/a.stories.tsx': text })).toEqual([]);
  for (const path of ['packages/ui/src/a.test.ts', 'apps/site/app/a.fixture.ts'])
    expect(unused({ [path]: text })).toHaveLength(3);
});

test('a namespace and a dynamic import take what their file names', () => {
  const text = "const { a } = await import('@mawkib/core/locale'); // c";
  expect(unused({ 'apps/site/app/a.ts': text }).sort()).toEqual(['c', 'd']);
});

test('code in the README of the package and in guides counts, prose does not', () => {
  expect(unused({ 'packages/core/README.md': '`a` and c\n```ts\nd();\n```' })).toEqual(['c']);
  expect(unused({ 'docs/guides/a.md': '`a` `c` `d`' })).toEqual([]);
  expect(unused({ 'packages/ui/README.md': '`a` `c` `d`' })).toHaveLength(3);
});

test('an exception holds for its names, and is reported once it is used or gone', () => {
  const exceptions = { '@mawkib/core/locale': [{ names: 'a d', why: 'kept' }] };
  expect(unused({}, exceptions)).toEqual(['c']);
  const text = "import { a, c } from '@mawkib/core/locale';";
  expect(unused({ 'apps/site/app/a.ts': text }, exceptions)).toEqual(['a']);
  const whole = { '@mawkib/core/*': [{ names: '*', why: 'kept' }] };
  expect(unused({}, whole)).toEqual([]);
});
