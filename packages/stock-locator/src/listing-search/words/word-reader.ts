import { createItemNames, createStockTexts } from '../../text-search/index.js';
import { searchByWords, stockVocabulary } from './stock-words.js';

/** Search text parser that a page loads when the visitor is about to search. */
export const wordReader = { createItemNames, createStockTexts, searchByWords, stockVocabulary };

export type WordReader = typeof wordReader;
