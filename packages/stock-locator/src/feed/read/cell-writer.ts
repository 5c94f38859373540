import type { FeedCells, FeedLimits } from '../feed-types.js';
import type { NoteCode } from '../note-codes.js';

/** Collects the cells of one row by path: `engine.type`, `photos.url`. */
export interface CellWriter {
  /** Several values of one path are joined by line breaks. */
  put(path: string, value: string | null): void;
  readonly cells: FeedCells;
  readonly problem: NoteCode | undefined;
  readonly column: string | undefined;
}

export function createCellWriter(limits: FeedLimits): CellWriter {
  const cells: Record<string, string | null> = {};
  const several = new Set<string>();
  let count = 0;
  let problem: NoteCode | undefined;
  let column: string | undefined;
  const broken = (code: NoteCode, path: string) => {
    problem ??= code;
    column ??= path.slice(0, 200);
  };
  const item = (value: string) => value.replace(/\s*[\r\n]+\s*/g, ' ');
  return {
    cells,
    get problem() {
      return problem;
    },
    get column() {
      return column;
    },
    put(path, value) {
      if (path === '__proto__') return broken('not_a_record', path);
      if (value !== null && value.length > limits.cell) return broken('cell_too_long', path);
      if (!Object.hasOwn(cells, path)) {
        count += 1;
        if (count > limits.columns) return broken('too_many_columns', path);
        cells[path] = value;
        return;
      }
      if (value === null) return;
      const before = cells[path] ?? '';
      const joined = `${several.has(path) ? before : item(before)}\n${item(value)}`;
      several.add(path);
      if (joined.length > limits.cell) return broken('cell_too_long', path);
      cells[path] = joined;
    },
  };
}

/** Writes the fields of a JSON record. Returns false if it is nested too deeply. */
export function flattenJson(record: object, writer: CellWriter, depth: number, path = ''): boolean {
  if (depth < 0) return false;
  for (const [name, value] of Object.entries(record)) {
    const here = Array.isArray(record) ? path : path === '' ? name : `${path}.${name}`;
    if (value !== null && typeof value === 'object') {
      if (!flattenJson(value as object, writer, depth - 1, here)) return false;
    } else writer.put(here, value === null ? null : String(value));
  }
  return true;
}
