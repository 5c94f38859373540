import { isRecord, memberOf } from '../reading/fields.js';
import { nameKey } from './name-key.js';

const limits = { names: 10_000, characters: 200 };

/** Model names as normalized keys: sorted, unique, without blank and overlong ones. */
export function modelKeys(names: readonly unknown[]): readonly string[] {
  const keys = new Set<string>();
  for (const name of names.slice(0, limits.names)) {
    const text = typeof name === 'string' && name.length <= limits.characters ? nameKey(name) : '';
    if (text !== '') keys.add(text);
  }
  return [...keys].sort();
}

/** Names in a list: strings, or entries with a `name` or `model`. */
export const namesIn = (entries: unknown): readonly unknown[] =>
  Array.isArray(entries)
    ? entries
        .slice(0, limits.names)
        .map((entry) =>
          isRecord(entry) ? (memberOf(entry, 'name') ?? memberOf(entry, 'model')) : entry,
        )
    : [];
