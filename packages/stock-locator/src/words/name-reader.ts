import type { ListKey } from '../engine/filter-definitions.js';
import { fillers, negations } from './lexicon/plain-words.js';
import { comparators, spans } from './lexicon/range-words.js';
import { piecesOf } from './pieces.js';
import { type Sound, soundOf } from './sound.js';
import { allowance, soundDistance } from './sound-distance.js';
import type { Term, Vocabulary, Word } from './vocabulary.js';

/** What words mean as a name. */
export interface ReadName {
  readonly key: ListKey;
  readonly values: readonly string[];
  /** How sure it is, counted in words: all of them where they are written as the name is. */
  readonly score: number;
}

/** Reads names, and remembers what it read. For one text. */
export interface NameReader {
  /** The most words that a name has. */
  readonly longest: number;
  read(words: readonly string[]): ReadName | undefined;
}

/** What wins where words name values of several filters. */
const order: readonly ListKey[] = [
  'brands',
  'models',
  'states',
  'engine_types',
  'transmissions',
  'colors',
  'statuses',
  'financing_options',
  'specific_colors',
  'dealers',
];

/** Words of the language itself: they are what they are, and sound like nothing else. */
const functionWords: ReadonlySet<string> = new Set(
  [fillers, negations, ...Object.values({ ...comparators, ...spans }).flat()].flatMap((text) =>
    piecesOf(text, Infinity).map((piece) => piece.text),
  ),
);

/** Part of a name means all that share it, up to so many. */
const mostShared = 8;

export function createNameReader(vocabulary: Vocabulary): NameReader {
  const known = new Map<string, ReadName | undefined>();
  return {
    longest: vocabulary.longest,
    read(words) {
      const key = words.join(' ');
      if (!known.has(key)) known.set(key, readName(words, vocabulary));
      return known.get(key);
    },
  };
}

function readName(words: readonly string[], vocabulary: Vocabulary): ReadName | undefined {
  const text = words.join('');
  if (/^[\d+-]+$/.test(text)) return undefined;
  const exact = vocabulary.exact.get(text);
  if (exact) return meant(exact, words.length);
  if (words.length === 1 && functionWords.has(text)) return undefined;
  const { items, byWord } = vocabulary;
  if (items && words.every((word) => !byWord.has(word) && items.knows(word))) return undefined;
  const whole = bySound(words, vocabulary);
  const part = ofWords(words, vocabulary);
  return whole && (!part || whole.score >= part.score) ? whole : part;
}

/** Some words of longer names: `سبورت` is every model whose name has it. */
function ofWords(words: readonly string[], { byWord }: Vocabulary): ReadName | undefined {
  let shared: Term[] | undefined;
  let off = 0;
  for (const word of words) {
    const known =
      word.length > 2 ? (byWord.get(word) ?? nearest(byWord.values(), word)) : undefined;
    if (!known) return undefined;
    if (!byWord.has(word)) off += 0.2;
    shared = shared ? shared.filter((term) => known.terms.has(term)) : [...known.terms];
  }
  if (!shared?.length || new Set(shared.map(({ value }) => value)).size > mostShared)
    return undefined;
  return meant(shared, words.length * 0.85 - 0.05 - off);
}

/** Another spelling, script or a mistake: the nearest name, if it is near enough. */
function bySound(words: readonly string[], { terms }: Vocabulary): ReadName | undefined {
  const sound = soundOf(words.join(' '));
  let least = Infinity;
  let found: Term[] = [];
  for (const term of terms) {
    if (Math.abs(term.words - words.length) > 1) continue;
    const distance = near(sound, term.sound, least);
    if (distance === Infinity) continue;
    if (distance < least) found = [];
    least = distance;
    found.push(term);
  }
  return found.length > 0 ? meant(found, words.length * 0.95 - least * 0.4) : undefined;
}

function nearest(known: Iterable<Word>, text: string): Word | undefined {
  const sound = soundOf(text);
  let least = Infinity;
  let found: Word | undefined;
  for (const word of known) {
    const distance = near(sound, word.sound, least);
    if (distance >= least) continue;
    least = distance;
    found = word;
  }
  return found;
}

/** The distance where it is allowed and not more than `least`; else Infinity. */
function near(typed: Sound, known: Sound, least: number): number {
  const limit = Math.min(allowance(known), least);
  return limit === 0 ? Infinity : soundDistance(typed, known, limit);
}

function meant(terms: readonly Term[], score: number): ReadName | undefined {
  const key = order.find((each) => terms.some((term) => term.key === each));
  if (!key) return undefined;
  const values = terms.filter((term) => term.key === key).map(({ value }) => value);
  return { key, values: [...new Set(values)], score };
}
