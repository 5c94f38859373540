import { createItemNames, createKnownTexts } from '../../text-search/index.js';
import { searchByWords, stockVocabulary } from './stock-words.js';

/** What a page needs to read searches in words; a page loads it when the first of them is near. */
export const wordReader = { createItemNames, createKnownTexts, searchByWords, stockVocabulary };

export type WordReader = typeof wordReader;
