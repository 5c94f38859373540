import { engineMark, interiorMark } from './marks.js';
import { spelling } from './spelling.js';

const wordParts = /[\p{L}\p{N}]+/gu;

/** Parts of a word, split at punctuation (`f-pace`: `f`, `pace`). */
export type WordParts = readonly string[];

/** Normalised words of a text. */
export const textWords = (text: string): WordParts[] =>
  spelling(text)
    .split(' ')
    .map((word) => word.match(wordParts) ?? [])
    .filter((parts) => parts.length > 0);

/** Index terms of a text: each part, and parts joined by punctuation as one. */
export function indexedWords(text: string): string[] {
  const words = textWords(text).flatMap((parts) =>
    parts.length > 1 ? [...parts, parts.join('')] : parts,
  );
  return [...new Set(words)];
}

const joined = /^(?:وال|بال|لل|ال|و|ب|ل)(?=...)/;

/** A word without Arabic prefixes. */
export const bareWord = (word: string): string => word.replace(joined, '');

/**
 * Text of an interior: `interior-beige`. Each word is found by itself and, as one word
 * (`interiorWord`), separately from the same word of a paint.
 */
export const interiorText = (text: string): string =>
  [...new Set(textWords(text.replaceAll('\u001f', ' ')).flat().map(bareWord))]
    .map((word) => `${interiorMark}-${word}`)
    .join(' ');

/** Names of engines, separate from the same words of equipment: `engine-mild-hybrid`. */
export const engineText = (name: string): string =>
  [engineMark, ...textWords(name).flat()].join('-');

/** Index term of an interior word. */
export const interiorWord = (word: string): string => `${interiorMark}${word}`;

/** The word with and without its Arabic article: السقف, سقف. */
export function wordForms(word: string): string[] {
  if (!/^\p{Script=Arabic}{3,}$/u.test(word)) return [word];
  const bare = bareWord(word);
  return [...new Set([word, bare, `ال${bare}`, `وال${bare}`, `و${bare}`])];
}
