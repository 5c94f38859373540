import { isPlain } from '../plain.js';

/**
 * A text without what a document cannot hold (null characters, halves of surrogate pairs): a browser
 * would read another text than the server wrote.
 */
export const showable = (text: string): string => text.toWellFormed().replaceAll('\0', '');

/** The same of every text in a value that came as JSON. */
export function showableTexts<T>(value: T): T;
export function showableTexts(value: unknown): unknown {
  if (typeof value === 'string') return showable(value);
  if (Array.isArray(value)) return value.map((item) => showableTexts(item));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, showableTexts(item)]));
}
