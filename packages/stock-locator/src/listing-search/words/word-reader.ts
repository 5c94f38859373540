import { createItemNames, createKnownTexts } from '../../text-search/index.js';
import { searchByWords, stockVocabulary } from './stock-words.js';

/** Search text parser that a page loads when the visitor is about to search. */
export const wordReader = { createItemNames, createKnownTexts, searchByWords, stockVocabulary };

export type WordReader = typeof wordReader;
