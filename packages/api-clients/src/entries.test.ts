import { exportedNames } from '@mawkib/tooling-vitest/exported-names';
import { expect, it } from 'vitest';

const entries: Record<string, string> = {
  index: './index.ts',
  contracts: './contracts/index.ts',
  browser: './transports/browser.ts',
  fetch: './transports/fetch.ts',
  testing: './testing/index.ts',
  axios: './transports/axios.ts',
  openapi: './openapi/openapi-document.ts',
  stock: './calls/stock.ts',
  content: './calls/content.ts',
  forms: './calls/forms.ts',
  media: './calls/media.ts',
  navigation: './calls/navigation.ts',
  verification: './calls/verification.ts',
};

it.each(Object.entries(entries))('%s exports what it promises', async (entry, file) => {
  const names = exportedNames(new URL(file, import.meta.url));
  await expect(names).toMatchFileSnapshot(`./exports/${entry}.snapshot.txt`);
});
