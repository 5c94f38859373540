import { parseDigits } from '@mawkib/core/locale';
import { formatISO, isExists } from 'date-fns';
import { vehicleLimits } from '../../engine/fields/vehicle-limits.js';

/** True if a format has a year, a month and at most a day, each once: `DD/MM/YYYY`. */
export function isDateFormat(format: string): boolean {
  const positions = format.toUpperCase().match(/D+|M+|Y+/g) ?? [];
  const letters = positions
    .map(([letter]) => letter)
    .sort()
    .join('');
  return /^[DMY\s./-]+$/i.test(format) && (letters === 'DMY' || letters === 'MY');
}

/** A day as `2024-03-01`; a month becomes its first day. Default format: ISO 8601. */
export function readDate(text: string, format = 'YYYY-MM-DD'): string | undefined {
  const numbers =
    parseDigits(text)
      .replace(/[T ]\d{1,2}:\d{2}.*$/, '')
      .match(/\d+/g) ?? [];
  const positions = format.toUpperCase().match(/D+|M+|Y+/g) ?? [];
  if (numbers.length < 2 || numbers.length > 3) return undefined;
  const isShort = numbers.length === 2;
  const wanted = isShort ? positions.filter((part) => !part.startsWith('D')) : positions;
  if (wanted.length !== numbers.length) return undefined;
  const part = (letter: string) => numbers[wanted.findIndex((part) => part.startsWith(letter))];
  const [year, month, day] = [
    yearOf(part('Y')),
    Number(part('M')),
    isShort ? 1 : Number(part('D')),
  ];
  const [min, max] = vehicleLimits.year;
  if (year === undefined || year < min || year > max) return undefined;
  if (!isExists(year, month - 1, day)) return undefined;
  return formatISO(new Date(year, month - 1, day), { representation: 'date' });
}

function yearOf(digits: string | undefined): number | undefined {
  if (digits?.length === 4) return Number(digits);
  return digits?.length === 2 ? 2000 + Number(digits) : undefined;
}
