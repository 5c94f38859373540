import { discardBuffers } from '../counting/count-buffers.js';
import { hasBit } from '../memory/bits.js';
import { UnknownFieldError } from '../query/compile-query.js';
import { barEdges } from '../segment/bar-edges.js';
import { replaceNumbers } from '../segment/build-segment.js';
import type { Segment } from '../segment/segment.js';
import type { StockRow } from '../segment/stock-row.js';
import type { NumberFormula } from './number-formula.js';
import { finish, type StockState } from './stock-state.js';

/** Computes a column for all vehicles, and for those that are added later. */
export function setFormula(state: StockState, key: string, formula: NumberFormula): void {
  const number = state.schema.numbers.findIndex((each) => each.key === key && each.computed);
  if (number < 0) throw new UnknownFieldError(key);
  computeAll(state, number, formula);
  state.formulas = new Map([...state.formulas, [number, formula]]);
}

/** Changes nothing if the formula throws. */
function computeAll(state: StockState, number: number, formula: NumberFormula): void {
  const { schema, reader } = state;
  const segments = [state.large, state.small].map((segment) => ({
    segment,
    numbers: computeSegment(state, segment, number, formula),
  }));
  const rows = [...state.rows].map(([id, row]): [string, StockRow] => [
    id,
    { ...row, numbers: row.numbers.with(number, reader.ofRow(formula, number, row)) },
  ]);
  const all = [
    ...segments.map(({ numbers }) => numbers),
    rows.map(([, row]) => row.numbers[number]!),
  ];
  const { edges, range = true } = schema.numbers[number]!;
  const parts = edges ?? barEdges(joined(all));
  for (const { segment, numbers } of segments) {
    finish(replaceNumbers(segment, number, numbers, { edges: parts, range }));
    discardBuffers(segment);
  }
  state.rows = new Map(rows);
  state.edges = state.edges.with(number, parts);
}

function computeSegment(
  { reader }: StockState,
  segment: Segment,
  number: number,
  formula: NumberFormula,
): Float64Array {
  const numbers = new Float64Array(segment.documents).fill(Number.NaN);
  for (let document = 0; document < numbers.length; document += 1) {
    if (!hasBit(segment.alive, document)) continue;
    numbers[document] = reader.ofDocument(formula, number, segment, document);
  }
  return numbers;
}

function joined(parts: readonly ArrayLike<number>[]): Float64Array {
  const all = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0));
  let to = 0;
  for (const part of parts) {
    all.set(part, to);
    to += part.length;
  }
  return all;
}

/** The row with its computed numbers. */
export function withComputed({ formulas, reader }: StockState, row: StockRow): StockRow {
  if (formulas.size === 0) return row;
  const numbers = [...row.numbers];
  for (const [number, formula] of formulas) numbers[number] = reader.ofRow(formula, number, row);
  return { ...row, numbers };
}

/** Applies the formulas of the current stock to one that was built to replace it. */
export function copyFormulas(state: StockState, formulas: StockState['formulas']): void {
  for (const [number, formula] of formulas) {
    if (state.formulas.get(number) !== formula) computeAll(state, number, formula);
  }
  state.formulas = formulas;
}
