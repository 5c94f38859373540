import { notNames } from '../lexicon/not-names.js';
import { otherNames } from '../lexicon/other-names.js';
import { allowance, phoneticDistance } from '../phonetics/phonetic-distance.js';
import { type PhoneticKey, phoneticKey } from '../phonetics/phonetic-key.js';
import { spelling } from '../tokens/spelling.js';
import { indexedWords, textWords, wordForms } from '../tokens/text-words.js';

/** Words of texts, for exact, prefix and sound matches. */
export interface WordList {
  /** Adds the words of a text. */
  add(text: string): void;
  knows(word: string): boolean;
  /** Texts with this exact word, in any of its forms. */
  written(word: string): string[];
  /** Texts with a word that starts like this. */
  beginning(word: string): string[];
  /** Texts with a word that sounds similar, nearest first, grouped by distance. */
  alike(word: string): Generator<string[]>;
}

interface IndexedWord {
  readonly texts: string[];
  sound?: PhoneticKey;
}

/** Words that are never matched by sound. */
const noNames: ReadonlySet<string> = new Set(notNames.flatMap((text) => textWords(text).flat()));

/** Names of values: if no text contains them, the market does not have them. */
const valueNames: ReadonlySet<string> = new Set(
  Object.values(otherNames)
    .flatMap((named) => Object.values(named).flat())
    .map(spelling)
    .filter((name) => name.length > 2),
);

const inOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

export function createWordList(): WordList {
  const known = new Map<string, IndexedWord>();
  let sorted: string[] | undefined;

  const textsOf = (words: readonly string[]) => [
    ...new Set(words.flatMap((word) => known.get(word)?.texts ?? [])),
  ];
  const inSpan = (beginning: string) => {
    sorted ??= [...known.keys()].sort(inOrder);
    const from = firstFrom(sorted, beginning);
    let to = from;
    while (sorted[to]?.startsWith(beginning)) to++;
    return sorted.slice(from, to);
  };

  return {
    add(text) {
      for (const word of indexedWords(text)) {
        const entry = known.get(word);
        if (entry) entry.texts.push(text);
        else {
          known.set(word, { texts: [text] });
          sorted = undefined;
        }
      }
    },
    knows: (word) => known.has(word),
    written: (word) => textsOf(wordForms(word)),
    beginning: (word) => (valueNames.has(word) ? [] : textsOf(wordForms(word).flatMap(inSpan))),
    *alike(word) {
      if (/\d/.test(word) || noNames.has(word) || valueNames.has(word)) return;
      const sound = phoneticKey(word);
      const near: { word: string; distance: number }[] = [];
      for (const [other, entry] of known) {
        if (/\d/.test(other)) continue;
        entry.sound ??= phoneticKey(other);
        const limit = Math.min(allowance(entry.sound), allowance(sound));
        const distance = limit > 0 ? phoneticDistance(sound, entry.sound, limit) : Infinity;
        if (distance !== Infinity) near.push({ word: other, distance });
      }
      near.sort((a, b) => a.distance - b.distance);
      for (let at = 0; at < near.length; ) {
        const { distance } = near[at]!;
        const equal = near.filter((each) => each.distance === distance);
        yield textsOf(equal.map((each) => each.word));
        at += equal.length;
      }
    },
  };
}

/** Index of the first word that does not sort before the given one. */
function firstFrom(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
