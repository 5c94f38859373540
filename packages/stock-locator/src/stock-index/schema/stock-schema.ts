/** A facet, such as `brands` or `engine_types`. A vehicle has any number of values. */
export interface FacetDefinition<Key extends string = string> {
  readonly key: Key;
}

/** A number for ranges or sorts. */
export interface NumberDefinition<Key extends string = string> {
  readonly key: Key;
  /** Lower numbers are invalid. Default 0. */
  readonly min?: number;
  /** Higher numbers are invalid. Default: no limit. */
  readonly max?: number;
  /** False: for sorts only, without range and histogram. */
  readonly range?: boolean;
  /**
   * Computed by `StockIndex.setNumber`; until it is called, no vehicle has the number. Not allowed
   * for the primary.
   */
  readonly computed?: boolean;
  /**
   * Ascending bar edges of the histogram: bar `i` has the numbers from `edges[i - 1]` to `edges[i]`
   * (exclusive). Default: about twenty round steps over the numbers of the stock.
   */
  readonly edges?: readonly number[];
}

/** A sort. Vehicles without the number come last; ties are sorted by id. */
export interface SortDefinition<Facet extends string = string, Num extends string = string> {
  /** Number to compare; default: the id. */
  readonly by?: Num;
  readonly descending?: boolean;
  /** Groups vehicles by the first of these values that they have; others come last. */
  readonly first?: { readonly facet: Facet; readonly values: readonly string[] };
  /** Vehicles with one of these values come last. Not together with `first`. */
  readonly last?: { readonly facet: Facet; readonly values: readonly string[] };
}

/** Filters and sorts of a market's stock. */
export interface StockSchema<
  Facet extends string = string,
  Num extends string = string,
  Sort extends string = string,
> {
  readonly facets: readonly FacetDefinition<Facet>[];
  readonly numbers: readonly NumberDefinition<Num>[];
  /** Number that most queries filter and sort by: documents are stored in its order. */
  readonly primary: NoInfer<Num>;
  readonly sorts: Readonly<Record<Sort, SortDefinition<NoInfer<Facet>, NoInfer<Num>>>>;
}

/** Infers the keys of a schema. */
export const defineStockSchema = <
  const Facet extends string,
  const Num extends string,
  const Sort extends string,
>(
  schema: StockSchema<Facet, Num, Sort>,
): StockSchema<Facet, Num, Sort> => schema;

/**
 * A vehicle for the index: values of facets by key (a text or several) and numbers by key. Null and
 * undefined mean "no value". Other invalid values are dropped and reported, so callers may pass
 * unvalidated data.
 */
export type IndexedVehicle<Facet extends string = string, Num extends string = string> = {
  readonly id: string;
} & { readonly [K in Facet]?: string | readonly string[] | null } & {
  readonly [K in Num]?: number | null;
};

/** A part of a vehicle that could not be indexed. */
export interface StockProblem {
  /** Empty if the id is invalid; such a vehicle is left out. */
  readonly id: string;
  readonly field: string;
  readonly reason: 'not_a_text' | 'not_a_number' | 'out_of_bounds' | 'no_id' | 'repeated_id';
}
