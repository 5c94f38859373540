import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoDealers } from '@mawkib/demo-market/data';
import { demoServices } from '@mawkib/demo-market/services';
import { buildFolder } from '@mawkib/demo-site';
import { createApi, readConfig, serverOptions, sessionCookie } from '@mawkib/services';
import { openEmbedded } from '@mawkib/services/storage';
import { createSite } from '@mawkib/site';
import fastify from 'fastify';
import { bulkInsert, type Client } from '../api/market/bulk-insert.ts';
import { clientOf } from '../api/market/load-market.ts';
import { manyDealers, vehicleBatches } from '../api/market/vehicles.ts';

/** A market with pages to measure. */
export interface PageMarket {
  origin: string;
  client: Client;
  close(): Promise<void>;
}

const quiet = { DEMO: 'true', LOG_LEVEL: 'silent', WARM_IMAGES: 'false' };

/**
 * Opens the demo market with a number of vehicles, on an embedded database, in its production
 * build.
 */
export async function openPageMarket(vehicles: number): Promise<PageMarket> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mawkib-bench-page-'));
  const config = { ...readConfig({ ...quiet, DATA_DIR: dataDir }), ...demoServices };
  const database = await openEmbedded(dataDir);
  const client = clientOf(database);
  const filled = await createApi(config, { database: { ...database, close: async () => {} } });
  await filled.close();
  const dealers = manyDealers(demoDealers);
  await client.query('delete from vehicles');
  await bulkInsert(client, 'dealers', [dealers.slice(demoDealers.length)]);
  await bulkInsert(client, 'vehicles', vehicleBatches(vehicles, dealers));

  const api = await createApi(config, { database });
  const server = fastify(serverOptions);
  await server.register(api.plugin);
  const site = await createSite({
    call: api.call,
    publicUrl: 'http://localhost',
    sessionCookie,
    log: api.log,
    cache: false,
    buildFolder,
  });
  await server.register(site.plugin);
  return {
    origin: await server.listen({ port: 0, host: '127.0.0.1' }),
    client,
    async close() {
      await server.close();
      await api.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
