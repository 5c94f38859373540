/** Which colours are called so: a colour may be named by its key or, in an old link, by its name. */
export interface ColorNames {
  add(key: string, name: string): void;
  /** The keys of colours; what names none stays as it is. */
  keysOf(wanted: readonly string[]): string[];
}

export function createColorNames(): ColorNames {
  const keys = new Map<string, Set<string>>();
  return {
    add(key, name) {
      const named = keys.get(name);
      if (named) named.add(key);
      else keys.set(name, new Set([key]));
    },
    keysOf: (wanted) => [...new Set(wanted.flatMap((each) => [each, ...(keys.get(each) ?? [])]))],
  };
}
