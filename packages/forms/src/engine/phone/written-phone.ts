import { parseDigits } from '@mawkib/core/locale';
import { cleanToken } from '../clean-text.js';

const longest = 40;
const separators = /[\s().,/·‐-―-]/g;
const dialled = /^\+?\d{3,17}$/;

/** A number in the form that is stored: `+` and up to 15 digits. */
export const e164 = /^\+[1-9]\d{6,14}$/;

/** How a phone field is read: the number as it is stored, or `null`. */
export type ReadPhone = (text: string) => string | null;

/**
 * A number as a person typed it, in any digits, without what separates them and with `+` for a
 * leading `00`; `null` when it is no number.
 */
export function writtenPhone(text: string): string | null {
  if (text.length > longest) return null;
  const digits = parseDigits(cleanToken(text)).replace(separators, '').replace(/^00/, '+');
  return dialled.test(digits) ? digits : null;
}

/**
 * Reads a phone field in a browser until `normalisePhone` has been loaded: what has the length of a
 * number passes, and the service checks it again.
 */
export function plausiblePhone(text: string): string | null {
  const written = writtenPhone(text);
  return written !== null && written.length >= 5 ? written : null;
}
