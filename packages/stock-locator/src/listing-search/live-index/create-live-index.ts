import type { ColorNames } from './color-names.js';
import { createEntriesByWords } from './entries-by-words.js';
import { buildLiveIndex, type LiveIndex } from './live-index.js';
import type { StockEntry } from './stock-entry.js';

/** A live index at once, with its words: the first search by words reads them. */
export function createLiveIndex(stock: Iterable<StockEntry>, colors: ColorNames): LiveIndex {
  const steps = buildLiveIndex(stock, colors, { wordsOf: createEntriesByWords });
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same in steps, for a thread that must answer meanwhile. Its words are read too. */
export function* buildSearchIndex(
  stock: Iterable<StockEntry>,
  colors: ColorNames,
): Generator<void, LiveIndex> {
  const index = yield* buildLiveIndex(stock, colors, { wordsOf: createEntriesByWords });
  yield* index.prepareWords();
  return index;
}
