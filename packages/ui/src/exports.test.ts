import { readdirSync, readFileSync, statSync } from 'node:fs';
import { exportedNames } from '@mawkib/tooling-vitest/exported-names';
import { expect, it } from 'vitest';

const entries = [
  './index.js',
  './styles/index.js',
  './server/index.js',
  './icons/index.js',
  './map/index.js',
  './menu/index.js',
  './markup/index.js',
  './rich-text/index.js',
];

it.each(entries)('%s exports what it says, no more', (entry) => {
  const file = new URL(entry.replace(/js$/, 'ts'), import.meta.url);
  expect(exportedNames(file).trim().split('\n')).toMatchSnapshot();
});

it('has an export for each entry, for the fonts, the sprites and the manifest', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(Object.keys(manifest.exports)).toHaveLength(entries.length + 3);
});

it('ships fonts of at most 90 KB for the first screen of each theme', () => {
  const size = (theme: string) =>
    readdirSync('fonts')
      .filter((file) => file.startsWith(theme) && file.endsWith('.woff2'))
      .reduce((sum, file) => sum + statSync(`fonts/${file}`).size, 0);
  expect(size('cairo')).toBeGreaterThan(20_000);
  expect(size('cairo')).toBeLessThan(90_000);
  expect(size('plex')).toBeGreaterThan(20_000);
  expect(size('plex')).toBeLessThan(90_000);
});
