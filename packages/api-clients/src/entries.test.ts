import { expect, it } from 'vitest';

const entries: Record<string, () => Promise<object>> = {
  index: () => import('./index.js'),
  contracts: () => import('./contracts/index.js'),
  operations: () => import('./operations/index.js'),
  browser: () => import('./transports/browser.js'),
  fetch: () => import('./transports/fetch.js'),
  testing: () => import('./testing/index.js'),
  axios: () => import('./transports/axios.js'),
  openapi: () => import('./openapi/openapi-document.js'),
  stock: () => import('./calls/stock.js'),
  content: () => import('./calls/content.js'),
  forms: () => import('./calls/forms.js'),
  media: () => import('./calls/media.js'),
  navigation: () => import('./calls/navigation.js'),
  verification: () => import('./calls/verification.js'),
};

it.each(Object.entries(entries))('%s exports what it promises', async (entry, load) => {
  const names = Object.keys(await load()).sort();
  await expect(`${names.join('\n')}\n`).toMatchFileSnapshot(`./exports/${entry}.snapshot.txt`);
});
