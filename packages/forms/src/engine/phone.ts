import { parseDigits } from '@mawkib/core/locale';
import { cleanToken } from './clean-text.js';

const longest = 40;
const separators = /[\s().,/·‐-―-]/g;
/** Mobile numbers (5…) and the land lines of the emirates. */
const national = /^(?:5\d{8}|[234679]\d{7})$/;
const international = /^[1-9]\d{6,14}$/;

/**
 * A number in E.164 (`+971501234567`), or `null`. Read as a person in the Emirates writes it:
 * Arabic or Persian digits, spaces, `050 …`, `04 …`, `971 …`, `00971 …`, `+971 (0)50 …`; a number of
 * another country needs `+` or `00`.
 */
export function normalisePhone(text: string): string | null {
  if (text.length > longest) return null;
  const written = parseDigits(cleanToken(text)).replace(separators, '');
  const digits = written.replace(/^(?:\+|00)/, '');
  if (!/^\d+$/.test(digits)) return null;
  const abroad = digits !== written;
  if (digits.startsWith('971')) return emirates(digits.slice(3));
  if (abroad) return international.test(digits) ? `+${digits}` : null;
  return emirates(digits);
}

function emirates(digits: string): string | null {
  const number = digits.replace(/^0/, '');
  return national.test(number) ? `+971${number}` : null;
}
