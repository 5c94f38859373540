/** Colours by name: an address has a colour's key or, in old links, its name. */
export interface ColorNames {
  add(key: string, name: string): void;
  /**
   * Keys of colours. A key stays itself, even if another colour has that name; unknown values stay.
   */
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
