import { withoutInvisible } from '@mawkib/core/locale';
import type { FeedFormat } from '../feed-types.js';
import type { NoteCode } from '../note-codes.js';
import { type CsvShape, createFinder, type Finder, readCsvRecord } from './csv-record.js';
import type { RowParser, RowSink } from './row-parser.js';
import { separatorLine } from './separator-line.js';

/** After an abandoned record, a megabyte of short records may be ready at once. */
const recordsPerStep = 500;
/** Of `sep=;` with quotes, spaces and a byte order mark. */
const longestSeparatorLine = 32;
const spaces = /[\p{Cc}\s]+/gu;

/**
 * Column names of a header: one line, NFC, unique (`price`, `price (2)`); an unnamed column is
 * named by its position (`column 3`).
 */
export function nameColumns(cells: readonly string[]): string[] {
  const names = new Set<string>();
  for (const [at, cell] of cells.entries()) {
    const name = withoutInvisible(cell).replace(spaces, ' ').trim().normalize('NFC').slice(0, 200);
    const wanted = name === '' ? `column ${at + 1}` : name === '__proto__' ? '__proto__ (1)' : name;
    let unique = wanted;
    for (let copy = 2; names.has(unique); copy += 1) unique = `${wanted} (${copy})`;
    names.add(unique);
  }
  return [...names];
}

/**
 * CSV with a header, in bounded memory. Existing parsers buffer a record until it ends, so one open
 * quote or endless cell consumes the rest of the file; this one skips the record and continues on
 * the next line.
 */
export function createCsvRows(format: FeedFormat, sink: RowSink): RowParser {
  const { limits } = sink;
  let shape: CsvShape | undefined;
  let columns: readonly string[] | undefined;
  /** Row with all columns: objects of the same shape are fast to create and to read. */
  let blank: Readonly<Record<string, string>> = {};
  let rest = '';
  /** Skips the rest of a line that exceeded the limit. */
  let isSkipping = false;

  let above = format.skipRows ?? 0;

  const shapeOf = (text: string, delimiter = format.delimiter ?? ','): CsvShape => ({
    delimiter,
    quote: format.quote ?? '"',
    // A return at the end may be the first half of a line break.
    newline: text.includes('\n') || !/\r(?!$)/.test(text) ? '\n' : '\r',
  });

  const addCells = (cells: string[]) => {
    if (!columns) {
      if (cells.every(isBlank)) return;
      if (above > 0) {
        above -= 1;
        return;
      }
      columns = nameColumns(cells);
      blank = JSON.parse(JSON.stringify(Object.fromEntries(columns.map((name) => [name, '']))));
      return;
    }
    if (cells.length === 1 && cells[0] === '' && columns.length > 1) return;
    if (cells.every(isBlank)) {
      sink.skip();
      return;
    }
    if (cells.length < columns.length) {
      sink.reject('truncated', { column: columns[cells.length], partial: partOf(cells) });
      return;
    }
    if (cells.length > columns.length && !cells.slice(columns.length).every(isBlank)) {
      sink.reject('too_many_cells', { partial: partOf(cells) });
      return;
    }
    const row: Record<string, string> = { ...blank };
    for (let at = 0; at < columns.length; at += 1) row[columns[at]!] = cells[at]!;
    sink.add(row);
  };

  /** Valid cells of an incomplete row. */
  const partOf = (cells: readonly string[]) => {
    const names = columns ?? [];
    const read = cells.slice(0, names.length).map((cell, at) => [names[at], cell] as const);
    return Object.fromEntries(read.filter(([, cell]) => cell.length <= limits.cell));
  };

  /** Position of the first cell above the limit; of one that is still open, after the others. */
  const longCell = (cells: readonly string[]) => {
    const at = cells.findIndex((cell) => cell.length > limits.cell);
    return at < 0 ? cells.length : at;
  };

  /** Skips the record at `start`; returns the start of the next line, or -1 while there is none. */
  const giveUp = (find: Finder, start: number, code: NoteCode, cells: readonly string[]) => {
    if (!columns) sink.fail(code === 'too_many_columns' ? code : 'unreadable');
    const column = code === 'cell_too_long' ? columns[longCell(cells)] : undefined;
    sink.reject(code, { column, partial: partOf(cells) });
    const line = find(shape!.newline, start);
    return line < 0 ? -1 : line + 1;
  };

  /** Leaves an incomplete record in `rest`. */
  function* read(text: string, isEnd: boolean): Iterable<void> {
    rest = '';
    let at = 0;
    if (!shape) {
      const isWhole = isEnd || text.length > longestSeparatorLine;
      if (!isWhole && !text.slice(0, -1).includes('\n')) {
        rest = text;
        return;
      }
      const separator = separatorLine(text);
      shape = shapeOf(text, separator?.delimiter);
      at = separator?.length ?? 0;
    }
    const find = createFinder(text);
    if (isSkipping) {
      const line = find(shape.newline, 0);
      if (line < 0) return;
      isSkipping = false;
      at = line + 1;
    }
    for (let records = 1; at < text.length; records += 1) {
      if (records % recordsPerStep === 0) yield;
      const record = readCsvRecord(text, at, shape, limits, find);
      const isTooLong = (record.open ? text.length : record.next) - at > limits.row;
      if (record.open && !isEnd && !isTooLong) {
        rest = text.slice(at);
        return;
      }
      const problem =
        record.problem ??
        ((record.openLength ?? 0) > limits.cell ? 'cell_too_long' : undefined) ??
        (isTooLong ? 'row_too_long' : record.open === 'quotes' ? 'truncated' : undefined);
      if (problem === undefined) {
        addCells(record.cells);
        at = record.next;
        continue;
      }
      // A closed record defines where the next one starts; otherwise continue on the next line.
      const isClosed = !record.open && problem !== 'bad_quotes';
      const next = giveUp(find, at, problem, record.cells);
      at = isClosed ? record.next : next;
      if (at < 0) {
        isSkipping = !isEnd;
        return;
      }
    }
  }

  return {
    push: (text) => read(rest + text, false),
    *end() {
      yield* read(rest, true);
      if (!columns) sink.fail('empty');
    },
  };
}

const isBlank = (cell: string) => cell === '' || cell.trim() === '';
