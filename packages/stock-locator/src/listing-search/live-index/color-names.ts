/** Which colours are called so: a colour may be named by its key or, in an old link, by its name. */
export interface ColorNames {
  add(key: string, name: string): void;
  /** The keys of colours: a key is itself, also where another colour is called so; what names none stays. */
  keysOf(wanted: readonly string[]): string[];
}

export function createColorNames(): ColorNames {
  const keys = new Map<string, Set<string>>();
  const known = new Set<string>();
  return {
    add(key, name) {
      known.add(key);
      const named = keys.get(name);
      if (named) named.add(key);
      else keys.set(name, new Set([key]));
    },
    keysOf: (wanted) => [
      ...new Set(
        wanted.flatMap((each) => (known.has(each) ? each : [each, ...(keys.get(each) ?? [])])),
      ),
    ],
  };
}
