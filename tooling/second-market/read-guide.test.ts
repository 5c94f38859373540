import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readGuide } from './read-guide.ts';

test('commands and whole files come in the order of the guide, with their lines', () => {
  const guide = [
    '# Guide',
    '```sh',
    'npm create x -- \\',
    '  --name "N"   # a comment',
    '# nothing',
    'npm start',
    '```',
    '```ts',
    '// market.ts',
    'export const a = 1;',
    '```',
    '```text',
    'only shown',
    '```',
  ].join('\n');
  expect(readGuide(guide)).toEqual([
    { kind: 'command', command: 'npm create x -- --name "N"', line: 2 },
    { kind: 'command', command: 'npm start', line: 2 },
    { kind: 'file', path: 'market.ts', text: 'export const a = 1;\n', line: 8 },
  ]);
});

test('code that names no file, and a block without an end, are mistakes of the guide', () => {
  expect(() => readGuide('```ts\nexport const a = 1;\n```')).toThrow('Line 1');
  expect(() => readGuide('```sh\nnpm start')).toThrow('has no end');
});

test('the guide itself is read, and begins with the command that makes a market', () => {
  const guide = readFileSync(
    join(import.meta.dirname, '../../docs/guides/starting-a-market.md'),
    'utf8',
  );
  const [first] = readGuide(guide);
  expect(first).toMatchObject({ kind: 'command' });
  expect(first?.kind === 'command' && first.command).toMatch(/^npm create @mawkib\/market /);
});
