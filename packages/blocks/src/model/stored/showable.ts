import { isPlain } from '../plain.js';

/**
 * Removes characters that HTML cannot contain (null characters, lone surrogates), so that server
 * and browser see the same text.
 */
export const showable = (text: string): string => text.toWellFormed().replaceAll('\0', '');

/** Applies `showable` to every text in a JSON value. */
export function showableTexts<T>(value: T): T;
export function showableTexts(value: unknown): unknown {
  if (typeof value === 'string') return showable(value);
  if (Array.isArray(value)) return value.map((item) => showableTexts(item));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, showableTexts(item)]));
}
