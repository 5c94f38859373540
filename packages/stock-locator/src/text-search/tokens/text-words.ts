import { engineMark, interiorMark } from './marks.js';
import { spelling } from './spelling.js';

const wordParts = /[\p{L}\p{N}]+/gu;

/** A word between spaces: its parts between other signs (`f-pace`: `f`, `pace`). */
export type WordParts = readonly string[];

/** The words of a text in the form in which they are compared. */
export const textWords = (text: string): WordParts[] =>
  spelling(text)
    .split(' ')
    .map((word) => word.match(wordParts) ?? [])
    .filter((parts) => parts.length > 0);

/** Under what a text is found: each part, and parts that signs hold together as one. */
export function indexedWords(text: string): string[] {
  const words = textWords(text).flatMap((parts) =>
    parts.length > 1 ? [...parts, parts.join('')] : parts,
  );
  return [...new Set(words)];
}

const joined = /^(?:وال|بال|لل|ال|و|ب|ل)(?=...)/;

/** A word without what Arabic joins to it. */
export const bareWord = (word: string): string => word.replace(joined, '');

/**
 * A text of an interior: `interior-beige`, so that each of its words is found by itself and, as one
 * word (`interiorWord`), apart from the same word of a paint.
 */
export const interiorText = (text: string): string =>
  [...new Set(textWords(text.replaceAll('\u001f', ' ')).flat().map(bareWord))]
    .map((word) => `${interiorMark}-${word}`)
    .join(' ');

/** What engines are called, apart from the same words of equipment: `engine-mild-hybrid`. */
export const engineText = (name: string): string =>
  [engineMark, ...textWords(name).flat()].join('-');

/** How the index writes a word of an interior. */
export const interiorWord = (word: string): string => `${interiorMark}${word}`;

/** The same word as Arabic writes it with and without what it joins to it: السقف, سقف. */
export function wordForms(word: string): string[] {
  if (!/^\p{Script=Arabic}{3,}$/u.test(word)) return [word];
  const bare = bareWord(word);
  return [...new Set([word, bare, `ال${bare}`, `وال${bare}`, `و${bare}`])];
}
