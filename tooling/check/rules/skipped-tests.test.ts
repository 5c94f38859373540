import { expect, test } from 'vitest';
import { probe } from './probe.ts';
import { skippedTests } from './skipped-tests.ts';

const at = (text: string) => probe(skippedTests, { 'packages/core/src/a.test.ts': text });

test.each(['skip', 'todo', 'only', 'fixme', 'fails', 'concurrent.skip'])(
  'test.%s is rejected',
  (way) => {
    expect(at(`test.${way}('adds', () => {});`)).toHaveLength(1);
  },
);

test('a plain test passes, so does one bound to a platform', () => {
  expect(at("test('skips nothing', () => {});\ntest.runIf(linux)('opens', () => {});")).toEqual([]);
});

test('only tests are looked at', () => {
  expect(probe(skippedTests, { 'packages/core/src/a.ts': ['it', 'only(1)'].join('.') })).toEqual(
    [],
  );
});
