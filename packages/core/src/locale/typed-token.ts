import { parseDigits } from './digits.js';
import { withoutInvisible } from './without-invisible.js';

/**
 * A typed or pasted text for programs (a number, a code, an address): without invisible characters,
 * with full-width forms as plain ones, no-break spaces as spaces and Latin digits.
 */
export const typedToken = (text: string): string =>
  parseDigits(withoutInvisible(text).normalize('NFKC')).trim();
