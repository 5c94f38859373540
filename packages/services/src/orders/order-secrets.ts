import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Letters and digits that are not mistaken for one another when read aloud or copied. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `MK-7F3K-92QD`: forty random bits, readable, not to be guessed. */
export function orderNumber(): string {
  const letters = [...randomBytes(8)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return `MK-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** An order number as a person may have typed it. */
export const readOrderNumber = (text: string): string =>
  text.trim().toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');

/** 256 random bits for the link; the database gets the hash only. */
export const confirmationToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** Compares without telling by its time how much was right. */
export const isToken = (token: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(token)), Buffer.from(hash));
