import { expect, it } from 'vitest';

const entries: Record<string, () => Promise<object>> = {
  index: () => import('./index.js'),
  contracts: () => import('./contracts/index.js'),
  operations: () => import('./operations/index.js'),
  browser: () => import('./transports/browser.js'),
  fetch: () => import('./transports/fetch.js'),
  axios: () => import('./transports/axios.js'),
  openapi: () => import('./openapi/openapi-document.js'),
  stock: () => import('./stock.js'),
  content: () => import('./content.js'),
  forms: () => import('./forms.js'),
  purchase: () => import('./purchase.js'),
  ev: () => import('./ev.js'),
  media: () => import('./media.js'),
  navigation: () => import('./navigation.js'),
  staff: () => import('./staff.js'),
  verification: () => import('./verification.js'),
};

it.each(Object.entries(entries))('%s exports what it promises', async (entry, load) => {
  const names = Object.keys(await load()).sort();
  await expect(`${names.join('\n')}\n`).toMatchFileSnapshot(`./exports/${entry}.snapshot.txt`);
});
