import type { FeedLimits } from '../feed-types.js';
import type { NoteCode } from '../note-codes.js';

/** Delimiters of records and cells. */
export interface CsvShape {
  readonly delimiter: string;
  /** '' for none. */
  readonly quote: string;
  readonly newline: '\n' | '\r';
}

/** A record; `next` is the index of the one after it. */
export interface CsvRecord {
  readonly cells: string[];
  readonly next: number;
  readonly problem?: NoteCode;
  /** The text ends before the record does: within quotes, or without a line break. */
  readonly open?: 'quotes' | 'line';
  /** Length so far of a cell with open quotes. */
  readonly openLength?: number;
}

/** `indexOf` in one text that keeps what it found: one search for all records before a match. */
export type Finder = (wanted: string, from: number) => number;

export function createFinder(text: string): Finder {
  const known = new Map<string, { from: number; at: number }>();
  return (wanted, from) => {
    const last = known.get(wanted);
    if (last && from >= last.from && (last.at < 0 || from <= last.at)) return last.at;
    const at = text.indexOf(wanted, from);
    known.set(wanted, { from, at });
    return at;
  };
}

/**
 * Reads the record at `start`. Quotes within quotes are doubled; a single quote inside a cell is
 * accepted if the cell ends on the same line, otherwise the record is invalid.
 */
export function readCsvRecord(
  text: string,
  start: number,
  { delimiter, quote, newline }: CsvShape,
  limits: Pick<FeedLimits, 'columns' | 'cell'>,
  find: Finder,
): CsvRecord {
  const cells: string[] = [];
  let problem: NoteCode | undefined;
  let at = start;
  let line = find(newline, start);
  const put = (cell: string) => {
    if (cell.length > limits.cell) problem ??= 'cell_too_long';
    if (cells.length === limits.columns) problem ??= 'too_many_columns';
    else cells.push(cell);
  };
  for (;;) {
    const opening = quote === '' ? -1 : quoteAt(text, at, quote);
    if (opening >= 0) {
      const cell = readQuoted(text, opening + 1, { delimiter, quote, newline }, find);
      if (cell === undefined) {
        const openLength = text.length - opening - 1;
        return { cells, next: text.length, problem, open: 'quotes', openLength };
      }
      if (cell.bad) problem ??= 'bad_quotes';
      put(cell.text);
      at = cell.end;
      if (at >= text.length) return { cells, next: text.length, problem, open: 'line' };
      if (text[at] === newline) return { cells, next: at + 1, problem };
      at += 1;
      if (line >= 0 && line < at) line = find(newline, at);
      continue;
    }
    const comma = find(delimiter, at);
    if (comma >= 0 && (line < 0 || comma < line)) {
      put(text.slice(at, comma));
      at = comma + 1;
      continue;
    }
    put(withoutReturn(text.slice(at, line < 0 ? text.length : line)));
    if (line < 0) return { cells, next: text.length, problem, open: 'line' };
    return { cells, next: line + 1, problem };
  }
}

/** Index of the opening quote of a cell: at its start or after spaces. */
function quoteAt(text: string, start: number, quote: string): number {
  let at = start;
  while (text[at] === ' ') at += 1;
  return text[at] === quote ? at : -1;
}

const withoutReturn = (cell: string) => (cell.endsWith('\r') ? cell.slice(0, -1) : cell);

interface QuotedCell {
  text: string;
  /** Index of the delimiter, the line break or the end of the text. */
  end: number;
  bad: boolean;
}

/** Undefined while the cell is not closed. */
function readQuoted(
  text: string,
  start: number,
  { delimiter, quote, newline }: CsvShape,
  find: Finder,
): QuotedCell | undefined {
  let from = start;
  let hasDoubled = false;
  /** Line break after the first quote that is neither doubled nor at the end of the cell. */
  let lineAfterStray: number | undefined;
  for (;;) {
    const at = find(quote, from);
    if (lineAfterStray !== undefined && lineAfterStray >= 0 && (at < 0 || at > lineAfterStray)) {
      return { text: '', end: lineAfterStray, bad: true };
    }
    if (at < 0) return undefined;
    if (text[at + 1] === quote) {
      hasDoubled = true;
      from = at + 2;
      continue;
    }
    let end = at + 1;
    while (text[end] === ' ' || (text[end] === '\r' && newline === '\n')) end += 1;
    if (end >= text.length || text[end] === delimiter || text[end] === newline) {
      const inside = text.slice(start, at);
      return {
        text: hasDoubled ? inside.replaceAll(quote + quote, quote) : inside,
        end,
        bad: false,
      };
    }
    lineAfterStray ??= find(newline, at);
    from = at + 1;
  }
}
