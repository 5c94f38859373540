import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { OrderRow } from '../db/schema/orders.js';
import type { OrderStore } from './store/order-store.js';

/** Letters and digits that are hard to confuse when read aloud or copied. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `MK-7F3K-92QD`: forty random bits, readable and not guessable. */
export function orderNumber(): string {
  const letters = [...randomBytes(8)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return `MK-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** 256 random bits for the link; the database stores only the hash. */
export const confirmationToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** True for the token of any mailed link of the order. */
export const isOrderToken = (
  token: string,
  { token_hash, link_hashes }: Pick<OrderRow, 'token_hash' | 'link_hashes'>,
): boolean => [token_hash, ...link_hashes].some((hash) => isToken(token, hash));

/** Adds a token for another mailed link; links that were mailed before stay valid. */
export async function addOrderToken(
  tx: OrderStore,
  { order_number }: Pick<OrderRow, 'order_number'>,
): Promise<string> {
  const token = confirmationToken();
  await tx.addOrderLink(order_number, hashToken(token));
  return token;
}

/** Compares in constant time. */
export const isToken = (token: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(token)), Buffer.from(hash));
