import { interiorColors } from '../lexicon/interior-words.js';
import { otherNames } from '../lexicon/other-names.js';
import { spelling } from '../tokens/spelling.js';
import { bareWord } from '../tokens/text-words.js';
import type { NameReader } from './name-reader.js';

const rows = [
  ...Object.entries(otherNames.colors ?? {}).map(([value, names]) => [value, ...names]),
  ...interiorColors,
].map((names) => names.map(spelling));
const byWord = new Map(rows.flatMap((names) => names.map((name) => [name, names] as const)));

/** Names of the colour that a word names, whether the stock has it or not; none: no colour. */
export const colorNames = (word: string): readonly string[] =>
  byWord.get(word) ?? byWord.get(bareWord(word)) ?? [];

/** True for a colour of the lexicon, or a colour or paint of the stock. */
export function isColor(word: string, names: NameReader): boolean {
  if (colorNames(word).length > 0) return true;
  const read = names.read([word]) ?? names.read([bareWord(word)]);
  return read?.key === 'colors' || read?.key === 'specific_colors';
}
