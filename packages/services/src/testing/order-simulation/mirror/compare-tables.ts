import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.js';
import {
  companyConfig,
  dealers,
  orderLocks,
  orders,
  paymentEvents,
  paymentRefunds,
  payments,
  vehicles,
} from '../../../db/schema/index.js';
import type { MemoryData, TableName } from '../memory-store/memory-tables.js';
import { difference } from './difference.js';
import type { Report } from './mirrored-store.js';

const real = {
  vehicles,
  holds: orderLocks,
  orders,
  payments,
  refunds: paymentRefunds,
  events: paymentEvents,
} as const;

/** Empties the tables of a history and stores its cars, retailers and terms. */
export async function fillTables(db: Database, data: MemoryData): Promise<void> {
  await db.execute(sql`truncate ${dealers}, ${companyConfig} cascade`);
  await db.insert(dealers).values([...data.dealers.values()]);
  const rows = [...data.rows.vehicles.values()];
  await db
    .insert(vehicles)
    .values(rows.map(({ names: _, equipment: __, interior: ___, ...row }) => row));
  await db.insert(companyConfig).values(
    data.entries.map((entry, position) => ({
      ...entry,
      position,
      section: 'order_online',
      config_type: 'order_online',
    })),
  );
}

/** Compares the rows of all tables. */
export async function compareTables(db: Database, data: MemoryData, report: Report): Promise<void> {
  for (const [name, table] of Object.entries(real)) {
    const simulated = [...data.rows[name as TableName].values()];
    report(difference(`table ${name}`, simulated, await db.select().from(table)));
  }
}
