import { addMinutes } from 'date-fns';
import { and, eq, isNull } from 'drizzle-orm';
import { vehicles } from '../../db/schema/dealers-and-vehicles.js';
import { orderLocks } from '../../db/schema/orders.js';
import { type PaymentRow, payments } from '../../db/schema/payments.js';
import type { HandlerContext } from '../../http/implement.js';
import { textsIn } from '../../locale/stored-texts.js';
import { vendorApiError } from '../vendor-api-error.js';
import { paymentMessages } from './payment-messages.js';
import { storePayment } from './store-payment.js';

type BeginningsContext = Pick<
  HandlerContext,
  'config' | 'market' | 'db' | 'clock' | 'intention' | 'log'
>;

type Requested = Omit<Parameters<typeof storePayment>[1], 'intention'>;

/** Stores a payment before the vendor is called. */
export const storeNewPayment = (
  { db, clock, config, market, intention, log }: BeginningsContext,
  requested: Requested,
) =>
  db.transaction((tx) =>
    storePayment(
      tx,
      { ...requested, intention },
      {
        now: clock.now(),
        lockMinutes: config.lockMinutes,
        vendors: { payments: market.payments, own: config.payments.own, log },
      },
    ),
  );

/** Calls a vendor and maps its failure to an API error. */
export async function callVendor<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw vendorApiError(error);
  }
}

/** Time until which a payment may be made: the end of its hold, if it has one. */
export async function payableUntil(
  { db, clock, config }: Pick<HandlerContext, 'config' | 'clock' | 'db'>,
  { lock_id }: PaymentRow,
): Promise<Date> {
  const [lock] = lock_id
    ? await db.select().from(orderLocks).where(eq(orderLocks.lock_id, lock_id))
    : [];
  return lock?.expires_at ?? addMinutes(clock.now(), config.lockMinutes);
}

/** Stores the vendor's id, by which its webhooks find the payment. */
export async function storeVendorId(
  { db }: Pick<HandlerContext, 'db'>,
  id: string,
  vendor_id: string,
): Promise<void> {
  await db
    .update(payments)
    .set({ vendor_id })
    .where(and(eq(payments.id, id), isNull(payments.vendor_id)));
}

/** Marks a payment that can no longer be paid. */
export async function endPayment(
  { db, clock }: Pick<HandlerContext, 'db' | 'clock'>,
  id: string,
): Promise<void> {
  await db
    .update(payments)
    .set({ state: 'ended', due_at: null, updated_at: clock.now() })
    .where(and(eq(payments.id, id), eq(payments.state, 'pending')));
}

/** Description that the payer reads at the vendor. */
export async function paymentDescription(
  { db, locale }: Pick<HandlerContext, 'db' | 'locale'>,
  { vehicle_id }: PaymentRow,
) {
  const t = paymentMessages(locale);
  const [vehicle] = vehicle_id
    ? await db.select().from(vehicles).where(eq(vehicles.id, vehicle_id))
    : [];
  if (!vehicle) return t('description');
  return t('description_of', { model: textsIn(vehicle.texts, locale).model_display_name });
}
