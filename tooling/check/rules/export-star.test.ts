import { expect, test } from 'vitest';
import { exportStar } from './export-star.ts';
import { probe } from './probe.ts';

const at = (text: string) => probe(exportStar, { 'packages/core/src/index.ts': text });

test('export * is rejected in every form', () => {
  expect(at("export * from './a.js';")).toHaveLength(1);
  expect(at("export * as a from './a.js';")).toHaveLength(1);
  expect(at("export type * from './a.js';")).toHaveLength(1);
});

test('named exports pass', () => {
  expect(at("export { a } from './a.js'; // not export *")).toEqual([]);
});
