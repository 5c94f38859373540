import { engineMark, interiorMark } from '../tokens/marks.js';
import { textWords, type WordParts } from '../tokens/text-words.js';
import { type CodeTable, createCodeTable, shortestEnd } from './code-table.js';
import { createWordList } from './word-list.js';
import { bitsOf, countBits, createPostings, type Postings, withBit } from './word-postings.js';

/** What a vehicle is found by. */
export interface DescribedVehicle {
  readonly id: string;
  /**
   * What describes it, in any language: names, colours, equipment, who sells it. A text that many
   * vehicles share (an item of equipment) stands alone, so that it is kept once for all of them.
   */
  readonly texts: readonly string[];
  /** VIN and order numbers: found whole or by their last six letters or more. */
  readonly codes?: readonly string[];
}

/** The ids of vehicles that were found, as they were then, in no order that means anything. */
export interface FoundByWords extends Iterable<string> {
  readonly size: number;
}

/** Vehicles by the words that describe them. Site document, section 9. */
export interface WordIndex {
  readonly size: number;
  /** Takes the place of the vehicle with its id. */
  put(vehicle: DescribedVehicle): void;
  /** False when there was none. */
  remove(id: string): boolean;
  /**
   * Vehicles that every word describes; all of them for no word.
   * Spelling variants, case and digits do not matter, nor does what Arabic joins to a word. The last
   * word need not be finished. A word that describes nothing is taken as the beginning of one, or
   * else as the one that sounds most alike, in either script. `-towbar` is what a vehicle must not
   * have; `-glass-roof` leaves out those that have both words.
   */
  search(typed: string): FoundByWords;
  /** Whether a word, or several that hyphens hold together, describes any vehicle. */
  matches(word: string): boolean;
  /** Whether a vehicle has a code that is so, or ends so. */
  hasCode(code: string): boolean;
  /** Whether a word of a vehicle is written so. */
  knows(word: string): boolean;
}

/** Words that are looked at; what is behind them does not narrow. */
const maxWords = 24;

/** Built by putting vehicles: 5,000 take some 20 ms. Holds nothing but memory; runs anywhere. */
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

  /** Numbers of vehicles that are gone are given up once they are as many as those that are there. */
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
  /** Texts that have every part. */
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

/** Ids are looked up when they are asked for: a word that most vehicles have costs most by these. */
const foundBy = (bits: Uint32Array, ids: readonly string[]): FoundByWords => ({
  size: countBits(bits),
  *[Symbol.iterator]() {
    for (const number of bitsOf(bits)) yield ids[number]!;
  },
});

/** Latin letters and digits, as codes are made of, need no spelling rules: this is done for every vehicle. */
const isMarked = ([first]: WordParts) => first === interiorMark || first === engineMark;

const plainCode = (code: string) =>
  /^[\x20-\x7e]*$/.test(code)
    ? code.toLowerCase().replace(/[^a-z0-9]+/g, '')
    : textWords(code).flat().join('');

/** These change and give the first. */
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
