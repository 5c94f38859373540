import { expect, test } from 'vitest';
import { namedTests } from './named-tests.ts';
import { probe } from './probe.ts';

const doc = 'docs/security/asvs.md';
const at = (text: string) =>
  probe(namedTests, {
    [doc]: text,
    'apps/api/src/a.test.ts': '',
    'packages/ui/src/b.test.tsx': '',
    'tooling/run/c.test.mjs': '',
    'README.md': '`apps/none/x.test.ts`',
  });

test('a test that is named and not there is rejected, with its line', () => {
  expect(
    at('| met | `apps/api/src/a.test.ts` |\n| met | `apps/api/src/gone.test.ts` `x/y.e2e.ts` |'),
  ).toEqual([
    `${doc}:2 apps/api/src/gone.test.ts does not exist`,
    `${doc}:2 x/y.e2e.ts does not exist`,
  ]);
});

test('tests that are there, and other files, pass', () => {
  expect(
    at('`apps/api/src/a.test.ts` `packages/ui/src/b.test.tsx` `tooling/run/c.test.mjs` `src/z.ts`'),
  ).toEqual([]);
});
