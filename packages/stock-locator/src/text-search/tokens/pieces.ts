import { scales } from '../lexicon/number-words.js';
import { seats, units } from '../lexicon/unit-words.js';
import { arabiziText } from './arabizi-text.js';
import { spelling } from './spelling.js';

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
