import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const entries = [
  './index.js',
  './styles/index.js',
  './styles/server.js',
  './icons/index.js',
  './rich-text/index.js',
];

it.each(entries)('%s exports what it says, no more', async (entry) => {
  const module: Record<string, unknown> = await import(entry);
  expect(Object.keys(module).sort()).toMatchSnapshot();
});

it('has an export for each entry', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(Object.keys(manifest.exports)).toHaveLength(entries.length + 1);
});
