/** What visitors choose values of: `brands`, `engine_types`. A vehicle has any number of values. */
export interface FacetDefinition<Key extends string = string> {
  readonly key: Key;
}

/** A number that ranges bound, or that sorts go by. */
export interface NumberDefinition<Key extends string = string> {
  readonly key: Key;
  /** A number below is unsound; 0 without it. */
  readonly min?: number;
  /** A number above is unsound; no bound without it. */
  readonly max?: number;
  /** False: sorts go by it, no range bounds it and no histogram is made. */
  readonly range?: boolean;
  /**
   * The number is not the vehicle's own: `StockIndex.setNumber` gives it, and until then no vehicle
   * has one. Not the primary.
   */
  readonly computed?: boolean;
  /**
   * Where the bars of the histogram part, ascending: bar `i` holds the numbers from `edges[i - 1]`
   * up to, not including, `edges[i]`. Without it some twenty round steps between the numbers that
   * the stock has.
   */
  readonly edges?: readonly number[];
}

/** An order of vehicles. Those without the number come last, equal ones stand by their ids. */
export interface SortDefinition<Facet extends string = string, Num extends string = string> {
  /** The number that is compared; without it the id is. */
  readonly by?: Num;
  readonly descending?: boolean;
  /** Vehicles stand by the first of these values that they have, those that have none last. */
  readonly first?: { readonly facet: Facet; readonly values: readonly string[] };
  /** Vehicles that have one of these values stand after all others. Not together with `first`. */
  readonly last?: { readonly facet: Facet; readonly values: readonly string[] };
}

/** What a market's stock is filtered and sorted by. A facet more is one line more. */
export interface StockSchema<
  Facet extends string = string,
  Num extends string = string,
  Sort extends string = string,
> {
  readonly facets: readonly FacetDefinition<Facet>[];
  readonly numbers: readonly NumberDefinition<Num>[];
  /** The number that most queries bound and sort by: the documents stand in its order. */
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
 * A vehicle as the index reads it: values of facets by their key (a text or several), numbers by
 * theirs. What is null or missing is not there. Anything else that is not sound is left out and
 * reported, so callers may pass what they were given.
 */
export type IndexedVehicle<Facet extends string = string, Num extends string = string> = {
  readonly id: string;
} & { readonly [K in Facet]?: string | readonly string[] | null } & {
  readonly [K in Num]?: number | null;
};

/** A part of a vehicle that could not be indexed. */
export interface StockProblem {
  /** Empty where the id itself is not sound; such a vehicle is left out. */
  readonly id: string;
  readonly field: string;
  readonly reason: 'not_a_text' | 'not_a_number' | 'out_of_bounds' | 'no_id' | 'repeated_id';
}
