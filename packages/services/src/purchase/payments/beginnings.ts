import { addMinutes } from 'date-fns';
import { and, eq, isNull } from 'drizzle-orm';
import { type PaymentRow, payments } from '../../db/schema/payments.js';
import { vehicles } from '../../db/schema/stock.js';
import type { HandlerContext } from '../../frame/implement.js';
import { textsIn } from '../../locale/stored-texts.js';
import { paymentRefusal } from '../../payments/payment-refusals.js';
import { beginPayment } from './begin-payment.js';
import { paymentMessages } from './payment-messages.js';

type Asked = Omit<Parameters<typeof beginPayment>[1], 'intention'>;

/** Notes a payment before its vendor is asked. */
export const begun = ({ db, clock, config, market, intention }: HandlerContext, asked: Asked) =>
  db.transaction((tx) =>
    beginPayment(
      tx,
      { ...asked, intention },
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
    throw paymentRefusal(error);
  }
}

/** A hold begins anew with its payment. */
export const holdEnd = ({ clock, config }: HandlerContext): Date =>
  addMinutes(clock.now(), config.lockMinutes);

/** From now on the vendor's messages find the payment. */
export async function name({ db }: HandlerContext, id: string, vendor_id: string): Promise<void> {
  await db
    .update(payments)
    .set({ vendor_id })
    .where(and(eq(payments.id, id), isNull(payments.vendor_id)));
}

/** Nobody can pay it any more. */
export async function end({ db, clock }: HandlerContext, id: string): Promise<void> {
  await db
    .update(payments)
    .set({ state: 'ended', due_at: null, updated_at: clock.now() })
    .where(and(eq(payments.id, id), eq(payments.state, 'pending')));
}

/** What the payer reads at the vendor. */
export async function describe({ db, locale }: HandlerContext, { vehicle_id }: PaymentRow) {
  const t = paymentMessages(locale);
  const [vehicle] = vehicle_id
    ? await db.select().from(vehicles).where(eq(vehicles.id, vehicle_id))
    : [];
  if (!vehicle) return t('description');
  return t('description_of', { model: textsIn(vehicle.texts, locale).model_display_name });
}
