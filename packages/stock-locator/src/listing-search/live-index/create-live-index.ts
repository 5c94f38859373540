import type { ColorNames } from './color-names.js';
import { createEntriesByWords } from './entries-by-words.js';
import { buildLiveIndex, type LiveIndex, type LiveIndexOptions } from './live-index.js';
import type { StockEntry } from './stock-entry.js';

type SearchIndexOptions = Pick<LiveIndexOptions, 'allocateMemory'>;

/** Builds a live index synchronously; the word index is built by the first text search. */
export function createLiveIndex(
  stock: Iterable<StockEntry>,
  colors: ColorNames,
  options?: SearchIndexOptions,
): LiveIndex {
  const steps = buildLiveIndex(stock, colors, { ...options, wordsOf: createEntriesByWords });
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Builds a live index with its word index in steps, for a thread that must stay responsive. */
export function* buildSearchIndex(
  stock: Iterable<StockEntry>,
  colors: ColorNames,
  options?: SearchIndexOptions,
): Generator<void, LiveIndex> {
  const index = yield* buildLiveIndex(stock, colors, { ...options, wordsOf: createEntriesByWords });
  yield* index.prepareWords();
  return index;
}
