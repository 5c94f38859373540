import type { Piece } from '../tokens/pieces.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';

/** Index after the words at `at` that occur in this order in the name of an item. */
export function itemEnd(pieces: readonly Piece[], at: number, { items }: Vocabulary): number {
  let end = at + 1;
  while (items && end < pieces.length) {
    const [before, word] = [pieces[end - 1]?.text ?? '', pieces[end]?.text ?? ''];
    if (!items.follows(word, before)) break;
    end += 1;
  }
  return end;
}
