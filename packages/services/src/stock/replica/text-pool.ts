import { facetValues, searchText } from '@mawkib/stock-locator/on-device';
import { interiorText } from '@mawkib/stock-locator/words';

/**
 * Pool of texts that many vehicles share: as they are, normalised for search, and as lists. For
 * values with few variants; not for numbers of single vehicles.
 */
export interface TextPool {
  same(text: string): string;
  folded(text: string): string;
  /** Name of an interior colour, kept apart from paint colours. */
  interior(text: string): string;
  /** The shared list with these values. */
  list(values: readonly string[]): readonly string[];
  /** The shared list with these values, normalised for filters. */
  facet(values: readonly (string | null)[]): readonly string[];
}

export function createTextPool(): TextPool {
  const same = keep((text) => text);
  const listed = () => {
    const lists = new Map<string, readonly string[]>();
    return (values: readonly (string | null)[], make: () => readonly string[]) => {
      const key = values.join('\u001f');
      const known = lists.get(key);
      if (known) return known;
      const list = make().map(same);
      lists.set(key, list);
      return list;
    };
  };
  const lists = listed();
  const facets = listed();
  return {
    same,
    folded: keep(searchText),
    interior: keep(interiorText),
    list: (values) => lists(values, () => values),
    facet: (values) => facets(values, () => facetValues(values)),
  };
}

function keep(make: (text: string) => string): (text: string) => string {
  const made = new Map<string, string>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    const result = make(text);
    made.set(text, result);
    return result;
  };
}
