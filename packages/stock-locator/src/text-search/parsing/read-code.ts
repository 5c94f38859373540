import type { Piece } from '../tokens/pieces.js';
import { spelling } from '../tokens/spelling.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';

/** No VIN, end of one or order number is shorter. */
const shortest = 5;
const longest = 24;

/** A code in lower case, without spaces and signs: `MK-40 298` is `mk40298`. */
export const plainCode = (text: string): string =>
  spelling(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

const isLikely = (code: string) =>
  code.length >= shortest && code.length <= longest && /^(?=.*\d)[a-z0-9]+$/.test(code);

/** All that was typed as one code, also where it was typed in groups; undefined where it is none. */
export function wholeCode(typed: string, { isCode }: Vocabulary): string | undefined {
  const code = plainCode(typed);
  return isCode && isLikely(code) && isCode(code) ? typed.trim().replace(/\s+/g, '') : undefined;
}

/** The code between spaces that begins at a piece. */
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
  // A round number beside other words is an amount.
  if (!isLikely(code) || /^\d+000$/.test(code) || !isCode(code)) return undefined;
  let next = at + 1;
  while (next < pieces.length && (pieces[next]?.to ?? 0) <= from + word.length) next++;
  return { words: word, next };
}
