/**
 * Values of one facet, and the sets of values that vehicles have. A vehicle stores the code of its
 * set, with no value (code 0), one or many.
 */
export interface ValueSets {
  readonly values: string[];
  /** Values in results, see `shownValues`. */
  shown: readonly string[];
  readonly valueCodes: Map<string, number>;
  /** Ascending value codes of each set. */
  readonly sets: (readonly number[])[];
  readonly setCodes: Map<string, number>;
}

export const createValueSets = (): ValueSets => ({
  values: [],
  shown: [],
  valueCodes: new Map(),
  sets: [[]],
  setCodes: new Map([['', 0]]),
});

/** A copy of the values, renewed when values are added: previous results do not change. */
export function shownValues(facet: ValueSets): readonly string[] {
  if (facet.shown.length < facet.values.length) facet.shown = facet.values.slice();
  return facet.shown;
}

/** Code of the set with exactly these values; adds missing values and sets. */
export function setCodeOf(facet: ValueSets, values: readonly string[]): number {
  const codes = [...new Set(values.map((value) => valueCodeOf(facet, value)))];
  return addSet(
    facet,
    codes.sort((a, b) => a - b),
  );
}

export function valueCodeOf(facet: ValueSets, value: string): number {
  const known = facet.valueCodes.get(value);
  if (known !== undefined) return known;
  facet.valueCodes.set(value, facet.values.length);
  return facet.values.push(value) - 1;
}

export function addSet(facet: ValueSets, codes: readonly number[]): number {
  const key = codes.join(' ');
  const known = facet.setCodes.get(key);
  if (known !== undefined) return known;
  facet.setCodes.set(key, facet.sets.length);
  return facet.sets.push(codes) - 1;
}
