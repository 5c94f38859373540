import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { getPageByPath, getSettings } from '@mawkib/api-clients/contracts/content';
import { startMarket } from '@mawkib/serve';
import { createServices, readConfig } from '@mawkib/services';
import { catalogue } from './catalogue.ts';
{{contentImport}}
import { market } from './market.ts';

/** The services of this market on a database of their own, as an empty folder starts them. */
test('the market starts, and its first pages are there', async () => {
  startMarket(market);
  const folder = await mkdtemp(join(tmpdir(), '{{id}}-'));
  const parts = {
    market,
    catalogue,
    {{contentMembers}}
  };
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', WARM_IMAGES: 'false' });
  const services = await createServices(parts, config);
  try {
    const { data: settings } = await services.call(getSettings, {});
    assert.ok(Array.isArray(settings));
    const { pages = [] } = await parts.content({ catalogue, today: new Date() });
    for (const page of pages) {
      const input = { params: { path: page.path.slice(1) }, query: { locale: market.locales[0].language } };
      const { data } = await services.call(getPageByPath, input);
      assert.equal(data.attributes.path, page.path);
    }
  } finally {
    await services.close();
    await rm(folder, { recursive: true, force: true });
  }
});
