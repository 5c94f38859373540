import type { Columns } from '../schema/read-vehicles.js';
import type { StockSchema } from '../schema/schema.js';
import { createValueSets, type ValueSets } from '../schema/value-sets.js';
import { barEdges } from '../segment/bar-edges.js';
import { buildSegment } from '../segment/build-segment.js';
import type { Segment } from '../segment/segment.js';
import type { StockRow } from '../segment/stock-row.js';
import { createFormulaReader, type FormulaReader, type NumberFormula } from './number-formula.js';

/**
 * The stock in three parts by age: a large segment, a small one of what was added since that was
 * built, and the newest rows by themselves. Every vehicle is in exactly one of them.
 */
export interface StockState {
  readonly schema: StockSchema;
  readonly facets: readonly ValueSets[];
  readonly primary: number;
  readonly limits: StockLimits;
  /** Of the computed numbers, by their place. */
  formulas: ReadonlyMap<number, NumberFormula>;
  readonly reader: FormulaReader;
  /** Of each number, where the bars of its histogram part. */
  edges: readonly (readonly number[])[];
  large: Segment;
  small: Segment;
  rows: Map<string, StockRow>;
  /** Ids that changed since the compaction under way began. */
  touched: Set<string> | undefined;
}

/** When the parts of a stock are built anew. */
export interface StockLimits {
  /** Rows are looked at one by one in every query; more than these go into the small segment. */
  readonly rows: number;
  /** So many vehicles are built anew in a few milliseconds, so they need no small segment. */
  readonly soonBuilt: number;
  /** From so many vehicles on a segment is put where WebAssembly works on it. */
  readonly native: number;
}

export const defaultLimits: StockLimits = { rows: 128, soonBuilt: 4_096, native: 16_384 };

/** Runs a stepwise work to its end at once. */
export function finish<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** An empty stock. */
export function createState(schema: StockSchema, limits = defaultLimits): StockState {
  const edges = edgesFor(schema, noColumns(schema));
  const facets = schema.facets.map(createValueSets);
  const primary = schema.numbers.findIndex(({ key }) => key === schema.primary);
  if (schema.numbers[primary]?.computed) {
    throw new TypeError(`'${schema.primary}' is computed: documents cannot stand by it.`);
  }
  const parts = { schema, facets, primary, edges, limits };
  const [large, small] = [emptySegment(parts), emptySegment(parts)];
  const reader = createFormulaReader(schema, facets);
  const formulas = new Map<number, NumberFormula>();
  const rows = new Map<string, StockRow>();
  return { ...parts, formulas, reader, large, small, rows, touched: undefined };
}

type Parts = Pick<StockState, 'schema' | 'facets' | 'primary' | 'edges' | 'limits'>;

export const segmentFrom = (parts: Parts, columns: Columns) => {
  const { schema, facets, primary, edges, limits } = parts;
  const { native } = limits;
  return buildSegment({ columns, facets, definitions: schema.numbers, primary, edges, native });
};

export const emptySegment = (parts: Parts): Segment =>
  finish(segmentFrom(parts, noColumns(parts.schema)));

/** The edges that the schema names, or those that fit the numbers. */
export const edgesFor = ({ numbers }: StockSchema, columns: Columns): number[][] =>
  numbers.map(({ edges }, at) => [...(edges ?? barEdges(columns.numbers[at]!))]);

const noColumns = ({ facets, numbers }: StockSchema): Columns => ({
  ids: [],
  sets: facets.map(() => new Uint32Array(0)),
  numbers: numbers.map(() => new Float64Array(0)),
});

/** Puts all of `columns` into a new large segment, in place of everything else. */
export function* replaceAll(state: StockState, columns: Columns): Generator<void, void> {
  const edges = edgesFor(state.schema, columns);
  const large = yield* segmentFrom({ ...state, edges }, columns);
  state.edges = edges;
  state.large = large;
  state.small = emptySegment(state);
  state.rows = new Map();
}
