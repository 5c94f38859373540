import type { Customer, Lead, Person } from '@mawkib/api-clients/contracts';
import { and, arrayOverlaps, asc, eq, inArray, isNull } from 'drizzle-orm';
import { recordChange } from '../audit/audit-log.js';
import type { Database } from '../db/database.js';
import { leadExports, leads, mailOutbox, orderLocks, orders } from '../db/schema/index.js';
import { presentLead } from '../forms/lead-content.js';
import type { Kernel } from '../frame/kernel.js';
import { customerOf, erasedCustomer } from '../purchase/order-customer.js';
import type { PersonKey, Vault } from './vault.js';

/** Everything that the market knows of a person. */
export interface KnownPerson {
  leads: Lead[];
  orders: {
    number: string;
    created_at: string;
    status: string;
    vehicle_id: string;
    customer: Customer | null;
  }[];
}

type PersonKernel = Pick<Kernel, 'db' | 'clock' | 'vault' | 'events'>;

async function rowsOf(db: Database, vault: Vault, keys: readonly PersonKey[]) {
  const indexes = ['', ...keys.flatMap(vault.indexes)];
  return {
    leads: await db
      .select()
      .from(leads)
      .where(arrayOverlaps(leads.person_indexes, indexes))
      .orderBy(asc(leads.created_at), asc(leads.id)),
    orders: await db
      .select()
      .from(orders)
      .where(arrayOverlaps(orders.person_indexes, indexes))
      .orderBy(asc(orders.created_at), asc(orders.order_number)),
  };
}

/** What a person who asks is given, found by any of their addresses and numbers. */
export async function exportPerson(
  { db, vault }: Pick<PersonKernel, 'db' | 'vault'>,
  keys: readonly PersonKey[],
): Promise<KnownPerson> {
  const found = await rowsOf(db, vault, keys);
  return {
    leads: found.leads.map((row) => presentLead(vault, row)),
    orders: found.orders.map((row) => ({
      number: row.order_number,
      created_at: row.created_at.toISOString(),
      status: row.status,
      vehicle_id: row.vehicle_id,
      customer: customerOf(vault, row),
    })),
  };
}

/**
 * Forgets a person, in one transaction: their leads go, also out of files that were exported; their
 * orders lose who ordered, and one that waited to be confirmed is cancelled; mails to them are not
 * sent. The audit log says that it was done, not to whom.
 */
export function erasePerson(
  { db, clock, vault, events }: PersonKernel,
  keys: readonly PersonKey[],
  by: Person,
): Promise<{ leads: number; orders: number }> {
  return db.transaction(async (tx) => {
    const at = clock.now();
    const found = await rowsOf(tx, vault, keys);
    const forms = [...new Set(found.leads.map(({ form_id }) => form_id))];
    const ids = found.leads.map(({ id }) => id);
    await tx.delete(leads).where(inArray(leads.id, ids));
    await tx.delete(leadExports).where(inArray(leadExports.form_id, forms));
    const waiting = found.orders.filter(({ status }) => status === 'created');
    for (const { order_number, lock_id } of found.orders) {
      const cancelled = waiting.some((order) => order.order_number === order_number);
      await tx
        .update(orders)
        .set({ ...erasedCustomer(at), ...(cancelled && { status: 'cancelled' as const }) })
        .where(eq(orders.order_number, order_number));
      if (!cancelled) continue;
      await tx
        .update(orderLocks)
        .set({ released_at: at })
        .where(and(eq(orderLocks.lock_id, lock_id), isNull(orderLocks.released_at)));
    }
    if (waiting.length) {
      const vehicle_ids = waiting.map(({ vehicle_id }) => vehicle_id);
      await events.announce(tx, 'stock_changed', { vehicle_ids });
    }
    const indexes = ['', ...keys.flatMap(vault.indexes)];
    await tx.delete(mailOutbox).where(arrayOverlaps(mailOutbox.person_indexes, indexes));
    const details = { leads: ids.length, orders: found.orders.length };
    await recordChange(tx, { by, at, action: 'person.erased', subject: 'person', details });
    return details;
  });
}
