export { applyWords } from './apply-words.js';
export { type ReadWords, readWords, type WordReading } from './read-words.js';
export { spelling } from './spelling.js';
export { createVocabulary, type NamedValue, type Vocabulary } from './vocabulary.js';
