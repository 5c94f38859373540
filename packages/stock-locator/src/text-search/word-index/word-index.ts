import { engineMark, interiorMark } from '../tokens/marks.js';
import { textWords, type WordParts } from '../tokens/text-words.js';
import { type CodeTable, createCodeTable, shortestEnd } from './code-table.js';
import { createWordList } from './word-list.js';
import { bitsOf, countBits, createPostings, type Postings, withBit } from './word-postings.js';

/** Searchable data of a vehicle. */
export interface DescribedVehicle {
  readonly id: string;
  /**
   * Texts in any language: names, colours, equipment, seller. A text that many vehicles share (an
   * item of equipment) should be separate, because it is stored once.
   */
  readonly texts: readonly string[];
  /** VIN and order numbers: found as a whole or by at least their last six characters. */
  readonly codes?: readonly string[];
}

/** Ids found at the time of the search, in no particular order. */
export interface FoundByWords extends Iterable<string> {
  readonly size: number;
}

/** Text search over vehicles. Site document, section 9. */
export interface WordIndex {
  readonly size: number;
  /** Adds or replaces a vehicle by id. */
  put(vehicle: DescribedVehicle): void;
  /** Returns false if there was none. */
  remove(id: string): boolean;
  /**
   * Vehicles that match every word; all for an empty text. Ignores spelling variants, case, digits
   * and Arabic prefixes. The last word may be incomplete. A word without a match is treated as a
   * prefix, else as the word nearest by sound in either script. `-towbar` excludes vehicles;
   * `-glass-roof` excludes those with both words.
   */
  search(typed: string): FoundByWords;
  /** True if a word, or several joined by hyphens, matches any vehicle. */
  matches(word: string): boolean;
  /** True if a code of a vehicle equals or ends with `code`. */
  hasCode(code: string): boolean;
  /** True if a vehicle has this exact word. */
  knows(word: string): boolean;
}

/** Max words of a search; further ones are ignored. */
const maxWords = 24;

/** Builds an index: 5,000 vehicles take about 20 ms. Memory only; runs anywhere. */
export function createWordIndex(vehicles: Iterable<DescribedVehicle> = []): WordIndex {
  const words = createWordList();
  const texts = new Map<string, Postings>();
  const numbers = new Map<string, number>();
  /** By number; a vehicle that changes gets a new one. */
  let ids: string[] = [];
  let codesOf: (readonly string[] | undefined)[] = [];
  let alive: Uint32Array = new Uint32Array(32);
  let codes: CodeTable = createCodeTable();

  const postingsOf = (text: string) => {
    const known = texts.get(text);
    if (known) return known;
    const postings = createPostings();
    texts.set(text, postings);
    words.add(text);
    return postings;
  };
  const drop = (id: string) => {
    const number = numbers.get(id);
    if (number === undefined) return false;
    alive[number >>> 5]! &= ~(1 << (number & 31));
    codesOf[number] = undefined;
    return numbers.delete(id);
  };

  /** Numbers of removed vehicles are reclaimed once they are as many as the others. */
  const tidy = () => {
    if (ids.length < 1024 || ids.length < numbers.size * 2) return;
    const moved = new Int32Array(ids.length).fill(-1);
    const [oldIds, oldCodes] = [ids, codesOf];
    ids = [];
    codesOf = [];
    codes = createCodeTable();
    for (const old of bitsOf(alive)) {
      const number = ids.length;
      moved[old] = number;
      const id = oldIds[old]!;
      ids.push(id);
      codesOf.push(oldCodes[old]);
      numbers.set(id, number);
      codes.add(number, oldCodes[old] ?? []);
    }
    alive = new Uint32Array(Math.max(32, ids.length >>> 4));
    for (let number = 0; number < ids.length; number++) alive = withBit(alive, number);
    for (const [text, postings] of texts) texts.set(text, postings.renumbered(moved));
  };

  const put = ({ id, texts: given, codes: own = [] }: DescribedVehicle) => {
    drop(id);
    tidy();
    const number = ids.length;
    ids.push(id);
    numbers.set(id, number);
    alive = withBit(alive, number);
    for (const text of given) postingsOf(text).add(number);
    const plain = own.map(plainCode).filter(Boolean);
    codesOf.push(plain);
    codes.add(number, plain);
  };

  const described = (some: readonly string[]) => {
    const bits = new Uint32Array(alive.length);
    for (const text of some) texts.get(text)?.mark(bits);
    return both(bits, alive);
  };
  const bearing = (end: string) => {
    const bits = new Uint32Array(alive.length);
    for (const number of codes.candidates(end)) {
      const bears = codesOf[number]?.some(
        (code) => code === end || (end.length >= shortestEnd && code.endsWith(end)),
      );
      if (bears) bits[number >>> 5]! |= 1 << (number & 31);
    }
    return bits;
  };
  const meant = (word: string, isLast: boolean) => {
    const borne = bearing(word);
    if (!isEmpty(borne)) return borne;
    const found = described(words.written(word));
    if (!isEmpty(found)) return found;
    const begun = word.length > (isLast ? 1 : 2) ? described(words.beginning(word)) : found;
    if (!isEmpty(begun)) return begun;
    for (const some of words.alike(word)) {
      const alike = described(some);
      if (!isEmpty(alike)) return alike;
    }
    return found;
  };
  /** Texts that contain every part. */
  const inOneText = (parts: WordParts) =>
    parts.map(words.written).reduce((some, others) => {
      const has = new Set(others);
      return some.filter((text) => has.has(text));
    });
  const meantByParts = (parts: WordParts, isLast: boolean) => {
    if (parts.length === 1) return meant(parts[0]!, isLast);
    const whole = parts.join('');
    const found = either(described(words.written(whole)), bearing(whole));
    if (!isEmpty(found) || isMarked(parts)) return found;
    const together = described(inOneText(parts));
    if (!isEmpty(together)) return together;
    return parts
      .map((part, at) => meant(part, isLast && at === parts.length - 1))
      .reduce((one, other) => both(one, other));
  };

  const searched = (typed: string): Uint32Array => {
    const requested = typed
      .split(/\s+/)
      .flatMap((word) => {
        const isUnwanted = /^-[\p{L}\p{N}]/u.test(word);
        return textWords(word).map((parts) => ({ parts, isUnwanted }));
      })
      .slice(0, maxWords);
    let left: Uint32Array = alive.slice();
    for (const [at, { parts, isUnwanted }] of requested.entries()) {
      const has = meantByParts(parts, at === requested.length - 1);
      left = isUnwanted ? without(left, has) : both(left, has);
    }
    return left;
  };

  for (const vehicle of vehicles) put(vehicle);

  return {
    get size() {
      return numbers.size;
    },
    put,
    remove: drop,
    knows: words.knows,
    search: (typed) => foundBy(searched(typed), ids),
    matches: (word) => !isEmpty(searched(word.replace(/^-/, ''))),
    hasCode: (code) => !isEmpty(bearing(code)),
  };
}

/** Ids are looked up on demand: for a frequent word they would be the most expensive part. */
const foundBy = (bits: Uint32Array, ids: readonly string[]): FoundByWords => ({
  size: countBits(bits),
  *[Symbol.iterator]() {
    for (const number of bitsOf(bits)) yield ids[number]!;
  },
});

/** Latin letters and digits, as in codes, need no spelling rules; this runs for every vehicle. */
const isMarked = ([first]: WordParts) => first === interiorMark || first === engineMark;

const plainCode = (code: string) =>
  /^[\x20-\x7e]*$/.test(code)
    ? code.toLowerCase().replace(/[^a-z0-9]+/g, '')
    : textWords(code).flat().join('');

/** These modify and return the first argument. */
function both(bits: Uint32Array, others: Uint32Array): Uint32Array {
  for (let at = 0; at < bits.length; at++) bits[at]! &= others[at]!;
  return bits;
}

function without(bits: Uint32Array, others: Uint32Array): Uint32Array {
  for (let at = 0; at < bits.length; at++) bits[at]! &= ~others[at]!;
  return bits;
}

function either(bits: Uint32Array, others: Uint32Array): Uint32Array {
  for (let at = 0; at < bits.length; at++) bits[at]! |= others[at]!;
  return bits;
}

const isEmpty = (bits: Uint32Array) => bits.every((word) => word === 0);
