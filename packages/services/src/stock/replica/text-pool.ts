import { facetValues, searchText } from '@mawkib/stock-locator/on-device';
import { interiorText } from '@mawkib/stock-locator/words';

/**
 * Texts that many vehicles share, kept once: as they are, as searches compare them, and as lists.
 * Holds what a stock has few of; numbers of single vehicles do not belong here.
 */
export interface TextPool {
  same(text: string): string;
  folded(text: string): string;
  /** An interior's colour, so that it is not mistaken for the paint's. */
  interior(text: string): string;
  /** A list with these values. */
  list(values: readonly string[]): readonly string[];
  /** A list with these values as filters compare them. */
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
