import type { Customer } from '@mawkib/api-clients/contracts';
import type { Locale } from '@mawkib/core/locale';
import type { Lock } from './journey.js';

/** Takes no payment: the order is confirmed by an e-mailed link. */
export const freeReservation = 'NO_PAYMENT_JAPAN';

export interface PaymentPlan {
  takesPayment: boolean;
  confirmationByLink: boolean;
}

export const paymentPlan = (vendor: string): PaymentPlan =>
  vendor === freeReservation
    ? { takesPayment: false, confirmationByLink: true }
    : { takesPayment: true, confirmationByLink: false };

/** Body of the order call. The lock is the buyer's proof: the same one twice makes one order. */
export function orderRequest({
  lock,
  customer,
  locale,
}: {
  lock: Lock;
  customer: Customer;
  locale: Locale;
}) {
  return {
    lock_id: lock.lockId,
    vehicle_id: lock.vehicleId,
    vendor_uuid: lock.vendor,
    locale,
    confirmation_by_link: paymentPlan(lock.vendor).confirmationByLink,
    lead_attributes: customer,
  };
}
