export { type AppliedWords, applyWords } from './apply-words.js';
export { createItemNames, type ItemNames } from './item-names.js';
export { createKnownTexts, type KnownTexts } from './known-texts.js';
export { readWords } from './read-words.js';
export { spelling } from './spelling.js';
export { type SuggestedWords, type SuggestionSource, suggestWords } from './suggest-words.js';
export { engineText, interiorText } from './text-words.js';
export {
  createVocabulary,
  type NamedValue,
  type StockWords,
  type Vocabulary,
} from './vocabulary.js';
export {
  createWordIndex,
  type DescribedVehicle,
  type FoundByWords,
  type WordIndex,
} from './word-index.js';
export type { LeftWords, WordReading, WordsRead } from './word-readings.js';
