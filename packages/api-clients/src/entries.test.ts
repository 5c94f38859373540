import { expect, it } from 'vitest';

const entries: Record<string, () => Promise<object>> = {
  index: () => import('./index.js'),
  contracts: () => import('./contracts/index.js'),
  fetch: () => import('./transports/fetch.js'),
  axios: () => import('./transports/axios.js'),
};

it.each(Object.entries(entries))('%s exports what it promises', async (entry, load) => {
  const names = Object.keys(await load()).sort();
  await expect(`${names.join('\n')}\n`).toMatchFileSnapshot(`./exports/${entry}.snapshot.txt`);
});
