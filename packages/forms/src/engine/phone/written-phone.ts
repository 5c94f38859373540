import { typedToken } from '@mawkib/core/locale';

const longest = 40;
const separators = /[\s().,/·•\p{Pd}\u2212]/gu;
const dialled = /^\+?\d{3,17}$/;

/** Stored form of a number: `+` and up to 15 digits. */
export const e164 = /^\+[1-9]\d{6,14}$/;

/** Parses a phone field; returns the number in E.164, or `null`. */
export type ReadPhone = (text: string) => string | null;

/**
 * A typed number in Latin digits, without separators and with `+` for a leading `00`; `null` when
 * it is not a number.
 */
export function writtenPhone(text: string): string | null {
  if (text.length > longest) return null;
  const digits = typedToken(text).replace(separators, '').replace(/^00/, '+');
  return dialled.test(digits) ? digits : null;
}

/**
 * Accepts any text with the length of a phone number. Used in a browser until `normalisePhone` is
 * loaded; the service checks the number again.
 */
export function plausiblePhone(text: string): string | null {
  const written = writtenPhone(text);
  return written !== null && written.length >= 5 ? written : null;
}
