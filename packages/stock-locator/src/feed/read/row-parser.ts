import { FeedError, type FeedErrorKind } from '../feed-error.js';
import type { NoteCode } from '../note-codes.js';
import type { FeedCells, FeedLimits, FeedRow } from '../types.js';

/** Turns decoded text into rows. `push` may be given any piece of the text. */
export interface RowParser {
  push(text: string): void;
  /** The text is complete. */
  end(): void;
}

export interface Rejection {
  column?: string | undefined;
  value?: string;
  /** What was read of the row all the same. */
  partial?: FeedCells;
}

/** Where a parser puts its rows. Rows are numbered in the order in which they come. */
export interface RowSink {
  readonly limits: FeedLimits;
  /** The row that is being read. */
  readonly row: number;
  add(cells: FeedCells): void;
  reject(code: NoteCode, about?: Rejection): void;
  /** A row without content: it has a number and nothing else. */
  skip(): void;
  fail(kind: FeedErrorKind, cause?: unknown): never;
}

/** A sink that keeps rows until `take`. */
export function createRowSink(limits: FeedLimits, byte: () => number) {
  let rows: FeedRow[] = [];
  let number = 0;
  const next = () => {
    number += 1;
    if (number > limits.rows) sink.fail('too_many_rows');
    return number;
  };
  const sink: RowSink & { take(): FeedRow[] } = {
    limits,
    get row() {
      return number;
    },
    add: (cells) => rows.push({ number: next(), cells }),
    reject(code, { column, value, partial } = {}) {
      const row = next();
      const problem = { row, code, column, value };
      rows.push({ number: row, problem, ...(partial && { partial }) });
    },
    skip: next,
    fail(kind, cause) {
      throw new FeedError(kind, number, byte(), { cause });
    },
    take() {
      const taken = rows;
      rows = [];
      return taken;
    },
  };
  return sink;
}
