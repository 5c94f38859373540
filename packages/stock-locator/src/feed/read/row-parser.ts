import { FeedError, type FeedErrorKind } from '../feed-error.js';
import type { FeedCells, FeedLimits, FeedRow } from '../feed-types.js';
import type { NoteCode } from '../note-codes.js';

/**
 * Parses decoded text into rows. `push` accepts chunks of any size. Where a chunk can complete many
 * rows, it is parsed in the steps that are returned, all of which have to be taken.
 */
export interface RowParser {
  push(text: string): Iterable<void> | void;
  /** End of the text. */
  end(): Iterable<void> | void;
}

export interface Rejection {
  column?: string | undefined;
  value?: string;
  /** Cells that were read despite the problem. */
  partial?: FeedCells;
}

/** Receives rows from a parser and numbers them. */
export interface RowSink {
  readonly limits: FeedLimits;
  /** Number of the current row. */
  readonly row: number;
  add(cells: FeedCells): void;
  reject(code: NoteCode, about?: Rejection): void;
  /** Counts a row without content. */
  skip(): void;
  fail(kind: FeedErrorKind, cause?: unknown): never;
}

/** A sink that collects rows until `take`. */
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
