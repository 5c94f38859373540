import { createCookie } from 'react-router';
import { isSecure, type Surroundings } from '../cookies/is-secure.server.ts';

/**
 * Payment of a hold with stored details of its buyer, in an `httpOnly` cookie. It holds nothing
 * that decides: the service checks every value.
 */
export interface PaymentCookie {
  lockId: string;
  company: string;
  email: string;
  /** Amount that the buyer has seen, in minor units. */
  amount: number;
  currency: string;
  /** The vendor's id of the started payment. */
  payment?: string;
}

const cookie = createCookie('mk_order_payment', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: 86_400,
});

/** Reads the payment of this hold; null if there is none or it is invalid. */
export async function readPaymentCookie(
  request: Request,
  { lockId }: { lockId: string },
): Promise<PaymentCookie | null> {
  const value: unknown = await cookie.parse(request.headers.get('cookie')).catch(() => null);
  if (typeof value !== 'object' || value === null) return null;
  const paying = value as PaymentCookie;
  const texts = [paying.lockId, paying.company, paying.email, paying.currency];
  const isValid =
    paying.lockId === lockId &&
    texts.every((text) => typeof text === 'string') &&
    Number.isInteger(paying.amount) &&
    (paying.payment === undefined || typeof paying.payment === 'string');
  return isValid ? paying : null;
}

export const setPaymentCookie = (paying: PaymentCookie, site: Surroundings): Promise<string> =>
  cookie.serialize(paying, { secure: isSecure(site) });

export const clearPaymentCookie = (site: Surroundings): Promise<string> =>
  cookie.serialize('', { maxAge: 0, secure: isSecure(site) });
