import type { Locale } from '@mawkib/api-clients/contracts';
import type { Hold, OrderDraft } from '@mawkib/api-clients/contracts/purchase';
import { desc, eq } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import type { Database } from '../../db/database.js';
import { type Vehicle, vehicles } from '../../db/schema/dealers-and-vehicles.js';
import { type OrderLockRow, type OrderRow, orderLocks, orders } from '../../db/schema/orders.js';
import { type PaymentRow, payments } from '../../db/schema/payments.js';
import { extendableUntil, holdDuration } from '../checkout/hold-duration.js';
import { shownCheckout, storedCheckout } from '../checkout/stored-checkouts.js';
import {
  type CheckoutConfig,
  configWithVendor,
  gatewayOf,
  sellerConfigOf,
} from '../checkout-config.js';
import { choiceRows } from '../choices/choice-facts.js';
import { orderOffers } from '../choices/order-offers.js';
import { quoteChoices } from '../choices/quote-choices.js';
import { dueNow } from '../due-now.js';
import { postgresOrderStore } from '../store/postgres/postgres-order-store.js';

type Draft = OrderDraft | null;
type HoldContext = Pick<AppContext, 'db' | 'clock' | 'cipher' | 'config' | 'log'> & {
  locale: Locale;
};

/** State of the hold with this id; an unknown id reads as a lost hold. Changes nothing. */
export async function holdState(lock_id: string, context: HoldContext): Promise<Hold> {
  const { db, clock, cipher, config, log, locale } = context;
  const at = clock.now();
  const now = at.toISOString();
  const [lock] = await db.select().from(orderLocks).where(eq(orderLocks.lock_id, lock_id));
  if (!lock) return { state: 'lost', now };
  const { vehicle_id, vendor_uuid } = lock;
  const [order] = await db.select().from(orders).where(eq(orders.lock_id, lock_id));
  if (order && isStanding(order, at)) {
    return { state: 'ordered', now, vehicle_id, vendor_uuid, order_number: order.order_number };
  }
  const paid = await paymentsOf(db, lock_id);
  const stored = storedCheckout(cipher, lock);
  const checkout = stored && shownCheckout(stored);
  if (lock.released_at || lock.expires_at <= at) {
    const refund = refundOf(paid);
    return {
      state: 'lost',
      now,
      vehicle_id,
      vendor_uuid,
      ...(refund && { refund }),
      ...(checkout && { checkout }),
    };
  }
  const [vehicle] = await db.select().from(vehicles).where(eq(vehicles.id, vehicle_id));
  const seller = vehicle && (await sellerConfigOf(postgresOrderStore(db), vehicle));
  const duration = seller && holdDuration(seller, config.lockMinutes);
  const chosen = seller && configWithVendor(seller, vendor_uuid);
  const gateway = chosen && gatewayOf(chosen, config.payments);
  return {
    state: paid.some(isUnderWay) ? 'paying' : 'open',
    now,
    vehicle_id,
    vendor_uuid,
    expires_at: lock.expires_at.toISOString(),
    ...(duration && { extendable_until: extendableUntil(lock, duration).toISOString() }),
    ...depositOf(lock),
    ...(gateway && { gateway }),
    ...(seller && { alternatives: otherVendors(seller, vendor_uuid) }),
    ...(vehicle && (await costsOf(db, { lock, vehicle, checkout }, { log, locale }))),
    ...(checkout && { checkout }),
  };
}

/** An order that the buyer has; one with a failed payment is paid again under its hold. */
const isStanding = ({ status, payment_status, expires_at }: OrderRow, now: Date): boolean =>
  status === 'created'
    ? payment_status !== 'failed' && expires_at > now
    : status === 'confirmed' || status === 'cancelled';

const paymentsOf = (db: Database, lock_id: string) =>
  db
    .select()
    .from(payments)
    .where(eq(payments.lock_id, lock_id))
    .orderBy(desc(payments.created_at));

const isUnderWay = ({ state, vendor_id }: PaymentRow): boolean =>
  (state === 'pending' && vendor_id !== null) || state === 'placing';

const otherVendors = ({ payment, alternatives }: CheckoutConfig, vendor: string): string[] =>
  [...new Set([payment, ...alternatives])].filter((other) => other !== vendor);

/** The buyer's choices in words, their costs, and what is due now and later. */
async function costsOf(
  db: Database,
  { lock, vehicle, checkout }: { lock: OrderLockRow; vehicle: Vehicle; checkout: Draft },
  parts: Pick<HoldContext, 'log' | 'locale'>,
): Promise<Pick<Hold, 'choices' | 'quote' | 'due'>> {
  const { metadata = {}, config_url } = checkout ?? {};
  const offers = await orderOffers(db, { vehicle, config_url }, parts);
  const due = dueNow(lock, vehicle);
  const quote = quoteChoices(offers, metadata, due);
  const rows = await choiceRows(db, metadata, vehicle, parts.locale);
  return {
    choices: rows.map(({ step, label, value }) => ({ step, label, value })),
    quote,
    due: { ...due, later: quote.due_later },
  };
}

const depositOf = ({ quote_minor: amount, quote_currency: currency }: OrderLockRow) =>
  currency === null ? {} : { deposit: { amount, currency } };

function refundOf(paid: readonly PaymentRow[]): Hold['refund'] {
  const found = paid.find(({ state }) => state === 'returning' || state === 'returned');
  if (!found) return undefined;
  const { amount_minor: amount, currency, id, vendor_id, state } = found;
  return { amount, currency, number: vendor_id ?? id, done: state === 'returned' };
}
