import type { ColorNames } from './color-names.js';
import { createEntriesByWords } from './entries-by-words.js';
import { buildLiveIndex, type LiveIndex } from './live-index.js';
import type { StockEntry } from './stock-entry.js';

/** A live index at once, with its words. */
export function createLiveIndex(stock: Iterable<StockEntry>, colors: ColorNames): LiveIndex {
  const steps = buildLiveIndex(stock, colors, { wordsOf: createEntriesByWords });
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
