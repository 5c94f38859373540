import { spelling } from './spelling.js';

/** A word or a number of what was typed. */
export interface Piece {
  /** As it is compared, see `spelling`. */
  readonly text: string;
  /** Where it stands in what was typed, in UTF-16 units; `to` is behind its last. */
  readonly from: number;
  readonly to: number;
}

const wordOrNumber =
  /[0-9٠-٩۰-۹]+(?:[.,٫٬][0-9٠-٩۰-۹]+)*|(?:(?![0-9٠-٩۰-۹])[\p{L}\p{N}\p{M}\p{Cf}ـ])+|[+-]/gu;

/**
 * The words and numbers of a text, in order: `300k` is two, `F-PACE` is `f`, `-`, `pace`. Gives at
 * most `most` of them.
 */
export function piecesOf(typed: string, most: number): Piece[] {
  const pieces: Piece[] = [];
  for (const found of typed.matchAll(wordOrNumber)) {
    if (pieces.length >= most) break;
    const text = spelling(found[0]);
    if (text) pieces.push({ text, from: found.index, to: found.index + found[0].length });
  }
  return pieces;
}
