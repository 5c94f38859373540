import type { SearchKind } from '@mawkib/api-clients/contracts/content';
import { createSearchWords, type SearchWords } from './search-words.js';
import { wordsOf } from './tokens-of.js';

/** Content in one language, as it is found. */
export interface SearchDocument {
  readonly id: string;
  readonly kind: SearchKind;
  readonly title: string;
  /** Other names, such as titles in other languages; found, never shown. */
  readonly keywords: string;
  readonly description: string;
  readonly body: string;
  readonly url: string | null;
  readonly image_id: string | null;
  readonly date: string | null;
}

export interface FoundDocuments {
  /** The requested part, best first. */
  readonly documents: readonly SearchDocument[];
  readonly totals: Readonly<Record<SearchKind, number>>;
  readonly total: number;
  /** Folded words of the documents that match the search. */
  readonly words: ReadonlySet<string>;
}

export interface SearchOptions {
  kinds: readonly SearchKind[];
  from: number;
  count: number;
  /** Leaves out documents with a lower share of the best score, 0 to 1. Default 0. */
  minShare?: number;
}

/** A search in memory over the content of one language. */
export interface SearchIndex {
  readonly size: number;
  /** Adds a document, or replaces the one with its id. */
  put(document: SearchDocument): void;
  remove(id: string): void;
  search(text: string, options: SearchOptions): FoundDocuments;
}

const weights = { title: 10, keywords: 5, description: 3, body: 1 } as const;
/** A word that is repeated in a text counts at most this often. */
const maxRepeats = 3;
const kindFactor: Readonly<Record<SearchKind, number>> = {
  model: 1.6,
  page: 1,
  question: 0.9,
  retailer: 1,
  news: 0.8,
};
const maxTerms = 12;

/** Folded words that a search does not need, unless it has no others. */
const fillers: ReadonlySet<string> = new Set(
  wordsOf(
    'في من على إلى عن مع هل ما هو هي كيف أو و the a an of in on for to and or is are how what',
  ),
);

export function createSearchIndex(): SearchIndex {
  let documents: (SearchDocument | undefined)[] = [];
  let titles: string[] = [];
  let slots = new Map<string, number>();
  let words = createSearchWords();

  const insert = (document: SearchDocument) => {
    const slot = documents.length;
    documents.push(document);
    const titleWords = wordsOf(document.title);
    titles.push(titleWords.join(' '));
    slots.set(document.id, slot);
    addText(words, slot, document, titleWords);
  };
  const drop = (id: string) => {
    const slot = slots.get(id);
    if (slot === undefined) return;
    slots.delete(id);
    documents[slot] = undefined;
  };
  /** Replaced documents keep their place in the postings until most are replaced. */
  const compact = () => {
    if (documents.length < 200 || documents.length < 2 * slots.size) return;
    const live = documents.filter((document) => document !== undefined);
    [documents, titles, slots, words] = [[], [], new Map(), createSearchWords()];
    for (const document of live) insert(document);
  };

  return {
    get size() {
      return slots.size;
    },
    put(document) {
      drop(document.id);
      insert(document);
      compact();
    },
    remove(id) {
      drop(id);
      compact();
    },
    search(text, { kinds, from, count, minShare = 0 }) {
      const matched = new Set<string>();
      const typed = wordsOf(text);
      const terms = [...new Set(typed)].slice(0, maxTerms);
      const needed = terms.filter((term) => !fillers.has(term));
      const scores = new Float64Array(documents.length);
      const hits = new Uint8Array(documents.length);
      for (const term of needed.length > 0 ? needed : terms) {
        for (const [slot, score] of scoreTerm(term, words, documents, matched).entries()) {
          if (score === 0 || !documents[slot]) continue;
          scores[slot]! += score;
          hits[slot]! += 1;
        }
      }
      const best = hits.reduce((max, hit) => Math.max(max, hit), 0);
      const whole = typed.join(' ');
      const totals: Record<SearchKind, number> = {
        model: 0,
        page: 0,
        question: 0,
        retailer: 0,
        news: 0,
      };
      const ranked: { document: SearchDocument; score: number }[] = [];
      for (const [slot, document] of documents.entries()) {
        if (!document || best === 0 || hits[slot] !== best) continue;
        totals[document.kind] += 1;
        if (!kinds.includes(document.kind)) continue;
        const title = titles[slot] ?? '';
        const bonus = title === whole ? 3 : title.startsWith(whole) ? 2 : 1;
        ranked.push({ document, score: scores[slot]! * bonus * kindFactor[document.kind] });
      }
      ranked.sort((a, b) => b.score - a.score || (a.document.id < b.document.id ? -1 : 1));
      const lowest = minShare * (ranked[0]?.score ?? 0);
      const near = ranked.filter(({ score }) => score >= lowest);
      return {
        documents: near.slice(from, from + count).map(({ document }) => document),
        total: near.length,
        totals,
        words: matched,
      };
    },
  };
}

function addText(
  words: SearchWords,
  slot: number,
  { keywords, description, body }: SearchDocument,
  titleWords: readonly string[],
) {
  const sums = new Map<string, number>();
  const add = (found: readonly string[], weight: number) => {
    const repeats = new Map<string, number>();
    for (const word of found) {
      const seen = (repeats.get(word) ?? 0) + 1;
      repeats.set(word, seen);
      if (seen <= maxRepeats) sums.set(word, (sums.get(word) ?? 0) + weight / seen);
    }
  };
  add(titleWords, weights.title);
  add(pairsOf(titleWords), weights.title / 2);
  add(wordsOf(keywords), weights.keywords);
  add(wordsOf(description), weights.description);
  add(wordsOf(body), weights.body);
  for (const [word, weight] of sums) words.add(word, slot, weight);
}

/** Neighbours as one word: `fpace` for `F-PACE`. */
const pairsOf = (found: readonly string[]): string[] =>
  found.slice(1).map((word, index) => `${found[index]}${word}`);

/**
 * Score of each document for one word of the search, 0 without a match; adds the words that match
 * to `matched`.
 */
function scoreTerm(
  term: string,
  words: SearchWords,
  documents: readonly (SearchDocument | undefined)[],
  matched: Set<string>,
): Float64Array {
  const scores = new Float64Array(documents.length);
  let found = 0;
  for (const [word, factor] of words.readings(term)) {
    const posting = words.postingOf(word);
    if (!posting) continue;
    matched.add(word);
    for (let at = 0; at < posting.slots.length; at++) {
      const slot = posting.slots[at]!;
      const score = factor * posting.weights[at]!;
      if (scores[slot] === 0) found += 1;
      if (score > scores[slot]!) scores[slot] = score;
    }
  }
  const rarity = Math.log(1 + documents.length / (1 + found));
  return scores.map((score) => score * rarity);
}
