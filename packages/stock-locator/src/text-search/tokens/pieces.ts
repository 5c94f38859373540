import { scales } from '../lexicon/number-words.js';
import { seats, units } from '../lexicon/unit-words.js';
import { arabiziText } from './arabizi.js';
import { spelling } from './spelling.js';

/** A word or a number of what was typed. */
export interface Piece {
  /** As it is compared, see `spelling`. */
  readonly text: string;
  /** Where it stands in what was typed, in UTF-16 units; `to` is behind its last. */
  readonly from: number;
  readonly to: number;
  /** As it was typed. */
  readonly typed: string;
}

const wordOrNumber =
  /(?<![\p{L}\p{N}.,])(?=[A-Za-z]*[0-9])(?=[0-9]*[A-Za-z])[A-Za-z0-9]+|[0-9٠-٩۰-۹]+(?:[.,٫٬][0-9٠-٩۰-۹]+)*|(?:(?![0-9٠-٩۰-۹])[\p{L}\p{N}\p{M}\p{Cf}ـ])+|[+-]/gu;

const parts = /[0-9]+|[A-Za-z]+/g;

/** Words that people write right beside a number: `300k`, `7seats`, `aed300000`. */
const besideNumbers: ReadonlySet<string> = new Set(
  [...scales.flatMap(([, names]) => names), ...Object.values(units).flat(), ...seats].map(spelling),
);

/**
 * The words and numbers of a text, in order: `300k` is two, `F-PACE` is `f`, `-`, `pace`. Other
 * letters and digits that stand together are one, such as a VIN or a word in Arabizi. Gives at most
 * `most` of them.
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
