import { createCookie } from 'react-router';
import { isSecure, type Surroundings } from './is-secure.server.ts';

/** The order that this browser has just placed; the success page shows its e-mail address. */
interface Receipt {
  number: string;
  email: string;
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
  const { number, email } = value as Record<string, unknown>;
  return typeof number === 'string' && typeof email === 'string' ? { number, email } : null;
}

export const setReceiptCookie = (receipt: Receipt, site: Surroundings): Promise<string> =>
  cookie.serialize(receipt, { secure: isSecure(site) });
