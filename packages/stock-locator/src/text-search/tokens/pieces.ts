import { scales } from '../lexicon/number-words.js';
import { seats, units } from '../lexicon/unit-words.js';
import { spelling } from './spelling.js';

/** Digits for Arabic letters in Latin script, by sound: `7abshi`, `mosta3mal`. */
const letters: Readonly<Record<string, string>> = {
  2: 'a',
  3: 'a',
  5: 'kh',
  6: 't',
  7: 'h',
  9: 's',
};

const fewestLetters = 3;

/** A digit between or before letters, or at the end after a vowel: `wase3`. */
const arabizi = /^[2-7]?(?:[a-z]+[235679])*[a-z]+[2379]?$/;

/**
 * Replaces the digits of an Arabizi word by letters; other words are only converted to lower case.
 * Words with few letters, many digits or a digit after a final consonant are codes or names.
 */
function arabiziText(word: string): string {
  const lower = word.toLowerCase();
  const digits = lower.replace(/[a-z]/g, '').length;
  if (!arabizi.test(lower) || digits > 2 || lower.length - digits < fewestLetters) return lower;
  if (/[^aeiou][0-9]$/.test(lower)) return lower;
  return lower.replace(/[0-9]/g, (digit) => letters[digit] ?? digit);
}

/** A token: a word or a number of the typed text. */
export interface Piece {
  /** Normalised by `spelling`. */
  readonly text: string;
  /** Start and end (exclusive) in the typed text, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
  /** As typed. */
  readonly typed: string;
}

const wordOrNumber =
  /(?<![\p{L}\p{N}.,])(?=[A-Za-z]*[0-9])(?=[0-9]*[A-Za-z])[A-Za-z0-9]+|[0-9٠-٩۰-۹]+(?:[.,٫٬][0-9٠-٩۰-۹]+)*|(?:(?![0-9٠-٩۰-۹])[\p{L}\p{N}\p{M}\p{Cf}ـ])+|[+-]/gu;

const parts = /[0-9]+|[A-Za-z]+/g;

/** Words that are often written without a space after a number: `300k`, `7seats`, `aed300000`. */
const besideNumbers: ReadonlySet<string> = new Set(
  [...scales.flatMap(([, names]) => names), ...Object.values(units).flat(), ...seats].map(spelling),
);

/**
 * Splits text into at most `max` words and numbers, in order: `300k` is two pieces, `F-PACE` is
 * `f`, `-`, `pace`. Other runs of letters and digits are one piece, such as a VIN or an Arabizi
 * word.
 */
export function piecesOf(typed: string, max: number): Piece[] {
  const pieces: Piece[] = [];
  for (const found of typed.matchAll(wordOrNumber)) {
    const [match] = found;
    const isMixed = /[A-Za-z]/.test(match) && /[0-9]/.test(match);
    const split = isMixed ? (match.match(parts) ?? []) : [];
    const isAmount =
      split.length === 2 && split.some((part) => besideNumbers.has(part.toLowerCase()));
    let from = found.index;
    for (const part of isAmount ? split : [match]) {
      if (pieces.length >= max) return pieces;
      const text = spelling(isMixed && !isAmount ? arabiziText(part) : part);
      if (text) pieces.push({ text, from, to: from + part.length, typed: part });
      from += part.length;
    }
  }
  return pieces;
}
