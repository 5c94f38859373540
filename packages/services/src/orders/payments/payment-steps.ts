import { addMinutes } from 'date-fns';
import type { PaymentRow } from '../../db/schema/payments.js';
import type { HandlerContext } from '../../http/implement.js';
import { textsIn } from '../../locale/stored-texts.js';
import type { OrderStore } from '../store/order-store.js';
import { vendorApiError } from '../vendor-api-error.js';
import { paymentMessages } from './payment-messages.js';
import { storePayment } from './store-payment.js';

/** Dependencies of starting a payment. */
export type StartContext = Pick<
  HandlerContext,
  'config' | 'market' | 'clock' | 'intention' | 'locale' | 'log'
> & { store: OrderStore };

type Requested = Omit<Parameters<typeof storePayment>[1], 'intention'>;

/** Stores a payment before the vendor is called. */
export const storeNewPayment = (
  { store, clock, config, market, intention, log }: Omit<StartContext, 'locale'>,
  requested: Requested,
) =>
  store.transaction((tx) =>
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
  { store, clock, config }: Pick<StartContext, 'config' | 'clock' | 'store'>,
  { lock_id }: PaymentRow,
): Promise<Date> {
  const lock = lock_id ? await store.hold(lock_id) : undefined;
  return lock?.expires_at ?? addMinutes(clock.now(), config.lockMinutes);
}

/**
 * Stores the vendor's id, by which its webhooks find the payment. Resolves to the stored one: another
 * call may have been first, if the vendor has forgotten the idempotency key of both.
 */
export async function storeVendorId(
  { store }: Pick<StartContext, 'store'>,
  id: string,
  vendor_id: string,
): Promise<string> {
  await store.nameAtVendor(id, vendor_id);
  return (await store.payment(id))?.vendor_id ?? vendor_id;
}

/** Marks a payment that can no longer be paid. */
export const endPayment = (
  { store, clock }: Pick<StartContext, 'store' | 'clock'>,
  id: string,
): Promise<void> => store.endPending(id, clock.now());

/** Description that the payer reads at the vendor. */
export async function paymentDescription(
  { store, locale }: Pick<StartContext, 'store' | 'locale'>,
  { vehicle_id }: PaymentRow,
) {
  const t = paymentMessages(locale);
  const vehicle = vehicle_id ? await store.vehicle(vehicle_id) : undefined;
  if (!vehicle) return t('description');
  return t('description_of', { model: textsIn(vehicle.texts, locale).model_display_name });
}
