import { and, arrayOverlaps, desc, eq, gte, lt, lte, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { dealers, vehicles } from '../../db/schema/dealers-and-vehicles.js';
import type { OrderExportFilter } from '../../db/schema/forms.js';
import { type OrderRow, orders } from '../../db/schema/orders.js';
import type { PiiCipher } from '../../encryption/pii-cipher.js';

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

interface Page {
  items: number;
  before?: string | undefined;
}

/** One page of the orders that match, newest first. */
export async function findOrders(
  db: Database,
  filter: OrderExportFilter,
  { items, before }: Page,
): Promise<{ found: FoundOrder[]; next: string | null }> {
  const wanted = and(matches(filter), before === undefined ? undefined : olderThan(before));
  const rows = await select(db, wanted, items + 1);
  const found = rows.slice(0, items);
  const last = rows.length > items ? found.at(-1)?.order : undefined;
  const next = last ? `${last.created_at.getTime()}.${last.order_number}` : null;
  return { found, next };
}

/** Condition of a filter. */
const matches = (filter: OrderExportFilter): SQL | undefined =>
  and(
    ...[
      filter.status && eq(orders.status, filter.status as OrderRow['status']),
      filter.payment_status &&
        eq(orders.payment_status, filter.payment_status as OrderRow['payment_status']),
      filter.vendor && eq(orders.vendor_uuid, filter.vendor),
      filter.retailer && eq(vehicles.owner_id, filter.retailer),
      filter.from && gte(orders.created_at, new Date(filter.from)),
      filter.until && lte(orders.created_at, new Date(filter.until)),
      // An index of nothing, so that a text without an index matches no order.
      filter.person_indexes && arrayOverlaps(orders.person_indexes, ['', ...filter.person_indexes]),
    ].filter((condition) => typeof condition === 'object'),
  );

/**
 * Filter by a complete e-mail address or phone number; text that is neither finds nothing. Undefined:
 * no filter.
 */
export const byPerson = (
  cipher: PiiCipher,
  text: string | undefined,
): Pick<OrderExportFilter, 'person_indexes'> => {
  const value = text?.trim();
  if (!value) return {};
  const kind = value.includes('@') ? 'email' : 'phone';
  return { person_indexes: cipher.indexes({ kind, value }) };
};

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
