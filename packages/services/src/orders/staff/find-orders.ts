import type { listStaffOrders, ParsedOf } from '@mawkib/api-clients/contracts';
import { and, arrayOverlaps, desc, eq, gte, lt, lte, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { dealers, vehicles } from '../../db/schema/dealers-and-vehicles.js';
import { orders } from '../../db/schema/orders.js';
import type { PiiCipher } from '../../encryption/pii-cipher.js';

type Query = ParsedOf<typeof listStaffOrders>['query'];

/** An order with its vehicle and the retailer that sells it. */
export type FoundOrder = Awaited<ReturnType<typeof select>>[number];

const select = (db: Database, wanted: SQL | undefined, max: number) =>
  db
    .select({ order: orders, vehicle: vehicles, dealer: dealers })
    .from(orders)
    .innerJoin(vehicles, eq(vehicles.id, orders.vehicle_id))
    .innerJoin(dealers, eq(dealers.id, vehicles.owner_id))
    .where(wanted)
    .orderBy(desc(orders.created_at), desc(orders.order_number))
    .limit(max);

/**
 * One page of orders, newest first. `person` is a complete e-mail address or phone number; text that
 * is neither finds nothing.
 */
export async function findOrders(
  db: Database,
  cipher: PiiCipher,
  { items, before, ...filter }: Query,
  person: string | undefined,
): Promise<{ found: FoundOrder[]; next: string | null }> {
  const wanted = [
    filter.status && eq(orders.status, filter.status),
    filter.payment_status && eq(orders.payment_status, filter.payment_status),
    filter.vendor && eq(orders.vendor_uuid, filter.vendor),
    filter.retailer && eq(vehicles.owner_id, filter.retailer),
    filter.from && gte(orders.created_at, new Date(filter.from)),
    filter.until && lte(orders.created_at, new Date(filter.until)),
    person && isOf(cipher, person),
    before && olderThan(before),
  ].filter((condition) => typeof condition === 'object');
  const rows = await select(db, and(...wanted), items + 1);
  const found = rows.slice(0, items);
  const last = rows.length > items ? found.at(-1)?.order : undefined;
  const next = last ? `${last.created_at.getTime()}.${last.order_number}` : null;
  return { found, next };
}

/** Undefined for an unknown number. */
export const findStaffOrder = async (
  db: Database,
  number: string,
): Promise<FoundOrder | undefined> => (await select(db, eq(orders.order_number, number), 1))[0];

/** A cursor of an unknown form is ignored, as no list ends before it. */
function olderThan(cursor: string): SQL | undefined {
  const [, time, number = ''] = /^(\d{1,15})\.(.+)$/.exec(cursor) ?? [];
  if (time === undefined) return undefined;
  const at = new Date(Number(time));
  return or(
    lt(orders.created_at, at),
    and(eq(orders.created_at, at), lt(orders.order_number, number)),
  );
}

function isOf(cipher: PiiCipher, person: string): SQL {
  const kind = person.includes('@') ? 'email' : 'phone';
  // An index of nothing, so that a text without an index matches no order.
  return arrayOverlaps(orders.person_indexes, ['', ...cipher.indexes({ kind, value: person })]);
}
