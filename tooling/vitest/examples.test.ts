import { expect, test } from 'vitest';
import { readExamples, runExample } from '#examples/index';

const readme = `# A package

## Prices

<!-- given rates.ts
export const rate = 3;
-->
<!-- given
import { rate } from './rates.ts';
-->

\`\`\`ts
const price: number = 7 * rate;
\`\`\`

Text.

\`\`\`ts
price; // => 21
\`\`\`

\`\`\`ts
// own.ts: a file
export const own = 1;
own
// => 2
\`\`\`
`;

const load = async () => ({});

test('the blocks of a section are one module, at their lines; named ones are files', () => {
  const examples = readExamples(readme);
  expect(examples.map(({ path }) => path)).toEqual([
    'prices/rates.ts',
    'prices/section.tsx',
    'prices/own.ts',
  ]);
  const lines = examples[1]?.code.split('\n') ?? [];
  expect(lines.flatMap((line, at) => (line === '' ? [] : [at + 1]))).toEqual([9, 13, 19]);
});

test('a claim that does not hold fails', async () => {
  const others = readExamples(readme);
  const [, prices, own] = others;
  if (!prices || !own) throw new Error('The examples are not found');
  await runExample(prices, load, { others });
  await expect(runExample(own, load, { others })).rejects.toThrow('expected 1 to deeply equal 2');
});

test('code without an end is an error', () => {
  expect(() => readExamples('# A\n\n```ts\nf();\n')).toThrow('line 3');
});
