import { expect, test } from 'vitest';
import { packageFiles } from './package-files.ts';
import { probe } from './probe.ts';

const complete = JSON.stringify({ description: 'Money.', license: 'MIT', type: 'module' });

test('a complete package passes', () => {
  const files = { 'packages/core/package.json': complete, 'packages/core/README.md': '# core' };
  expect(probe(packageFiles, files)).toEqual([]);
});

test('a missing or empty README is reported', () => {
  const files = { 'packages/core/package.json': complete, 'packages/core/README.md': '\n' };
  expect(probe(packageFiles, files)).toEqual(['packages/core/package.json README.md is missing']);
});

test('description, license, type and being published are looked at', () => {
  const files = {
    'packages/core/package.json': '{"private":true}',
    'packages/core/README.md': '#',
  };
  expect(probe(packageFiles, files)).toHaveLength(4);
});
