import { exportedNames } from '@mawkib/tooling-vitest/exported-names';
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
  const names = exportedNames(new URL(`./${entry}/index.ts`, import.meta.url));
  await expect(names).toMatchFileSnapshot(`./exports/${entry.replace('/', '-')}.snapshot.txt`);
});
