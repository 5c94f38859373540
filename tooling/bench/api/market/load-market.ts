import { demoDealers } from '@mawkib/demo-market/data';
import { demoServices } from '@mawkib/demo-market/services';
import { type ApiConfig, createApi } from '@mawkib/services';
import { createPiiCipher, type OpenDatabase } from '@mawkib/services/storage';
import { bulkInsert, type Client, withoutIndexes } from './bulk-insert.ts';
import { formShares, leadBatches } from './leads.ts';
import { manyDealers, vehicleBatches } from './vehicles.ts';

export const clientOf = ({ db }: OpenDatabase) => (db as unknown as { $client: Client }).$client;

export interface Sizes {
  vehicles: number;
  leads: number;
}

/**
 * Fills an empty database with the demo market's content and the stock and leads of a large market.
 */
export async function loadMarket(
  open: OpenDatabase,
  config: ApiConfig,
  sizes: Sizes,
): Promise<void> {
  const api = await createApi(
    { ...config, ...demoServices },
    { database: { ...open, close: async () => {} } },
  );
  await api.close();
  const client = clientOf(open);
  const dealers = manyDealers(demoDealers);
  await client.query('delete from vehicles');
  await client.query('delete from dealers where id <> all($1)', [dealers.map(({ id }) => id)]);
  await bulkInsert(client, 'dealers', [dealers.slice(demoDealers.length)]);
  await withoutIndexes(client, 'vehicles', () =>
    bulkInsert(client, 'vehicles', vehicleBatches(sizes.vehicles, dealers)),
  );
  for (const [id] of formShares) {
    await client.query(
      `insert into forms (id, definition, name, search_text)
        select $1, jsonb_set(definition, '{id}', to_jsonb($1::text)), $1, $1
        from forms where id = 'test-drive' on conflict do nothing`,
      [id],
    );
  }
  const cipher = createPiiCipher(config.dataKeys);
  await withoutIndexes(client, 'leads', () =>
    bulkInsert(client, 'leads', leadBatches(sizes.leads, cipher)),
  );
  await client.query(
    `insert into lead_deliveries (id, lead_id, system, status, attempts, created_at, attempted_at)
      select gen_random_uuid(), id, 'crm', 'delivered', 1, created_at, created_at
      from leads where integration_status = 'delivered'`,
  );
  await client.query('vacuum analyze');
}
