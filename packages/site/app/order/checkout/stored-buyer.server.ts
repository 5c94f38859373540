import type { Hold, OrderChoices } from '@mawkib/api-clients/contracts/purchase';
import { customerValues } from '@mawkib/order-online/engine';
import type { LockCookie } from '../cookies/lock-cookie.server.ts';
import type { PaymentCookie } from '../payment/payment-cookie.server.ts';

/** Data stored with a hold, for the page: texts of the form, choices, amounts. */
export const storedBuyer = (hold: Hold | null) => ({
  stored: hold?.checkout?.lead_attributes ? customerValues(hold.checkout) : undefined,
  choices: hold?.choices ?? [],
  chosen: chosenIn(hold?.checkout?.metadata ?? {}),
  quote: hold?.quote,
  due: hold?.due,
});

/** The choices that analytics reports. */
const chosenIn = ({ location, payment }: OrderChoices) => ({
  location: location && (location.kind === 'retailer' ? location.retailer_id : location.kind),
  payment: payment && (payment.plan ? 'plan' : payment.option),
});

/**
 * The cookie with the vendor and the end that the service reports. It keeps the amount that the buyer
 * has seen, except of another vendor.
 */
export const holdCookie = (lock: LockCookie, hold: Hold | null): LockCookie => {
  if (!hold || hold.state === 'lost') return lock;
  const { vendor_uuid: vendor = lock.vendor, expires_at: expiresAt = lock.expiresAt } = hold;
  const deposit = vendor === lock.vendor ? lock.deposit : hold.deposit;
  return { ...lock, vendor, expiresAt, deposit };
};

/**
 * The payment of a hold with stored details, in a browser that has no cookie of it; null without
 * them.
 */
export function payingOf(
  { lockId }: LockCookie,
  hold: Hold | null,
  company: string,
): PaymentCookie | null {
  const email = hold?.checkout?.lead_attributes?.email;
  return email && hold?.deposit ? { lockId, company, email, ...hold.deposit } : null;
}
