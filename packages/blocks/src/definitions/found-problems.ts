import { packageLocales } from '@mawkib/core/locale';
import { isPlain, own, type Plain } from '../model/plain.js';

/** A problem with its path in the definition. */
export interface Found {
  path: readonly string[];
  problem: string;
  fix: string;
}

export const unknownMembers = (
  value: Plain,
  known: readonly string[],
  path: readonly string[] = [],
): Found[] =>
  Object.keys(value)
    .filter((name) => !known.includes(name))
    .map((name) => ({
      path: [...path, name],
      problem: 'is not known.',
      fix: `Remove it; there are ${known.join(', ')}.`,
    }));

/** True for a text in both languages of the editor. */
export const isText = (value: unknown): boolean =>
  isPlain(value) &&
  packageLocales.every((locale) => {
    const text = own(value, locale);
    return typeof text === 'string' && text.trim() !== '';
  });
