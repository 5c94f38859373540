import type { StockEntry } from './stock-entry.js';

/** Which colours are called so: a colour may be named by its key or, in an old link, by its name. */
export interface ColorNames {
  add(entry: Pick<StockEntry, 'lists' | 'names'>): void;
  /** The keys of colours; what names none stays as it is. */
  keysOf(wanted: readonly string[]): string[];
}

export function createColorNames(): ColorNames {
  const keys = new Map<string, Set<string>>();
  return {
    add({ lists, names }) {
      for (const name of [names.color.ar, names.color.en]) {
        const named = keys.get(name) ?? new Set<string>();
        for (const key of lists.specific_colors) named.add(key);
        keys.set(name, named);
      }
    },
    keysOf: (wanted) => [...new Set(wanted.flatMap((each) => [each, ...(keys.get(each) ?? [])]))],
  };
}
