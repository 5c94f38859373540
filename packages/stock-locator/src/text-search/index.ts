export { type AppliedWords, applySearchText } from './apply-words.js';
export { parseSearchText } from './parsing/parse-search-text.js';
export type { LeftWords, ParsedSearchText, WordReading } from './parsing/word-readings.js';
export { allowance as phoneticAllowance, phoneticDistance } from './phonetics/phonetic-distance.js';
export {
  firstFamily as phoneticFamily,
  type PhoneticKey,
  phoneticKey,
} from './phonetics/phonetic-key.js';
export {
  type SuggestedWords,
  type SuggestionSource,
  suggestSearchText,
} from './suggestions/suggest-words.js';
export { spelling } from './tokens/spelling.js';
export { bareWord, engineText, interiorText, wordForms } from './tokens/text-words.js';
export { createItemNames, type ItemNames } from './vocabulary/item-names.js';
export { createStockTexts, type StockTexts } from './vocabulary/stock-texts.js';
export {
  createVocabulary,
  type NamedValue,
  type StockWords,
  type Vocabulary,
} from './vocabulary/vocabulary.js';
export {
  createWordIndex,
  type DescribedVehicle,
  type FoundByWords,
  type WordIndex,
} from './word-index/word-index.js';
