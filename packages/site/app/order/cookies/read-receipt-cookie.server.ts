import { createCookie } from 'react-router';
import { isSecure, type Surroundings } from './is-secure.server.ts';

/** The order that this browser has just placed; the success page shows its e-mail address. */
interface Receipt {
  number: string;
  email: string;
  /** Id of its hold: the proof that the order is the buyer's own. */
  lock?: string | undefined;
}

const cookie = createCookie('mk_order_receipt', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: 1800,
});

export async function readReceiptCookie(request: Request): Promise<Receipt | null> {
  const value: unknown = await cookie.parse(request.headers.get('cookie')).catch(() => null);
  if (typeof value !== 'object' || value === null) return null;
  const { number, email, lock } = value as Record<string, unknown>;
  if (typeof number !== 'string' || typeof email !== 'string') return null;
  return { number, email, lock: typeof lock === 'string' ? lock : undefined };
}

export const setReceiptCookie = (receipt: Receipt, site: Surroundings): Promise<string> =>
  cookie.serialize(receipt, { secure: isSecure(site) });
