import { UnknownFieldError } from '../query/compile-query.js';
import { readNumber } from '../schema/read-fields.js';
import type { StockSchema } from '../schema/stock-schema.js';
import type { ValueSets } from '../schema/value-sets.js';
import { numberAt } from '../segment/number-values.js';
import { idOfDocument, type Segment, setAt } from '../segment/segment.js';
import type { StockRow } from '../segment/stock-row.js';

/** A vehicle as a formula reads it; valid only while the formula runs. */
export interface VehicleReader<Facet extends string = string, Num extends string = string> {
  readonly id: string;
  /** Null for none. Throws `UnknownFieldError` for a computed number. */
  number(key: Num): number | null;
  /** In no particular order. */
  values(key: Facet): readonly string[];
}

/** Computes a number of a vehicle from its other values; null for none. */
export type NumberFormula<Facet extends string = string, Num extends string = string> = (
  vehicle: VehicleReader<Facet, Num>,
) => number | null;

/** Source of the current vehicle. */
interface Source {
  id(): string;
  number(at: number): number;
  set(facet: number): number;
}

/** Applies formulas to vehicles without allocating an object for each. */
export interface FormulaReader {
  /** NaN if missing or invalid. */
  ofDocument(formula: NumberFormula, number: number, segment: Segment, document: number): number;
  ofRow(formula: NumberFormula, number: number, row: StockRow): number;
}

export function createFormulaReader(
  { facets, numbers }: StockSchema,
  sets: readonly ValueSets[],
): FormulaReader {
  let [segment, document]: [Segment | undefined, number] = [undefined, 0];
  let row: StockRow | undefined;
  const documents: Source = {
    id: () => idOfDocument(segment!, document),
    number: (at) => numberAt(segment!.numbers[at]!.values, document),
    set: (facet) => setAt(segment!, document, facet),
  };
  const rows: Source = {
    id: () => row!.id,
    number: (at) => row!.numbers[at]!,
    set: (facet) => row!.sets[facet]!,
  };
  let source = documents;
  const vehicle = readerOf(facets, numbers, sets, () => source);
  const apply = (formula: NumberFormula, number: number) =>
    readNumber(numbers[number]!, '', formula(vehicle), () => {});
  return {
    ofDocument(formula, number, from, at) {
      [source, segment, document] = [documents, from, at];
      return apply(formula, number);
    },
    ofRow(formula, number, from) {
      [source, row] = [rows, from];
      return apply(formula, number);
    },
  };
}

function readerOf(
  facets: StockSchema['facets'],
  numbers: StockSchema['numbers'],
  sets: readonly ValueSets[],
  source: () => Source,
): VehicleReader {
  const facetOf = new Map(facets.map(({ key }, at) => [key, at]));
  const numberOf = new Map(
    numbers.flatMap(({ key, computed }, at) => (computed ? [] : [[key, at] as const])),
  );
  /** Per facet and set. */
  const texts = facets.map((): (readonly string[])[] => []);
  return {
    get id() {
      return source().id();
    },
    number(key) {
      const value = source().number(known(numberOf, key));
      return Number.isNaN(value) ? null : value;
    },
    values(key) {
      const facet = known(facetOf, key);
      const set = source().set(facet);
      const { sets: codes, values } = sets[facet]!;
      texts[facet]![set] ??= codes[set]!.map((code) => values[code]!);
      return texts[facet]![set];
    },
  };
}

function known(positions: ReadonlyMap<string, number>, key: string): number {
  const position = positions.get(key);
  if (position === undefined) throw new UnknownFieldError(key);
  return position;
}
