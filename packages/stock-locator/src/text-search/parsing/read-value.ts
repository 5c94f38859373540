import type { Piece } from '../tokens/pieces.js';
import { written } from '../tokens/spelling.js';
import type { NameReader, ReadName } from './name-reader.js';

/** Pieces read as values of one filter, and the index of the next piece. */
export interface ReadValue extends ReadName {
  readonly next: number;
}

/** Arabic prefixes, longest first. */
const joined = /^(?:وال|بال|لل|ال|و|ب|ل)(?=..)/;

/** Values with names that may start at a piece, best first for each length. */
export function readValues(pieces: readonly Piece[], at: number, names: NameReader): ReadValue[] {
  const readings: ReadValue[] = [];
  const words: string[] = [];
  for (let next = at; next < pieces.length && words.length < names.longest; next++) {
    const text = pieces[next]?.text ?? '';
    if (text === '-' && words.length > 0) continue;
    words.push(text);
    const reading = isApart(pieces, at, next) ? best(words, names) : undefined;
    if (reading)
      readings.push({ ...asWritten(reading, pieces.slice(at, next + 1)), next: next + 1 });
  }
  return readings;
}

/** Of names that differ only in a hamza, those spelt as typed: `آي بيس`. */
function asWritten(reading: ReadName, pieces: readonly Piece[]): ReadName {
  if (reading.values.length < 2) return reading;
  const typed = written(pieces.map((piece) => piece.typed).join(''));
  const same = reading.terms.filter((term) => term.written === typed);
  if (same.length === 0) return reading;
  return { ...reading, values: [...new Set(same.map(({ value }) => value))] };
}

/** Names are not read inside a run of letters and digits: `BD` of a VIN is not a colour. */
const isApart = (pieces: readonly Piece[], at: number, last: number) =>
  !isGlued(pieces[at - 1], pieces[at]) && !isGlued(pieces[last], pieces[last + 1]);

const isGlued = (one: Piece | undefined, other: Piece | undefined) =>
  one !== undefined &&
  one.to === other?.from &&
  /[\p{L}\p{N}]$/u.test(one.text) &&
  /^[\p{L}\p{N}]/u.test(other.text);

/**
 * The most confident reading of the words as typed, without prefixes, or without a plural ending.
 */
function best(words: readonly string[], names: NameReader): ReadName | undefined {
  const [first = '', ...rest] = words;
  const forms = [
    words,
    [bare(first), ...rest],
    words.map(bare),
    words.map((word) => word.replace(/(?<=^[a-z]{3,})s$/, '')),
  ];
  let found: ReadName | undefined;
  for (const form of forms) {
    const read = names.read(form);
    if (read && read.score > (found?.score ?? 0)) found = read;
  }
  return found;
}

const bare = (word: string) => word.replace(joined, '');
