import type { AllocateMemory } from '../memory/segment-memory.js';
import type { Columns } from '../schema/read-vehicles.js';
import type { StockSchema } from '../schema/stock-schema.js';
import { createValueSets, type ValueSets } from '../schema/value-sets.js';
import { barEdges } from '../segment/bar-edges.js';
import { buildSegment } from '../segment/build-segment.js';
import type { Segment } from '../segment/segment.js';
import type { StockRow } from '../segment/stock-row.js';
import { createFormulaReader, type FormulaReader, type NumberFormula } from './number-formula.js';

/**
 * The stock in three parts by age: a large segment, a small one of vehicles added since that was
 * built, and the newest rows. Every vehicle is in exactly one of them.
 */
export interface StockState {
  readonly schema: StockSchema;
  readonly facets: readonly ValueSets[];
  readonly primary: number;
  readonly limits: StockLimits;
  readonly allocateMemory: AllocateMemory | undefined;
  /** Formulas of computed numbers, by index. */
  formulas: ReadonlyMap<number, NumberFormula>;
  readonly reader: FormulaReader;
  /** Bar edges of each number's histogram. */
  edges: readonly (readonly number[])[];
  large: Segment;
  small: Segment;
  rows: Map<string, StockRow>;
  /** Ids that changed since the current compaction began. */
  touched: Set<string> | undefined;
}

/** Limits that decide when segments are rebuilt. */
export interface StockLimits {
  /** Max rows outside segments; each query scans them one by one. */
  readonly rows: number;
  /** Up to this size a stock is rebuilt in a few milliseconds and needs no small segment. */
  readonly soonBuilt: number;
}

const defaultLimits: StockLimits = { rows: 128, soonBuilt: 4_096 };

export interface StockIndexOptions {
  /** Default: 128 rows, 4,096 vehicles soon built. */
  readonly limits?: StockLimits | undefined;
  /** `webAssemblyMemory()` for a large stock. Default: JavaScript counts. */
  readonly allocateMemory?: AllocateMemory | undefined;
}

/** Runs stepwise work to its end. */
export function finish<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** An empty stock. */
export function createState(
  schema: StockSchema,
  { limits = defaultLimits, allocateMemory }: StockIndexOptions = {},
): StockState {
  const edges = edgesFor(schema, noColumns(schema));
  const facets = schema.facets.map(createValueSets);
  const primary = schema.numbers.findIndex(({ key }) => key === schema.primary);
  if (schema.numbers[primary]?.computed) {
    throw new TypeError(`'${schema.primary}' is computed: documents cannot stand by it.`);
  }
  const parts = { schema, facets, primary, edges, limits, allocateMemory };
  const [large, small] = [emptySegment(parts), emptySegment(parts)];
  const reader = createFormulaReader(schema, facets);
  const formulas = new Map<number, NumberFormula>();
  const rows = new Map<string, StockRow>();
  return { ...parts, formulas, reader, large, small, rows, touched: undefined };
}

type Parts = Pick<StockState, 'schema' | 'facets' | 'primary' | 'edges' | 'allocateMemory'>;

export const segmentFrom = (parts: Parts, columns: Columns) => {
  const { schema, ...others } = parts;
  return buildSegment({ ...others, columns, definitions: schema.numbers });
};

export const emptySegment = (parts: Parts): Segment =>
  finish(segmentFrom(parts, noColumns(parts.schema)));

/** Edges of the schema, or computed ones. */
export const edgesFor = ({ numbers }: StockSchema, columns: Columns): number[][] =>
  numbers.map(({ edges }, at) => [...(edges ?? barEdges(columns.numbers[at]!))]);

const noColumns = ({ facets, numbers }: StockSchema): Columns => ({
  ids: [],
  sets: facets.map(() => new Uint32Array(0)),
  numbers: numbers.map(() => new Float64Array(0)),
});

/** Replaces everything by a new large segment of `columns`. */
export function* replaceAll(state: StockState, columns: Columns): Generator<void, void> {
  const edges = edgesFor(state.schema, columns);
  const large = yield* segmentFrom({ ...state, edges }, columns);
  state.edges = edges;
  state.large = large;
  state.small = emptySegment(state);
  state.rows = new Map();
}
