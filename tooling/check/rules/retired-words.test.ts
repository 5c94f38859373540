import { expect, test } from 'vitest';
import { probe } from './probe.ts';
import { retiredWords } from './retired-words.ts';

const glossary = `# Glossary

## Names

| we say | for | not |
|---|---|---|
| response | what a call returns | \`answer\` (except packages/forms) |
| \`defineStyles\` | static styles | \`sheetOf\` |

## Phrases

| not | write |
|---|---|
| anew | again |
| is told | receives, or the verb |
`;
const at = (text: string, path = 'packages/ui/src/a.ts') =>
  probe(retiredWords, { 'docs/glossary.md': glossary, [path]: text });

test.each([
  'const answer = 1;',
  'export type AnswerOf<T> = T;',
  'read(lastAnswer);',
  'const styles = sheetOf({});',
  '// Starts anew.',
  "const text = { en: 'The visitor is told' };",
])('%s is reported', (text) => {
  expect(at(text)).toHaveLength(1);
});

test('a retired word in the name of a file is reported', () => {
  expect(at('export {};', 'packages/ui/src/keep-answer.ts')).toHaveLength(1);
});

test('docs are read for phrases', () => {
  expect(at('The list is drawn anew.', 'docs/guides/a.md')).toHaveLength(1);
});

test.each([
  ["const text = { en: 'Your answer' };", 'packages/ui/src/a.ts'],
  ["post({ customer_answer: 'x' });", 'packages/ui/src/a.ts'],
  ['const answers2 = sheet;', 'packages/ui/src/a.ts'],
  ['// The answer of a visitor', 'packages/ui/src/a.ts'],
  ['const answer = 1;', 'packages/forms/src/a.ts'],
  ['const renewed = 1; // renewal', 'packages/ui/src/a.ts'],
])('%s passes', (text, path) => {
  expect(at(text, path)).toHaveLength(0);
});
