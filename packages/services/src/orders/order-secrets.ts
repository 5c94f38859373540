import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Letters and digits that are hard to confuse when read aloud or copied. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `MK-7F3K-92QD`: forty random bits, readable and not guessable. */
export function orderNumber(): string {
  const letters = [...randomBytes(8)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return `MK-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Normalises an order number as typed by a person. */
export const readOrderNumber = (text: string): string =>
  text.trim().toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');

/** 256 random bits for the link; the database stores only the hash. */
export const confirmationToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** Compares in constant time. */
export const isToken = (token: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(token)), Buffer.from(hash));
