import { typedToken } from '@mawkib/core/locale';
import { isExists } from 'date-fns';

const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

const partsOf = (text: string): string[] => {
  if (text.length > 40) return [];
  const written = typedToken(text).replace(/\s|هـ?$/g, '');
  return (iso.exec(written) ?? reversed(dayFirst.exec(written)) ?? []).slice(1);
};

/**
 * Normalises `YYYY-MM-DD` or day/month/year to `YYYY-MM-DD`; `null` for a day that does not exist.
 */
export function normaliseDate(text: string): string | null {
  const [year, month, day] = partsOf(text);
  if (!year || !month || !day) return null;
  if (!isExists(Number(year), Number(month) - 1, Number(day))) return null;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/**
 * The Gregorian year in which a Hijri year begins; undefined for other years. A form asks for the
 * Gregorian day: calendars of Hijri days differ by one from country to country.
 */
export function hijriYear(text: string): number | undefined {
  const year = Number(partsOf(text)[0]);
  return year >= 1300 && year < 1600 ? Math.floor(year * 0.970224 + 621.5774) : undefined;
}

const reversed = (match: RegExpExecArray | null) =>
  match && [match[0] ?? '', match[3] ?? '', match[2] ?? '', match[1] ?? ''];
