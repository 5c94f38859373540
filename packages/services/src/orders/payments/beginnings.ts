import { addMinutes } from 'date-fns';
import { and, eq, isNull } from 'drizzle-orm';
import { vehicles } from '../../db/schema/dealers-and-vehicles.js';
import { type PaymentRow, payments } from '../../db/schema/payments.js';
import type { HandlerContext } from '../../http/implement.js';
import { textsIn } from '../../locale/stored-texts.js';
import { paymentError } from '../provider-errors.js';
import { beginPayment } from './begin-payment.js';
import { paymentMessages } from './payment-messages.js';

type BeginningsContext = Pick<HandlerContext, 'config' | 'market' | 'db' | 'clock' | 'intention'>;

type Requested = Omit<Parameters<typeof beginPayment>[1], 'intention'>;

/** Notes a payment before its vendor is asked. */
export const begun = (
  { db, clock, config, market, intention }: BeginningsContext,
  requested: Requested,
) =>
  db.transaction((tx) =>
    beginPayment(
      tx,
      { ...requested, intention },
      {
        now: clock.now(),
        lockMinutes: config.lockMinutes,
        vendors: { payments: market.payments, own: config.payments.own },
      },
    ),
  );

/** Asks a vendor; what it fails with becomes what the caller is told. */
export async function asking<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw paymentError(error);
  }
}

/** A hold begins anew with its payment. */
export const holdEnd = ({ clock, config }: Pick<HandlerContext, 'config' | 'clock'>): Date =>
  addMinutes(clock.now(), config.lockMinutes);

/** From now on the vendor's messages find the payment. */
export async function name(
  { db }: Pick<HandlerContext, 'db'>,
  id: string,
  vendor_id: string,
): Promise<void> {
  await db
    .update(payments)
    .set({ vendor_id })
    .where(and(eq(payments.id, id), isNull(payments.vendor_id)));
}

/** Nobody can pay it any more. */
export async function end(
  { db, clock }: Pick<HandlerContext, 'db' | 'clock'>,
  id: string,
): Promise<void> {
  await db
    .update(payments)
    .set({ state: 'ended', due_at: null, updated_at: clock.now() })
    .where(and(eq(payments.id, id), eq(payments.state, 'pending')));
}

/** What the payer reads at the vendor. */
export async function describe(
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
