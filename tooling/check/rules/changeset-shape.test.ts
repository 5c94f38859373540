import { expect, test } from 'vitest';
import { changesetShape } from './changeset-shape.ts';
import { manifest, probe } from './probe.ts';

const at = (text: string) =>
  probe(changesetShape, {
    'packages/core/package.json': manifest('@mawkib/core'),
    '.changeset/a.md': text,
  });

test('a changeset as the command writes it passes', () => {
  expect(at("---\n'@mawkib/core': minor\n---\n\nPrices round half up.\n")).toEqual([]);
  expect(at('---\n"@mawkib/core": patch\n---\n\nPrices.\n')).toEqual([]);
});

test.each([
  ["---\n\n## '@mawkib/core': minor\n\nPrices.\n", 'begins with'],
  ["---\n'@mawkib/core': huge\n---\n\nPrices.\n", 'begins with'],
  ["---\n'@mawkib/cores': minor\n---\n\nPrices.\n", "no package '@mawkib/cores'"],
  ["---\n'@mawkib/core': minor\n---\n\n", 'what changed'],
])('%j is rejected', (text, message) => {
  expect(at(text)).toHaveLength(1);
  expect(at(text)[0]).toContain(message);
});
