import { readFile } from 'node:fs/promises';
import { exportedNames } from '@mawkib/tooling-vitest/exported-names';
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
  const names = exportedNames(new URL(`./${entry}/index.ts`, import.meta.url));
  await expect(names).toMatchFileSnapshot(`./exports/${entry}.snapshot.txt`);
});

it('has one entry point for each subject', async () => {
  const manifest = JSON.parse(await readFile('package.json', 'utf8')) as { exports: object };
  expect(Object.keys(manifest.exports).sort()).toEqual(
    ['./package.json', ...entries.map((entry) => `./${entry}`)].sort(),
  );
});
