import type { Piece } from '../tokens/pieces.js';
import { spelling } from '../tokens/spelling.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';

/** Min length of a VIN, an end of one, or an order number. */
const shortest = 5;
const longest = 24;

/** A code in lower case without spaces and punctuation: `MK-40 298` is `mk40298`. */
export const plainCode = (text: string): string =>
  spelling(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

const isLikely = (code: string) =>
  code.length >= shortest && code.length <= longest && /^(?=.*\d)[a-z0-9]+$/.test(code);

/** The whole text as one code, also if typed in groups; undefined if it is not one. */
export function wholeCode(typed: string, { isCode }: Vocabulary): string | undefined {
  const code = plainCode(typed);
  return isCode && isLikely(code) && isCode(code) ? typed.trim().replace(/\s+/g, '') : undefined;
}

/** Code that starts at a piece, up to a space. */
export function readCode(
  typed: string,
  pieces: readonly Piece[],
  at: number,
  { isCode }: Vocabulary,
): { words: string; next: number } | undefined {
  const from = pieces[at]?.from ?? 0;
  if (!isCode || (from > 0 && !/\s/.test(typed[from - 1] ?? ''))) return undefined;
  const [word = ''] = typed.slice(from).split(/\s/, 1);
  const code = plainCode(word);
  // A round number next to other words is an amount.
  if (!isLikely(code) || /^\d+000$/.test(code) || !isCode(code)) return undefined;
  let next = at + 1;
  while (next < pieces.length && (pieces[next]?.to ?? 0) <= from + word.length) next++;
  return { words: word, next };
}
