import type { Locale } from '@mawkib/api-clients/contracts';
import type { Person } from '@mawkib/api-clients/contracts/identity';
import {
  endStaffHold,
  extendStaffHold,
  listStaffHolds,
  type StaffHold,
} from '@mawkib/api-clients/contracts/staff';
import { addDays } from 'date-fns';
import { and, asc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { dealers, vehicles } from '../../db/schema/dealers-and-vehicles.js';
import { orderLocks } from '../../db/schema/orders.js';
import { payments } from '../../db/schema/payments.js';
import { type Implementation, implementWith, signedIn } from '../../http/implement.js';
import { textsIn } from '../../locale/stored-texts.js';
import type { OrderStore } from '../store/order-store.js';
import { isWithoutOrder } from '../store/postgres/is-without-order.js';
import { postgresOrderStore } from '../store/postgres/postgres-order-store.js';
import type { StaffChangeParts } from './lock-order.js';
import { staffOrderErrors } from './staff-order-errors.js';

const implement = implementWith<'db'>();

const maxShown = 200;
/** Max days by which a hold is extended at once. */
const maxDays = 1;

/** Handlers with which staff see, extend and end holds that have no order. */
export function staffHolds(parts: StaffChangeParts): Implementation[] {
  const { clock } = parts;
  return [
    implement(listStaffHolds, async (_, { db, locale }) => {
      const live = isWithoutOrder(db, clock.now());
      const data = await presentHolds(db, live, locale);
      return { data, meta: { total: await db.$count(orderLocks, live) } };
    }),
    implement(extendStaffHold, async ({ params, body }, context) => {
      const until = new Date(body.until);
      const meant = { ...params, since: new Date(body.since), by: signedIn(context) };
      return context.db.transaction(async (tx) => {
        const lock_id = await extendHold(postgresOrderStore(tx), { ...meant, until }, parts);
        const [hold] = await presentHolds(tx, eq(orderLocks.lock_id, lock_id), context.locale);
        if (!hold) throw staffOrderErrors.holdChanged();
        return { data: hold };
      });
    }),
    implement(endStaffHold, async ({ params, body }, context) => {
      const meant = { ...params, since: new Date(body.since), by: signedIn(context) };
      await postgresOrderStore(context.db).transaction((tx) => endHold(tx, meant, parts));
      return { data: params };
    }),
  ];
}

async function presentHolds(
  db: Database,
  wanted: SQL | undefined,
  locale: Locale,
): Promise<StaffHold[]> {
  const found = await db
    .select({ lock: orderLocks, vehicle: vehicles, dealer: dealers })
    .from(orderLocks)
    .innerJoin(vehicles, eq(vehicles.id, orderLocks.vehicle_id))
    .innerJoin(dealers, eq(dealers.id, vehicles.owner_id))
    .where(wanted)
    .orderBy(asc(orderLocks.expires_at), asc(orderLocks.lock_id))
    .limit(maxShown);
  const paying = await payingLocks(
    db,
    found.map(({ lock }) => lock.lock_id),
  );
  return found.map(({ lock, vehicle, dealer }) => ({
    vehicle: {
      id: vehicle.id,
      vin: vehicle.vin,
      name: textsIn(vehicle.texts, locale).model_display_name,
    },
    retailer: { id: dealer.id, name: textsIn(dealer.texts, locale).name },
    vendor_uuid: lock.vendor_uuid,
    deposit: { amount: lock.quote_minor, currency: lock.quote_currency ?? vehicle.currency },
    since: lock.created_at.toISOString(),
    expires_at: lock.expires_at.toISOString(),
    paying: paying.has(lock.lock_id),
  }));
}

/** Holds with a payment that was started at its vendor. */
async function payingLocks(db: Database, ids: string[]): Promise<Set<string | null>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .select({ lock_id: payments.lock_id })
    .from(payments)
    .where(
      and(
        inArray(payments.lock_id, ids),
        eq(payments.state, 'pending'),
        isNotNull(payments.vendor_id),
      ),
    );
  return new Set(found.map(({ lock_id }) => lock_id));
}

interface MeantHold {
  vehicle_id: string;
  since: Date;
  by: Person;
}

/** The requested live hold, with its vehicle locked. */
async function lockHold(tx: OrderStore, { vehicle_id, since }: MeantHold, now: Date) {
  await tx.lockVehicle(vehicle_id);
  const lock = await tx.holdWithoutOrder(vehicle_id, since, now);
  if (!lock) throw staffOrderErrors.holdChanged();
  return lock;
}

/** Resolves to the id of the hold. */
async function extendHold(
  tx: OrderStore,
  { until, ...meant }: MeantHold & { until: Date },
  { clock }: Pick<StaffChangeParts, 'clock'>,
): Promise<string> {
  const at = clock.now();
  const lock = await lockHold(tx, meant, at);
  if (until < lock.expires_at) throw staffOrderErrors.deadlinePast();
  if (until > addDays(at, maxDays)) throw staffOrderErrors.deadlineTooFar(maxDays);
  if (until.getTime() === lock.expires_at.getTime()) return lock.lock_id;
  await tx.updateHold(lock.lock_id, { expires_at: until });
  const { by, vehicle_id } = meant;
  await tx.recordChange({
    by,
    at,
    action: 'hold.extended',
    subject: `vehicle/${vehicle_id}`,
    details: { from: lock.expires_at.toISOString(), until: until.toISOString() },
  });
  return lock.lock_id;
}

/** The details that the buyer typed are kept until a payment of the hold has been returned. */
export async function endHold(
  tx: OrderStore,
  meant: MeantHold,
  { clock, events }: Pick<StaffChangeParts, 'clock' | 'events'>,
): Promise<void> {
  const at = clock.now();
  const { lock_id } = await lockHold(tx, meant, at);
  await tx.updateHold(lock_id, { released_at: at });
  await tx.checkPending(lock_id, at);
  const { by, vehicle_id } = meant;
  await tx.recordChange({ by, at, action: 'hold.ended', subject: `vehicle/${vehicle_id}` });
  await events.announce(tx.db, 'stock_changed', { vehicle_ids: [vehicle_id] });
}
