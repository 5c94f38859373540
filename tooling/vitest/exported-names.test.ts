import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { exportedNames } from '#exported-names';

const folder = mkdtempSync(join(tmpdir(), 'mawkib-names-'));
afterAll(() => rmSync(folder, { recursive: true }));
const namesOf = (text: string) => {
  const file = join(folder, 'index.ts');
  writeFileSync(file, text);
  return exportedNames(file);
};

test('values by the name that others import, no types and nothing in comments', () => {
  const text = `export { b, a as c, type T } from './b.js';
export type { U } from './u.js';
// export { no } from './no.js';
/** export const neither = 1; */
export async function z() {}
export const y = 1;
export interface V {}
`;
  expect(namesOf(text)).toBe('b\nc\ny\nz\n');
});

test('a file that does not list its exports is an error', () => {
  expect(() => namesOf("export * from './a.js';")).toThrow('does not list its exports');
});
