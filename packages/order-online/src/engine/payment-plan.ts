import type { Customer } from '@mawkib/api-clients/contracts/purchase';
import type { Locale } from '@mawkib/core/locale';
import type { Lock } from './start-journey.js';

/** Vendor without a payment: the order is confirmed by a link in an e-mail. */
export const freeReservation = 'NO_PAYMENT_JAPAN';

export interface PaymentPlan {
  takesPayment: boolean;
  confirmationByLink: boolean;
}

export const paymentPlan = (vendor: string): PaymentPlan =>
  vendor === freeReservation
    ? { takesPayment: false, confirmationByLink: true }
    : { takesPayment: true, confirmationByLink: false };

/** Body of the order call. The lock id makes it idempotent: a repeated call creates one order. */
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
