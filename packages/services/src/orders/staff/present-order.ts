import type { Locale } from '@mawkib/api-clients/contracts';
import type {
  StaffOrder,
  StaffOrderInFull,
  StaffPayment,
} from '@mawkib/api-clients/contracts/staff';
import { asc, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { type PaymentRow, payments, type RefundRow } from '../../db/schema/payments.js';
import { people } from '../../db/schema/people.js';
import { textsIn } from '../../locale/stored-texts.js';
import { choiceFacts } from '../choices/choice-facts.js';
import { customerOf } from '../order-customers.js';
import { shownPaymentStatus } from '../order-page/shown-payment-status.js';
import { postgresOrderStore } from '../store/postgres/postgres-order-store.js';
import type { FoundOrder } from './find-orders.js';
import type { StaffChangeParts } from './lock-order.js';
import { orderActions } from './order-actions.js';
import { orderEvents } from './order-events.js';

/** An order in the list. */
export function presentOrder({ order, vehicle, dealer }: FoundOrder, locale: Locale): StaffOrder {
  const { order_number, status, vendor_uuid, currency } = order;
  return {
    order_number,
    created_at: order.created_at.toISOString(),
    status,
    payment_status: shownPaymentStatus(order),
    vendor_uuid,
    vehicle: {
      id: vehicle.id,
      vin: order.vin,
      name: textsIn(vehicle.texts, locale).model_display_name,
    },
    retailer: { id: dealer.id, name: textsIn(dealer.texts, locale).name },
    price: { amount: order.price_minor, currency },
    deposit: { amount: order.deposit_minor, currency: order.deposit_currency ?? currency },
    expires_at: order.expires_at.toISOString(),
    confirmed_at: order.confirmed_at?.toISOString() ?? null,
    sold_at: order.sold_at?.toISOString() ?? null,
  };
}

/** An order with everything that staff see of it. */
export async function presentOrderInFull(
  db: Database,
  found: FoundOrder,
  locale: Locale,
  { cipher, clock, config }: Pick<StaffChangeParts, 'cipher' | 'clock' | 'config'>,
): Promise<StaffOrderInFull> {
  const { order, vehicle } = found;
  const { order_number, lock_id } = order;
  // A payment has an order id only after the order was placed; both have the hold's id.
  const paid = await db
    .select()
    .from(payments)
    .where(or(eq(payments.order_number, order_number), eq(payments.lock_id, lock_id)))
    .orderBy(asc(payments.created_at), asc(payments.id));
  const refunds = await postgresOrderStore(db).refundsOf(order_number);
  const names = await namesOf(
    db,
    refunds.map(({ requested_by }) => requested_by),
  );
  const customer = customerOf(cipher, order);
  const chosen = await choiceFacts(db, customer?.choices, vehicle, locale);
  const { refund_reasons = {}, cancel_reason = null, ...shown } = customer ?? {};
  return {
    ...presentOrder(found, locale),
    customer: customer && shown,
    choices: chosen.map(({ label, value }) => ({ label, value })),
    locale: order.locale,
    finance_option: order.finance_option,
    terms: order.terms.map(({ key, version, accepted_at }) => ({ key, version, accepted_at })),
    cancel_reason,
    lead_id: order.rdx_forms_lead_id,
    payments: paid.map(presentPayment),
    refunds: refunds.map((refund) => ({
      ...presentRefund(refund),
      reason: refund_reasons[refund.id] ?? null,
      by: names.get(refund.requested_by) ?? null,
    })),
    events: await orderEvents(db, order, paid, refunds),
    actions: await orderActions(db, { order, vehicle, now: clock.now() }, config),
  };
}

async function namesOf(db: Database, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await db.select().from(people).where(inArray(people.id, ids));
  return new Map(found.map(({ id, name }) => [id, name]));
}

const presentPayment = (payment: PaymentRow): StaffPayment => ({
  id: payment.id,
  vendor: payment.vendor,
  vendor_id: payment.vendor_id,
  state: payment.state,
  reason: payment.reason,
  amount: { amount: payment.amount_minor, currency: payment.currency },
  updated_at: payment.updated_at.toISOString(),
});

const presentRefund = (refund: RefundRow) => ({
  id: refund.id,
  amount: { amount: refund.amount_minor, currency: refund.currency },
  state: refund.state,
  error: refund.error,
  requested_at: refund.requested_at.toISOString(),
  finished_at: refund.finished_at?.toISOString() ?? null,
});
