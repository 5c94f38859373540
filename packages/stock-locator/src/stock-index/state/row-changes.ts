import { numberAt } from '../segment/number-values.js';
import {
  changeSet,
  findDocument,
  removeDocument,
  type Segment,
  setAt,
} from '../segment/segment.js';
import { rowOf, type StockRow } from '../segment/stock-row.js';
import { collect, rowsOf } from './collect.js';
import { copyFormulas } from './computed-numbers.js';
import { finish, replaceAll, type StockState, segmentFrom } from './stock-state.js';

/** The small segment is rebuilt for each row limit, so it has to stay small. */
const minDue = 1_024;
const dueShare = 1 / 64;

/** Current values of a vehicle; undefined if there is none. */
export function findRow(state: StockState, id: string): StockRow | undefined {
  const row = state.rows.get(id);
  if (row) return row;
  for (const segment of [state.large, state.small]) {
    const document = findDocument(segment, id);
    if (document >= 0) return rowOf(segment, document, state.facets.length);
  }
  return undefined;
}

/** Updates a vehicle: in place if only facet values differ. */
export function putRow(state: StockState, row: StockRow): void {
  state.touched?.add(row.id);
  for (const segment of [state.large, state.small]) {
    const document = findDocument(segment, row.id);
    if (document < 0) continue;
    if (updateInPlace(state, segment, document, row)) return;
    removeDocument(segment, document);
  }
  state.rows.set(row.id, row);
  if (state.rows.size > state.limits.rows) settle(state);
}

/** Returns false if there is no such vehicle. */
export function removeRow(state: StockState, id: string): boolean {
  state.touched?.add(id);
  if (state.rows.delete(id)) return true;
  for (const segment of [state.large, state.small]) {
    const document = findDocument(segment, id);
    if (document < 0) continue;
    removeDocument(segment, document);
    return true;
  }
  return false;
}

function updateInPlace(state: StockState, segment: Segment, document: number, row: StockRow) {
  const same = segment.numbers.every(({ values }, at) =>
    Object.is(numberAt(values, document), row.numbers[at]),
  );
  if (!same) return false;
  return state.facets.every(
    (facet, at) =>
      setAt(segment, document, at) === row.sets[at] ||
      changeSet(segment, document, at, facet, row.sets[at]!),
  );
}

/** Moves rows to the small segment, or to the large one if that is small itself. */
function settle(state: StockState): void {
  const rows = [...state.rows.values(), ...rowsOf(state.small)];
  if (state.large.living + rows.length <= state.limits.soonBuilt) {
    finish(replaceAll(state, finish(collect(state.large, rows))));
    return;
  }
  const columns = finish(collect(state.small, [...state.rows.values()]));
  state.small = finish(segmentFrom(state, columns));
  state.rows = new Map();
}

/** True if the parts outside the large segment, or removed from it, slow down queries. */
export function isCompactionDue({ large, small, rows }: StockState): boolean {
  const loose = small.documents + rows.size + large.documents - large.living;
  return loose > Math.max(minDue, large.living * dueShare);
}

/**
 * Builds one large segment of everything, in steps; queries and changes may run between them.
 * Changes made in the meantime are applied at the end. A new compaction replaces one in progress.
 */
export function* compact(state: StockState): Generator<void, void> {
  const touched = new Set<string>();
  state.touched = touched;
  const { formulas } = state;
  const loose = [...state.rows.values(), ...rowsOf(state.small)];
  const columns = yield* collect(state.large, loose);
  const fresh: StockState = { ...state, formulas, touched: undefined };
  yield* replaceAll(fresh, columns);
  if (state.touched !== touched) return;
  copyFormulas(fresh, state.formulas);
  const changes = [...touched].map((id) => ({ id, row: findRow(state, id) }));
  Object.assign(state, fresh);
  for (const { id, row } of changes) {
    if (row) putRow(state, row);
    else removeRow(state, id);
  }
}
