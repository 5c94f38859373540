import type { ListKey } from '../../engine/filters/filter-definitions.js';
import { comparators, spans, suffixes, topics } from '../lexicon/comparators.js';
import { fillers, negations, nor, orders } from '../lexicon/fillers.js';
import { onWords } from '../lexicon/interior-words.js';
import { numberWords, scales } from '../lexicon/number-words.js';
import { seats, units } from '../lexicon/unit-words.js';
import { allowance, phoneticDistance } from '../phonetics/phonetic-distance.js';
import { type PhoneticKey, phoneticKey } from '../phonetics/phonetic-key.js';
import { piecesOf } from '../tokens/pieces.js';
import type { Term, Vocabulary, Word } from '../vocabulary/vocabulary.js';

/** Words read as a name. */
export interface ReadName {
  readonly key: ListKey;
  readonly values: readonly string[];
  /** Confidence in words: the number of words if they are spelt exactly. */
  readonly score: number;
  /** True for a part of longer names: `سبورت`. */
  readonly isPart?: boolean;
  /** Matched names of filter `key`. */
  readonly terms: readonly Term[];
}

/** Reads names with a cache, for one text. */
export interface NameReader {
  /** Max words of a name. */
  readonly longest: number;
  read(words: readonly string[]): ReadName | undefined;
}

/** Precedence of filters for ambiguous words. */
const order: readonly ListKey[] = [
  'brands',
  'models',
  'states',
  'engine_types',
  'transmissions',
  'body_types',
  'colors',
  'statuses',
  'financing_options',
  'specific_colors',
  'dealers',
];

/** Function words: never matched by sound. */
const functionWords: ReadonlySet<string> = new Set(
  [
    fillers,
    ...negations,
    ...nor,
    ...seats,
    ...onWords,
    ...[...numberWords, ...scales].flatMap(([, texts]) => texts),
    ...[comparators, spans, suffixes, topics, units, orders].flatMap((lists) =>
      Object.values(lists).flat(),
    ),
  ].flatMap((text) => piecesOf(text, Infinity).map((piece) => piece.text)),
);

/** Bonus per word: of equally good names the longer one wins. */
const longerWins = 0.01;

/** Max number of values that match a partial name. */
const maxShared = 8;

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
  if (exact) return meant(exact, words.length + (words.length - 1) * longerWins);
  if (words.length === 1 && functionWords.has(text)) return undefined;
  if (isNameAndFunction(words, vocabulary)) return undefined;
  const absent = vocabulary.absent.get(text);
  if (absent) return ofAbsent(absent, vocabulary, words.length);
  const { items, texts, byWord } = vocabulary;
  const meansItself = (word: string) => items?.knows(word) || texts?.knows(word);
  if (words.every((word) => !byWord.has(word) && meansItself(word))) return undefined;
  const heard = words.every((word) => byWord.has(word))
    ? undefined
    : nearestBySound(words, vocabulary);
  const whole = heard && !isSaidShorter(words, heard, vocabulary) ? heard : undefined;
  const part = byWords(words, vocabulary);
  return whole && (!part || whole.score >= part.score) ? whole : part;
}

/** `black on` is not `plug in`: an exact name with words around it is not misspelt. */
const isNameAndFunction = (words: readonly string[], { exact, absent }: Vocabulary) =>
  words.some((word) => functionWords.has(word)) &&
  words.every((word) => functionWords.has(word) || exact.has(word) || absent.has(word));

/**
 * A value that the market does not have may be part of a name: red in a paint called `Pomegranate
 * Red`.
 */
function ofAbsent(names: readonly string[], vocabulary: Vocabulary, words: number) {
  const shared = names.flatMap((name) => [...(vocabulary.byWord.get(name)?.terms ?? [])]);
  return shared.length > 0
    ? ({ ...meant(shared, words * 0.8), isPart: true } as ReadName)
    : undefined;
}

const isSame = (terms: readonly Term[] = [], { values }: SoundMatches) =>
  terms.some(({ value }) => values.includes(value));

const isNearer = (fewer: SoundMatches | undefined, { values, distance }: SoundMatches) =>
  fewer !== undefined &&
  fewer.distance <= distance &&
  fewer.values.some((value) => values.includes(value));

/** A word without effect belongs to what follows: `se` of `range rover se`. */
function isSaidShorter(
  words: readonly string[],
  heard: SoundMatches,
  vocabulary: Vocabulary,
): boolean {
  if (words.length < 2) return false;
  return [words.slice(0, -1), words.slice(1)].some(
    (fewer) =>
      isSame(vocabulary.exact.get(fewer.join('')), heard) ||
      isNearer(nearestBySound(fewer, vocabulary), heard),
  );
}

/** Words that several names contain: `سبورت` is every model with it. */
function byWords(words: readonly string[], { byWord }: Vocabulary): ReadName | undefined {
  let shared: Term[] | undefined;
  let off = 0;
  for (const word of words) {
    const known =
      word.length > 2 ? (byWord.get(word) ?? nearest(byWord.values(), word)) : undefined;
    if (!known) return undefined;
    if (!byWord.has(word)) off += 0.2;
    shared = shared ? shared.filter((term) => known.terms.has(term)) : [...known.terms];
  }
  if (!shared?.length || new Set(shared.map(({ value }) => value)).size > maxShared)
    return undefined;
  const read = meant(shared, words.length * 0.85 - 0.05 - off);
  return read && { ...read, isPart: true };
}

/** Recent sound matches: the same words are read alone and with others. */
const recentMatches = new WeakMap<Vocabulary, Map<string, SoundMatches | undefined>>();
const maxCached = 2_000;

function soundMatchesOf(vocabulary: Vocabulary) {
  const known = recentMatches.get(vocabulary) ?? new Map<string, SoundMatches | undefined>();
  recentMatches.set(vocabulary, known);
  if (known.size > maxCached) known.clear();
  return known;
}

interface SoundMatches extends ReadName {
  readonly distance: number;
}

/** Nearest name by sound, if near enough: other spellings, the other script, typos. */
function nearestBySound(
  words: readonly string[],
  vocabulary: Vocabulary,
): SoundMatches | undefined {
  if (words.every(isInitials)) return undefined;
  const text = words.join(' ');
  const known = soundMatchesOf(vocabulary);
  if (known.has(text)) return known.get(text);
  const sound = phoneticKey(text);
  const hasFunction = words.some((word) => functionWords.has(word));
  let min = Infinity;
  let found: Term[] = [];
  for (const term of vocabulary.terms) {
    if (Math.abs(term.words - words.length) > 1 || (hasFunction && term.words < words.length))
      continue;
    const distance = near(sound, term.sound, min);
    if (distance === Infinity || !isShortAlike(text, term)) continue;
    if (distance < min) found = [];
    min = distance;
    found.push(term);
  }
  const read = found.length > 0 ? meant(found, words.length * 0.98 - min * 0.4) : undefined;
  const heard = read && { ...read, distance: min };
  known.set(text, heard);
  return heard;
}

/** Max distance of a word with few consonants inside a longer name. */
const shortAllowance = 0.3;

/**
 * `رنج روفر فوج` is not `رنج روفر ايفوك`: short words inside a longer name must match by
 * themselves.
 */
function isShortAlike(text: string, term: Term): boolean {
  const typed = text.split(' ');
  if (typed.length !== term.spelt.length || typed.length === 1) return true;
  return typed.every((word, at) => {
    const [one, other] = [phoneticKey(word), phoneticKey(term.spelt[at] ?? '')];
    const isShort = Math.min(one.consonants, other.consonants) < 3;
    return !isShort || phoneticDistance(one, other, shortAllowance) !== Infinity;
  });
}

/** `svr`, `hse`: letters are not matched by sound. */
const isInitials = (word: string) => /^[a-z]{1,4}$/.test(word) && !/[aeiouy]/.test(word);

function nearest(known: Iterable<Word>, text: string): Word | undefined {
  if (isInitials(text)) return undefined;
  const sound = phoneticKey(text);
  let min = Infinity;
  let found: Word | undefined;
  for (const word of known) {
    const distance = near(sound, word.sound, min);
    if (distance >= min) continue;
    min = distance;
    found = word;
  }
  return found;
}

/** The distance if it is allowed and at most `max`; else Infinity. */
function near(typed: PhoneticKey, known: PhoneticKey, min: number): number {
  const limit = Math.min(allowance(known), allowance(typed), min);
  return limit === 0 ? Infinity : phoneticDistance(typed, known, limit);
}

function meant(terms: readonly Term[], score: number): ReadName | undefined {
  const key = order.find((each) => terms.some((term) => term.key === each));
  if (!key) return undefined;
  const ofKey = terms.filter((term) => term.key === key);
  return { key, values: [...new Set(ofKey.map(({ value }) => value))], score, terms: ofKey };
}
