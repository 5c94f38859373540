import { foldArabic } from '@mawkib/core/locale';

/** Characters of a value that filters compare; what is longer is cut. */
export const longestValue = 120;

/** What nobody sees: marks and overrides of direction, spaces without width, soft hyphens. */
const unseen = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
const plain = /^[!-~]+(?: [!-~]+)*$/;

/**
 * A value as filters compare it, in queries and in the stock alike: one line, single spaces whatever spaces
 * they were, NFC, nothing invisible, at most 120 characters. '' for anything but text and numbers.
 * Normalising twice is normalising once.
 */
export function normaliseValue(value: unknown, max = longestValue): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const text = String(value);
  if (text.length <= max && plain.test(text)) return text;
  const line = text
    .slice(0, max * 4)
    .replace(unseen, '')
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .normalize('NFC')
    .trim();
  return [...line].slice(0, max).join('').trim();
}

/** The form in which spellings of one value are the same: `LAND  ROVER` and `Land Rover`, `أسود` and `اسود`. */
export const valueKey = (value: string): string => foldArabic(normaliseValue(value));

/** Whether two values differ in case, spaces and Arabic spelling at most. */
export const sameValue = (one: string, other: string): boolean =>
  one === other || valueKey(one) === valueKey(other);
