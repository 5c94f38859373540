import { type CodeColumn, greatestCode } from '../memory/code-column.js';
import type { SegmentMemory } from '../memory/segment-memory.js';

/**
 * Columns that are counted together. A group has several columns of codes (a facet's sets, a
 * number's cells) and the combinations that occur: model, brand and gearbox are related, so a few
 * hundred combinations represent all three. A document is counted once per group instead of once
 * per column and value; the combinations' counts are added up per value at the end.
 */
export interface ColumnGroup {
  /** Column indexes. */
  readonly columns: readonly number[];
  /** For each column, its code in each combination. */
  readonly codes: readonly number[][];
  /** Index of each combination by its codes. */
  readonly positions: Map<string, number>;
  /** First counter of the group; it has `room` counters. */
  readonly start: number;
  readonly buffers: number;
}

export interface GroupedColumns {
  readonly groups: readonly ColumnGroup[];
  /** Number of counters of all groups. */
  readonly counters: number;
  /** Counter of each document, per group. */
  readonly records: CodeColumn[];
}

/**
 * Max combinations of a group: each query adds them up, so they should be fewer than hits, and all
 * counters should fit into the L1 cache.
 */
const max = 512;
const min = 64;
const documentsEach = 200;
const sampleSize = 8_192;
/**
 * At least as many counters as need two bytes, so that records have the same array type in all
 * segments.
 */
export const minCounters = 1 << 8;

interface Draft {
  readonly columns: number[];
  readonly codes: number[][];
  /** Combination of each row. */
  readonly rows: CodeColumn;
}

/**
 * Adds each column to the group where it creates the fewest combinations; null columns are counted
 * elsewhere. Yields between columns.
 */
export function* groupColumns(
  columns: readonly (CodeColumn | null)[],
  memory: SegmentMemory,
): Generator<void, GroupedColumns> {
  const rows = columns.find((codes) => codes !== null)?.length ?? 0;
  const limit = Math.max(min, Math.min(max, Math.floor(rows / documentsEach)));
  const drafts: Draft[] = [];
  for (const planned of planGroups(columns, rows, limit)) {
    let draft: Draft | undefined;
    for (const column of planned) {
      const wider = draft && combine(draft, column, columns[column]!, limit * 2);
      if (draft && !wider) drafts.push(draft);
      draft = wider ?? alone(column, columns[column]!);
      yield;
    }
    if (draft) drafts.push(draft);
  }
  return finishGroups(drafts, memory);
}

/** Plans with a sample; the whole stock may have more combinations, which `combine` rejects. */
function planGroups(columns: readonly (CodeColumn | null)[], rows: number, limit: number) {
  const step = Math.max(1, Math.floor(rows / sampleSize));
  const sampled = columns.flatMap((codes, column) => {
    if (!codes) return [];
    const sample = new Uint32Array(Math.floor(rows / step));
    for (let at = 0; at < sample.length; at += 1) sample[at] = codes[at * step]!;
    return [alone(column, sample)];
  });
  const groups: Draft[] = [];
  for (const column of sampled.toSorted((a, b) => sizeOf(b) - sizeOf(a))) {
    let best: { at: number; draft: Draft; added: number } | undefined;
    for (const [at, group] of groups.entries()) {
      const draft = combine(group, column.columns[0]!, column.rows, limit);
      if (!draft) continue;
      const added = sizeOf(draft) - sizeOf(group);
      if (!best || added < best.added) best = { at, draft, added };
    }
    if (best) groups[best.at] = best.draft;
    else groups.push(column);
  }
  return groups.map((group) => group.columns);
}

const sizeOf = (draft: Draft) => draft.codes[0]!.length;

function alone(column: number, rows: CodeColumn): Draft {
  const width = greatestCode(rows) + 1;
  return { columns: [column], codes: [Array.from({ length: width }, (_, code) => code)], rows };
}

/** Max size of the look-up table for possible combinations. */
const widestTable = 1 << 21;

/** The draft with a further column; undefined if it has more than `limit` combinations. */
function combine(draft: Draft, column: number, codes: CodeColumn, limit: number) {
  const width = greatestCode(codes) + 1;
  const possible = sizeOf(draft) * width;
  if (possible > widestTable) return undefined;
  /** Index of each combination plus 1; 0 for a new one. */
  const known = new Uint16Array(possible);
  const { rows: before } = draft;
  const rows = new Uint16Array(codes.length);
  const found: number[] = [];
  for (let at = 0; at < codes.length; at += 1) {
    const key = before[at]! * width + codes[at]!;
    let position = known[key]!;
    if (position === 0) {
      if (found.length >= limit) return undefined;
      position = found.push(key);
      known[key] = position;
    }
    rows[at] = position - 1;
  }
  const combined = draft.codes.map((of) => found.map((key) => of[Math.floor(key / width)]!));
  combined.push(found.map((key) => key % width));
  return { columns: [...draft.columns, column], codes: combined, rows };
}

function finishGroups(drafts: readonly Draft[], memory: SegmentMemory): GroupedColumns {
  let start = 0;
  const groups = drafts.map((draft) => {
    const group = toGroup(draft, start);
    start += group.buffers;
    return group;
  });
  const records = drafts.map((draft, group) => {
    const first = groups[group]!.start;
    const record = memory.allocateCodes(Math.max(start, minCounters));
    const { rows } = draft;
    for (let at = 0; at < rows.length; at += 1) record[at] = first + rows[at]!;
    return record;
  });
  return { groups, counters: start, records };
}

/** Reserves as many combinations again for changes of documents. */
function toGroup(draft: Draft, start: number): ColumnGroup {
  const { columns, codes } = draft;
  const positions = new Map<string, number>();
  for (let at = 0; at < sizeOf(draft); at += 1) {
    positions.set(codes.map((of) => of[at]!).join(' '), at);
  }
  return { columns, codes, positions, start, buffers: sizeOf(draft) * 2 + min };
}

/**
 * Counter of the combination that differs in one column, created if new. Undefined if the group is
 * full.
 */
export function withCode(
  { columns, codes, positions, start, buffers }: ColumnGroup,
  counter: number,
  column: number,
  code: number,
): number | undefined {
  const changed = codes.map((of, at) => (columns[at] === column ? code : of[counter - start]!));
  const key = changed.join(' ');
  const known = positions.get(key);
  if (known !== undefined) return start + known;
  const next = positions.size;
  if (next >= buffers) return undefined;
  positions.set(key, next);
  for (const [at, of] of codes.entries()) of.push(changed[at]!);
  return start + next;
}
