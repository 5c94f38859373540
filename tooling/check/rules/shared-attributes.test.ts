import { expect, test } from 'vitest';
import { probe } from './probe.ts';
import { sharedAttributes } from './shared-attributes.ts';

const at = (text: string, path = 'packages/blocks/src/a.tsx') =>
  probe(sharedAttributes, {
    'packages/ui/src/markup/index.ts': "export const laterAttribute = 'data-later';",
    [path]: text,
  });

test.each([
  '<li data-later={late} />',
  "document.querySelector('[data-later]')",
  "\n'& [data-later]::before': {}",
  "const url = 'https://example.test/'; const name = 'data-later';",
])('%j is rejected', (text) => {
  expect(at(text)).toEqual([expect.stringContaining('is a shared attribute')]);
});

test.each([
  '<li {...{ [laterAttribute]: late }} />',
  '<li data-later-than="3" data-rather-later />',
  '// reads data-later\n/** On `data-later` parts. */',
])('%j passes', (text) => {
  expect(at(text)).toEqual([]);
});

test('tests may name an attribute, and so may an app', () => {
  const text = '<li data-later />';
  expect(at(text, 'packages/blocks/src/a.test.tsx')).toEqual([]);
  expect(at(text, 'apps/site/app/a.tsx')).toEqual([]);
});
