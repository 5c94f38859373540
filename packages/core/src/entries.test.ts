import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const entries = [
  'analytics',
  'brands',
  'browser',
  'calculators',
  'consent',
  'content-items',
  'countdown',
  'deployment',
  'dynamic-content',
  'error-reports',
  'errors',
  'finance',
  'first-market',
  'guards',
  'locale',
  'maps',
  'market',
  'money',
  'opening-hours',
  'react',
  'schedule',
  'settings',
  'storage',
  'typed-prices',
  'vocabulary',
];

it.each(entries)('%s exports what it promises', async (entry) => {
  const names = Object.keys((await import(`./${entry}/index.ts`)) as object).sort();
  await expect(`${names.join('\n')}\n`).toMatchFileSnapshot(`./exports/${entry}.snapshot.txt`);
});

it('has one entry point for each subject', async () => {
  const manifest = JSON.parse(await readFile('package.json', 'utf8')) as { exports: object };
  expect(Object.keys(manifest.exports).sort()).toEqual(
    ['./package.json', ...entries.map((entry) => `./${entry}`)].sort(),
  );
});
