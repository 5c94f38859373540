import { expect, test } from 'vitest';
import { probe } from './probe.ts';
import { vagueNames } from './vague-names.ts';

const at = (path: string) => probe(vagueNames, { [path]: '' });

test.each([
  'packages/core/src/utils.ts',
  'packages/core/src/utils/dates.ts',
  'packages/core/src/helpers.test.ts',
  'apps/site/app/common/Card.tsx',
  'apps/site/app/Manager.tsx',
])('%s is rejected', (path) => {
  expect(at(path)).toHaveLength(1);
});

test.each([
  'packages/api-clients/src/contracts/envelope.ts',
  'packages/core/src/tag-manager.ts',
  'docs/common.md',
])('%s passes', (path) => {
  expect(at(path)).toEqual([]);
});
