import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { exportsKey, rememberPassed } from './passed-exports.ts';

const folder = mkdtempSync(join(tmpdir(), 'passed-exports-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (entry: string) => {
  mkdirSync(join(folder, 'src'), { recursive: true });
  const exports = { '.': { '@mawkib/source': './src/index.ts' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ exports }));
  writeFileSync(join(folder, 'src/index.ts'), entry);
  return exportsKey(folder);
};

test('a passed check runs again when the exports change, a failed one always', async () => {
  let runs = 0;
  const check = (key: string, ok: boolean) =>
    rememberPassed(folder, 'attw core', key, async () => {
      runs += 1;
      return { ok, output: '' };
    });
  const before = write("export { a } from './a.js';");
  await check(before, false);
  await check(before, true);
  expect(runs).toBe(2);
  expect(await check(before, false)).toEqual({ ok: true, output: '' });
  expect(runs).toBe(2);
  await check(write("export { a, b } from './a.js';"), true);
  expect(runs).toBe(3);
});
