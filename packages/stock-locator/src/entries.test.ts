import { expect, test } from 'vitest';

test.each([
  'engine',
  'feed',
  'listing-search',
  'react',
  'stock-index',
  'stock-index/webassembly',
  'text-search',
])('%s exports what it promises', async (entry) => {
  const names = Object.keys(
    (await import(/* @vite-ignore */ `./${entry}/index.ts`)) as object,
  ).sort();
  await expect(`${names.join('\n')}\n`).toMatchFileSnapshot(
    `./exports/${entry.replace('/', '-')}.snapshot.txt`,
  );
});
