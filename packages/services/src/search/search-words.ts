import {
  bareWord,
  type PhoneticKey,
  phoneticAllowance,
  phoneticDistance,
  phoneticFamily,
  phoneticKey,
  wordForms,
} from '@mawkib/stock-locator/words';

/** Documents that contain a word, with its weight in each. */
export interface Posting {
  readonly slots: number[];
  readonly weights: number[];
}

/** A word with its sound and the typos that it allows. */
interface Sound {
  readonly word: string;
  readonly key: PhoneticKey;
  readonly allowance: number;
}

/** The words of an index, by spelling, beginning and sound. */
export interface SearchWords {
  readonly size: number;
  add(word: string, slot: number, weight: number): void;
  postingOf(word: string): Posting | undefined;
  /**
   * Words that a typed word may mean, with a factor up to 1: itself with or without its Arabic
   * article, words that it begins, or else words that sound alike, for typos and transliteration.
   */
  readings(typed: string): Map<string, number>;
}

const maxBeginning = 150;
const maxAlike = 16;
/** Words that sound alike count if they are about as close as the closest one. */
const alikeSpan = 0.2;

const inOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

export function createSearchWords(): SearchWords {
  const postings = new Map<string, Posting>();
  let sorted: string[] = [];
  /** Words that are not in `sorted` yet. */
  let added: string[] = [];
  /** Sounds by the family of their first consonant. */
  const sounds = new Map<number, Sound[]>();

  const inSpan = (beginning: string): string[] => {
    if (added.length > 0) {
      sorted = merged(sorted, added.sort(inOrder));
      added = [];
    }
    const from = firstFrom(sorted, beginning);
    let to = from;
    while (to - from < maxBeginning && sorted[to]?.startsWith(beginning)) to++;
    return sorted.slice(from, to);
  };

  const alike = (typed: string): [string, number][] => {
    const near: [string, number][] = [];
    for (const form of new Set([typed, bareWord(typed)])) {
      const sound = soundOf(form);
      if (!sound) continue;
      for (const { word, key, allowance } of sounds.get(phoneticFamily(sound.key)) ?? []) {
        const limit = Math.min(sound.allowance, allowance);
        const distance = phoneticDistance(sound.key, key, limit);
        if (distance !== Infinity) near.push([word, distance]);
      }
    }
    near.sort((a, b) => a[1] - b[1]);
    const closest = near[0]?.[1] ?? 0;
    return near.filter(([, distance]) => distance <= closest + alikeSpan).slice(0, maxAlike);
  };

  return {
    get size() {
      return postings.size;
    },
    add(word, slot, weight) {
      let posting = postings.get(word);
      if (!posting) {
        posting = { slots: [], weights: [] };
        postings.set(word, posting);
        added.push(word);
        const sound = soundOf(word);
        if (sound) {
          const family = phoneticFamily(sound.key);
          const others = sounds.get(family) ?? [];
          sounds.set(family, others);
          others.push(sound);
        }
      }
      const last = posting.slots.length - 1;
      if (posting.slots[last] === slot) posting.weights[last]! += weight;
      else {
        posting.slots.push(slot);
        posting.weights.push(weight);
      }
    },
    postingOf: (word) => postings.get(word),
    readings(typed) {
      const found = new Map<string, number>();
      for (const form of wordForms(typed)) {
        if (postings.has(form)) found.set(form, form === typed ? 1 : 0.9);
      }
      for (const form of wordForms(typed)) {
        for (const word of inSpan(form)) {
          if (!found.has(word)) found.set(word, 0.3 + (0.5 * form.length) / word.length);
        }
      }
      if (found.size === 0) {
        for (const [word, distance] of alike(typed)) found.set(word, 0.6 / (1 + distance));
      }
      return found;
    },
  };
}

/** Null for short words and numbers, which only match as they are. */
function soundOf(word: string): Sound | null {
  if (word.length < 3 || /\d/.test(word)) return null;
  const key = phoneticKey(word);
  const allowance = phoneticAllowance(key);
  return allowance > 0 ? { word, key, allowance } : null;
}

/** Merges two sorted lists without common members. */
function merged(one: readonly string[], other: readonly string[]): string[] {
  const all: string[] = [];
  let at = 0;
  for (const word of other) {
    while (at < one.length && one[at]! < word) all.push(one[at++]!);
    all.push(word);
  }
  while (at < one.length) all.push(one[at++]!);
  return all;
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
