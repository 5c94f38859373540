import type { NameReader, ReadName } from './name-reader.js';
import type { Piece } from './pieces.js';

/** What pieces may mean as values of one filter, and the index of the first piece behind them. */
export interface ReadValue extends ReadName {
  readonly next: number;
}

/** What Arabic joins to the word behind it, longest first. */
const joined = /^(?:وال|بال|لل|ال|و|ب|ل)(?=..)/;

/** All values whose names may begin at a piece, best first for each length. */
export function readValues(pieces: readonly Piece[], at: number, names: NameReader): ReadValue[] {
  const readings: ReadValue[] = [];
  const words: string[] = [];
  for (let next = at; next < pieces.length && words.length < names.longest; next++) {
    const text = pieces[next]?.text ?? '';
    if (text === '-' && words.length > 0) continue;
    words.push(text);
    const reading = isApart(pieces, at, next)
      ? (names.read(words) ?? names.read(bare(words)))
      : undefined;
    if (reading) readings.push({ ...reading, next: next + 1 });
  }
  return readings;
}

/** A name is not read inside letters and digits that stand together: `BD` of a VIN is no colour. */
const isApart = (pieces: readonly Piece[], at: number, last: number) =>
  !isGlued(pieces[at - 1], pieces[at]) && !isGlued(pieces[last], pieces[last + 1]);

const isGlued = (one: Piece | undefined, other: Piece | undefined) =>
  one !== undefined &&
  one.to === other?.from &&
  /[\p{L}\p{N}]$/u.test(one.text) &&
  /^[\p{L}\p{N}]/u.test(other.text);

const bare = ([first = '', ...rest]: readonly string[]) => [first.replace(joined, ''), ...rest];
