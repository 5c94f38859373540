// Runs for every name of a market and every typed word: tables and reused rows avoid allocations.
import { isVowel, type PhoneticKey, phoneticLetters } from './phonetic-key.js';

/** Cost of a difference: 1 is another consonant; Arabic often omits vowels. */
const costs = { consonant: 1, aspirate: 0.4, vowel: 0.2, otherVowel: 0.1, digit: 5, swap: 0.7 };

/** Min cost of a family of letters that only one of two sounds has. */
const missingFamily = costs.aspirate;

const alike: Readonly<Record<string, number>> = {
  bp: 0.2,
  gj: 0.2,
  gk: 0.25,
  gq: 0.25,
  kq: 0.1,
  jk: 0.4,
  sz: 0.3,
  dt: 0.5,
  '#h': 0.4,
  '#k': 0.4,
  '#g': 0.4,
  '$%': 0.2,
  '%j': 0.4,
  $s: 0.5,
  '%t': 0.6,
  mn: 0.8,
};

const isDigit = (letter: string) => letter >= '0' && letter <= '9';

function lost(letter: string): number {
  if (isVowel(letter)) return costs.vowel;
  if (isDigit(letter)) return costs.digit;
  return letter === 'h' ? costs.aspirate : costs.consonant;
}

function changed(one: string, other: string): number {
  if (one === other) return 0;
  if (isDigit(one) || isDigit(other)) return costs.digit;
  if (isVowel(one) && isVowel(other)) return costs.otherVowel;
  return alike[one + other] ?? alike[other + one] ?? costs.consonant;
}

const letters = [...phoneticLetters];
const width = letters.length;
const lostCost = Float64Array.from(letters, lost);
const changeCost = Float64Array.from(
  letters.flatMap((one) => letters.map((other) => changed(one, other))),
);
const isNumber = letters.map(isDigit);

const longest = 64;
let twoBefore = new Float64Array(longest + 1);
let before = new Float64Array(longest + 1);
let row = new Float64Array(longest + 1);

/**
 * Distance of two sounds: 0 is equal, 1 is one consonant. Infinity above `limit` and for more than
 * 64 letters. Numbers never sound like other numbers.
 */
export function phoneticDistance(one: PhoneticKey, other: PhoneticKey, limit: number): number {
  if (Math.abs(one.consonants - other.consonants) * costs.aspirate > limit) return Infinity;
  if (count(one.families ^ other.families) * missingFamily > limit) return Infinity;
  const [a, b] = [one.letters, other.letters];
  if (a.length > longest || b.length > longest) return Infinity;

  before[0] = 0;
  for (let j = 1; j <= b.length; j++) before[j] = before[j - 1]! + lostCost[b[j - 1]!]!;
  for (let i = 1; i <= a.length; i++) {
    const letter = a[i - 1]!;
    const loss = lostCost[letter]!;
    let min = before[0]! + loss;
    row[0] = min;
    for (let j = 1; j <= b.length; j++) {
      const against = b[j - 1]!;
      let cost = before[j - 1]! + changeCost[letter * width + against]!;
      cost = Math.min(cost, before[j]! + loss, row[j - 1]! + lostCost[against]!);
      if (i > 1 && j > 1 && letter === b[j - 2] && a[i - 2] === against && !isNumber[letter]) {
        cost = Math.min(cost, twoBefore[j - 2]! + costs.swap);
      }
      row[j] = cost;
      if (cost < min) min = cost;
    }
    if (min > limit + costs.swap) return Infinity;
    [twoBefore, before, row] = [before, row, twoBefore];
  }
  const distance = before[b.length]!;
  return distance > limit ? Infinity : distance;
}

function count(bits: number): number {
  let set = 0;
  for (let left = bits; left; left &= left - 1) set++;
  return set;
}

/** Max distance for a match: longer names allow more mistakes, short names none. */
export function allowance({ consonants }: PhoneticKey): number {
  if (consonants < 3) return 0;
  return consonants === 3 ? 0.7 : consonants < 6 ? 1.1 : 1.5;
}
