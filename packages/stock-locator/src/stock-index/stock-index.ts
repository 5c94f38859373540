import { countSegment } from './counting/count-segment.js';
import { pageOf } from './counting/page-of.js';
import { compileQuery, compileSort } from './query/compile-query.js';
import { defaultPageSize, type StockQuery, type StockQueryResult } from './query/stock-query.js';
import { idOf, readNumber, readSet } from './schema/read-fields.js';
import { readVehicles } from './schema/read-vehicles.js';
import type { IndexedVehicle, StockProblem, StockSchema } from './schema/stock-schema.js';
import { shownValues } from './schema/value-sets.js';
import { countRows } from './segment/stock-row.js';
import { createTally, type Tally } from './segment/tally.js';
import { setFormula, withComputed } from './state/computed-numbers.js';
import type { NumberFormula } from './state/number-formula.js';
import { compact, findRow, isCompactionDue, putRow, removeRow } from './state/row-changes.js';
import {
  createState,
  finish,
  replaceAll,
  type StockIndexOptions,
  type StockState,
} from './state/stock-state.js';

/** A market's stock in memory. Results are exact; a change is visible to the next query. */
export interface StockIndex<
  Facet extends string = string,
  Num extends string = string,
  Sort extends string = string,
> {
  /** Number of vehicles. */
  readonly size: number;
  has(id: string): boolean;
  /** Throws `UnknownFieldError` for a facet, number or sort that the schema does not have. */
  query(query: StockQuery<Facet, Num, Sort>): StockQueryResult<Facet, Num>;
  /** Number of vehicles that match a query. */
  count(query: Omit<StockQuery<Facet, Num, Sort>, 'sort' | 'page' | 'perPage'>): number;
  /** Adds or replaces a vehicle by id. Returns the problems of invalid values. */
  put(vehicle: IndexedVehicle<Facet, Num>): StockProblem[];
  /** Returns false if there was none. */
  remove(id: string): boolean;
  /**
   * Computes a number for every vehicle: a monthly payment for a deposit and a term. The formula
   * also applies to vehicles added later, until another replaces it. It may run at any time, so it
   * must be pure. Throws `UnknownFieldError` for a number that the schema does not mark as
   * computed; if the formula throws, nothing changes.
   */
  setNumber(key: Num, formula: NumberFormula<Facet, Num>): void;
  /**
   * True if changes have made queries slower than necessary: run `compact` when there is time.
   * Results are exact without it.
   */
  readonly compactionDue: boolean;
  /**
   * Compacts the index in steps; queries and changes may run between them. A step takes at most a
   * few passes over all vehicles: some milliseconds for 100,000.
   */
  compact(): Generator<void, void>;
}

export interface BuiltStock<
  Facet extends string = string,
  Num extends string = string,
  Sort extends string = string,
> {
  readonly index: StockIndex<Facet, Num, Sort>;
  /** Problems of invalid values, by vehicle. */
  readonly problems: readonly StockProblem[];
}

/** Builds an index synchronously. Never throws for any content of `vehicles`. */
export const createStockIndex = <Facet extends string, Num extends string, Sort extends string>(
  schema: StockSchema<Facet, Num, Sort>,
  vehicles: Iterable<IndexedVehicle<Facet, Num>> = [],
  options?: StockIndexOptions,
): BuiltStock<Facet, Num, Sort> => finish(buildStockIndex(schema, vehicles, options));

/** The same in steps, for a thread that must stay responsive. */
export function* buildStockIndex<Facet extends string, Num extends string, Sort extends string>(
  schema: StockSchema<Facet, Num, Sort>,
  vehicles: Iterable<IndexedVehicle<Facet, Num>>,
  options?: StockIndexOptions,
): Generator<void, BuiltStock<Facet, Num, Sort>> {
  const problems: StockProblem[] = [];
  const state = createState(schema, options);
  const columns = yield* readVehicles(schema, state.facets, vehicles, (problem) =>
    problems.push(problem),
  );
  yield* replaceAll(state, columns);
  return { index: indexOver(state), problems };
}

const states = new WeakMap<object, StockState>();

/** State of an index, for features that are not part of every bundle. */
export function stateOf(index: object): StockState {
  const state = states.get(index);
  if (!state) throw new TypeError('This is no stock index of this package.');
  return state;
}

export function indexOver<Facet extends string, Num extends string, Sort extends string>(
  state: StockState,
): StockIndex<Facet, Num, Sort> {
  const index: StockIndex<Facet, Num, Sort> = {
    get size() {
      return state.large.living + state.small.living + state.rows.size;
    },
    has: (id) => findRow(state, id) !== undefined,
    query: (query) => response(state, query) as StockQueryResult<Facet, Num>,
    count: (query) => tallyOf(state, query).tally.total,
    put: (vehicle) => put(state, vehicle),
    remove: (id) => removeRow(state, id),
    setNumber: (key, formula) => setFormula(state, key, formula as NumberFormula),
    get compactionDue() {
      return isCompactionDue(state);
    },
    compact: () => compact(state),
  };
  states.set(index, state);
  return index;
}

function put(state: StockState, vehicle: object): StockProblem[] {
  const problems: StockProblem[] = [];
  const report = (problem: StockProblem) => problems.push(problem);
  const fields = vehicle as Readonly<Record<string, unknown>>;
  const id = idOf(vehicle);
  if (id === undefined) return [{ id: '', field: 'id', reason: 'no_id' }];
  const { facets, numbers } = state.schema;
  const row = {
    id,
    sets: facets.map(({ key }, at) => readSet(state.facets[at]!, key, id, fields[key], report)),
    numbers: numbers.map((definition) =>
      definition.computed ? Number.NaN : readNumber(definition, id, fields[definition.key], report),
    ),
  };
  putRow(state, withComputed(state, row));
  return problems;
}

function tallyOf(state: StockState, query: Omit<StockQuery, 'sort'>) {
  const { schema, facets, edges, large, small, rows } = state;
  const compiled = compileQuery(schema, facets, query);
  const tally = createTally(
    facets.map(({ values }) => values.length),
    edges.map(({ length }) => length + 1),
  );
  const segments = (small.living > 0 ? [large, small] : [large]).map((segment) => ({
    segment,
    hits: countSegment(segment, compiled, facets, tally),
  }));
  return {
    tally,
    found: { segments, rows: countRows(rows.values(), compiled, facets, edges, tally) },
  };
}

function response(state: StockState, query: StockQuery): StockQueryResult {
  const { tally, found } = tallyOf(state, query);
  const sort = compileSort(state.schema, state.facets, query.sort);
  const perPage = wholeNumberFrom(0, query.perPage, defaultPageSize);
  const from = (wholeNumberFrom(1, query.page, 1) - 1) * perPage;
  return {
    ids: perPage === 0 ? [] : pageOf(found, sort, state.facets, from, from + perPage),
    total: tally.total,
    facets: Object.fromEntries(
      state.schema.facets.map(({ key }, at) => [
        key,
        { values: shownValues(state.facets[at]!), counts: tally.facets[at]! },
      ]),
    ),
    ranges: rangesOf(state, tally),
  };
}

const wholeNumberFrom = (min: number, value: number | undefined, otherwise: number) =>
  Number.isFinite(value) ? Math.max(min, Math.floor(value as number)) : otherwise;

function rangesOf({ schema, edges }: StockState, tally: Tally): StockQueryResult['ranges'] {
  const finite = (value: number) => (Number.isFinite(value) ? value : null);
  return Object.fromEntries(
    schema.numbers.flatMap(({ key, range }, at) => {
      if (range === false) return [];
      const [min, max] = [finite(tally.min[at]!), finite(tally.max[at]!)];
      return [[key, { min, max, edges: edges[at]!, bars: tally.bars[at]! }]];
    }),
  );
}
