import { searchText } from '@mawkib/stock-locator/on-device';

/**
 * Texts that many vehicles share, kept once: as they are, as searches compare them, and as lists.
 * Holds what a stock has few of; numbers of single vehicles do not belong here.
 */
export interface TextPool {
  same(text: string): string;
  folded(text: string): string;
  /** A list with these values. */
  list(values: readonly string[]): readonly string[];
}

export function createTextPool(): TextPool {
  const same = keep((text) => text);
  const lists = new Map<string, readonly string[]>();
  return {
    same,
    folded: keep(searchText),
    list(values) {
      const key = values.join('\n');
      const known = lists.get(key);
      if (known) return known;
      const list = values.map(same);
      lists.set(key, list);
      return list;
    },
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
