import { isRecord, memberOf } from '../reading/fields.js';

/**
 * Returns a copied, valid value, or undefined for invalid input. Calls `fault` with the path of the
 * invalid field, never its value.
 */
export type Read<T> = (value: unknown, fault: (path: string) => void) => T | undefined;

// biome-ignore lint/suspicious/noExplicitAny: a record holds readers of any type
type Members = Readonly<Record<string, Read<any>>>;
type Value<R> = R extends Read<infer T> ? Exclude<T, undefined> : never;
type Values<M extends Members> = { [key in keyof M]: Value<M[key]> };

/** Decodes only the fields it lists; an optional field that is missing becomes null. */
export const record =
  <R extends Members, O extends Members = Record<never, never>>(
    required: R,
    optional: O = {} as O,
  ): Read<Values<R> & Partial<Values<O>>> =>
  (value, fault) => {
    if (!isRecord(value)) return undefined;
    const found: [string, unknown][] = [];
    for (const [key, read] of Object.entries({ ...required, ...optional })) {
      const given = memberOf(value, key);
      if (Object.hasOwn(optional, key) && (given === undefined || given === null)) continue;
      const member = readAt(key, read, given, fault);
      if (member === undefined) return undefined;
      found.push([key, member]);
    }
    return Object.fromEntries(found) as Values<R> & Partial<Values<O>>;
  };

/** Decodes the first `max` items of a list; an invalid item makes the list invalid. */
export const listUpTo =
  <T>(max: number, read: Read<T>): Read<T[]> =>
  (value, fault) => {
    if (!Array.isArray(value)) return undefined;
    const found: T[] = [];
    for (const [place, given] of value.slice(0, max).entries()) {
      const member = readAt(String(place), read, given, fault);
      if (member === undefined) return undefined;
      found.push(member);
    }
    return found;
  };

/** Reports the innermost invalid field, once. */
function readAt<T>(key: string, read: Read<T>, given: unknown, fault: (path: string) => void) {
  let isNamed = false;
  const member = read(given, (path) => {
    isNamed = true;
    fault(`${key}.${path}`);
  });
  if (member === undefined && !isNamed) fault(key);
  return member;
}
