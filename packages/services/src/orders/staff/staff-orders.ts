import {
  getStaffOrder,
  type Locale,
  listStaffOrders,
  type StaffOrder,
  type StaffPayment,
} from '@mawkib/api-clients/contracts';
import { asc, eq, or } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import { type PaymentRow, payments } from '../../db/schema/payments.js';
import { type Implementation, implementWith } from '../../http/implement.js';
import { textsIn } from '../../locale/stored-texts.js';
import { readOrderNumber } from '../../read-order-number.js';
import { choiceFacts } from '../choices/choice-facts.js';
import { customerOf } from '../order-customers.js';
import { orderErrors } from '../order-errors.js';
import { type FoundOrder, findOrders, findStaffOrder } from './find-orders.js';
import { orderEvents } from './order-events.js';

const implement = implementWith<'db'>();

/** Handlers with which staff read orders. */
export const staffOrders = ({ cipher }: Pick<AppContext, 'cipher'>): Implementation[] => [
  implement(listStaffOrders, async ({ query, headers }, { db, locale }) => {
    const person = headers['Order-Person']?.trim();
    const { found, next } = await findOrders(db, cipher, query, person);
    return { data: found.map((one) => presentOrder(one, locale)), meta: { next } };
  }),
  implement(getStaffOrder, async ({ params }, { db, locale }) => {
    const found = await findStaffOrder(db, readOrderNumber(params.number));
    if (!found) throw orderErrors.orderNotFound();
    const { order } = found;
    const customer = customerOf(cipher, order);
    const chosen = await choiceFacts(db, customer?.choices, found.vehicle, locale);
    // A payment knows its order only once the order exists; both know the hold.
    const paid = await db
      .select()
      .from(payments)
      .where(or(eq(payments.order_number, order.order_number), eq(payments.lock_id, order.lock_id)))
      .orderBy(asc(payments.created_at), asc(payments.id));
    return {
      data: {
        ...presentOrder(found, locale),
        customer,
        choices: chosen.map(({ label, value }) => ({ label, value })),
        locale: order.locale,
        finance_option: order.finance_option,
        lead_id: order.rdx_forms_lead_id,
        payments: paid.map(presentPayment),
        events: await orderEvents(db, order, paid),
      },
    };
  }),
];

function presentOrder({ order, vehicle, dealer }: FoundOrder, locale: Locale): StaffOrder {
  const { order_number, status, payment_status, vendor_uuid, currency } = order;
  return {
    order_number,
    created_at: order.created_at.toISOString(),
    status,
    payment_status,
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
  };
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
