import { interiorWords, onWords } from '../lexicon/interior-words.js';
import { otherWords } from '../lexicon/other-words.js';
import { spokenLetters } from '../lexicon/spoken-letters.js';
import { phraseAt, phrasesOf } from '../tokens/phrases.js';
import type { Piece } from '../tokens/pieces.js';
import { bareWord, interiorWord, textWords } from '../tokens/text-words.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';
import { colorNames, isColor } from './color-words.js';
import type { NameReader } from './name-reader.js';

/** Free text in the form of the index, and its end. */
export interface ReadLeft {
  readonly words: string;
  readonly next: number;
}

const interior = phrasesOf([['interior', interiorWords] as const]);
const onWord = phrasesOf([['on', onWords] as const]);
const others = phrasesOf(otherWords);
const maxLetters = 4;

const knowsAll = ({ items, texts }: Vocabulary, text: string) =>
  textWords(text)
    .flat()
    .every((word) => items?.knows(word) || texts?.knows(word));

/** True if the stock contains exactly these words. */
const isOwn = (pieces: readonly Piece[], { items, texts }: Vocabulary) =>
  pieces.length === 1
    ? items?.knows(pieces[0]?.text ?? '') || texts?.knows(pieces[0]?.text ?? '')
    : pieces.every(({ text }, at) => at === 0 || items?.follows(text, pieces[at - 1]?.text ?? ''));

/** The stock's words for a synonym: `فتحة سقف` is a panoramic roof. */
export function readOther(
  pieces: readonly Piece[],
  at: number,
  vocabulary: Vocabulary,
): ReadLeft | undefined {
  const found = phraseAt(others, pieces, at) ?? phraseAt(others, withoutJoined(pieces, at), at);
  if (found && isOwn(pieces.slice(at, found.next), vocabulary)) return undefined;
  const words = found?.meaning.find((text) => knowsAll(vocabulary, text));
  return found && words !== undefined ? { words: asOne(words), next: found.next } : undefined;
}

const isLetter = (piece: Piece | undefined) =>
  piece !== undefined && Object.hasOwn(spokenLetters, piece.text);

/** Spelt letters and digits, if the stock has that word: `اتش اس اي` is HSE. */
export function readSpoken(
  pieces: readonly Piece[],
  at: number,
  { texts }: Vocabulary,
): ReadLeft | undefined {
  if (isLetter(pieces[at - 1]) && !isLetter(pieces[at + 1])) return undefined;
  let spelt = [''];
  let found: ReadLeft | undefined;
  for (let next = at; next < Math.min(pieces.length, at + maxLetters); next++) {
    const text = pieces[next]?.text ?? '';
    const letters = Object.hasOwn(spokenLetters, text) ? spokenLetters[text] : undefined;
    const more = letters ?? (next > at && /^\d{1,3}$/.test(text) ? [text] : undefined);
    if (!more) break;
    spelt = spelt.flatMap((before) => more.map((letter) => before + letter));
    const known = spelt.find((word) => texts?.knows(word));
    found = known === undefined ? undefined : { words: known.toUpperCase(), next: next + 1 };
  }
  return found;
}

/**
 * Colour of the interior: named (`داخلية بيج`, `beige interior`) or joined to the exterior colour by
 * `على`, where the stock need not have either as a paint.
 */
export function readInterior(
  pieces: readonly Piece[],
  at: number,
  names: NameReader,
  vocabulary: Vocabulary,
): ReadLeft | undefined {
  const topic = phraseAt(interior, pieces, at);
  const isBehindColor = () => pieces.slice(0, at).some(({ text }) => isColor(text, names));
  const on = topic ? undefined : phraseAt(onWord, pieces, at);
  const joint = on && isBehindColor() ? on : undefined;
  let start = topic?.next ?? joint?.next ?? at;
  if (topic ?? joint)
    while (/^(لون|لونها|بلون|color|colour|is|في)$/.test(pieces[start]?.text ?? '')) start++;
  const word = pieces[start];
  if (!word) return undefined;
  const behind =
    topic || joint ? phraseAt(interior, pieces, start + 1) : phraseAt(interior, pieces, at + 1);
  if (!topic && !joint && !behind) return undefined;
  const inside = [bareWord(word.text), word.text].find((each) =>
    vocabulary.texts?.knows(interiorWord(each)),
  );
  const color = names.read([word.text]) ?? names.read([bareWord(word.text)]);
  if (inside === undefined && !isColor(word.text, names)) return undefined;
  const called = color
    ? vocabulary.terms.flatMap(({ key, value, text }) =>
        key === 'colors' && color.values.includes(value) ? [text] : [],
      )
    : [];
  called.push(...colorNames(word.text));
  const known = inside ?? called.find((text) => vocabulary.texts?.knows(interiorWord(text)));
  return { words: `interior-${known ?? word.text}`, next: behind?.next ?? start + 1 };
}

/** Words joined by hyphens, which must all match. */
export const asOne = (text: string): string => textWords(text).flat().join('-');

/** Pieces with the Arabic prefix of the one at `at` removed. */
function withoutJoined(pieces: readonly Piece[], at: number): readonly Piece[] {
  const piece = pieces[at];
  const bare = piece && bareWord(piece.text);
  return piece && bare !== piece.text ? pieces.with(at, { ...piece, text: bare ?? '' }) : [];
}
