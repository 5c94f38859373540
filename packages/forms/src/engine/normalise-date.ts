import { typedToken } from '@mawkib/core/locale';
import { isExists } from 'date-fns';

const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/**
 * Normalises `YYYY-MM-DD` or day/month/year to `YYYY-MM-DD`; `null` for a day that does not exist.
 */
export function normaliseDate(text: string): string | null {
  if (text.length > 40) return null;
  const written = typedToken(text).replace(/\s/g, '');
  const [, year, month, day] = iso.exec(written) ?? reversed(dayFirst.exec(written)) ?? [];
  if (!year || !month || !day) return null;
  if (!isExists(Number(year), Number(month) - 1, Number(day))) return null;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const reversed = (match: RegExpExecArray | null) =>
  match && [match[0], match[3], match[2], match[1]];
