import { foldArabic } from '@mawkib/core/locale';

/** Max characters of a filter value; longer values are cut. */
export const longestValue = 120;

/** Invisible characters: direction marks and overrides, zero-width spaces, soft hyphens. */
const unseen = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
const plain = /^[!-~]+(?: [!-~]+)*$/;

/**
 * Normalises a value for filters, in queries and in the stock: one line, single spaces, NFC, no
 * invisible characters, at most 120 characters. Returns '' for anything but text and numbers.
 * Idempotent.
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

/**
 * Key under which spellings of one value are equal: `LAND  ROVER` and `Land Rover`, `أسود` and
 * `اسود`.
 */
export const valueKey = (value: string): string => foldArabic(normaliseValue(value));

/** True if two values differ only in case, spaces and Arabic spelling. */
export const sameValue = (one: string, other: string): boolean =>
  one === other || valueKey(one) === valueKey(other);
