import { isRecord, memberOf } from '../reading/fields.js';

/**
 * Gives what is sound in a value, copied; undefined refuses it. `fault` is told the path of the
 * member that was refused, never its value.
 */
export type Read<T> = (value: unknown, fault: (path: string) => void) => T | undefined;

// biome-ignore lint/suspicious/noExplicitAny: a record holds readers of any type
type Members = Readonly<Record<string, Read<any>>>;
type Value<R> = R extends Read<infer T> ? Exclude<T, undefined> : never;
type Values<M extends Members> = { [key in keyof M]: Value<M[key]> };

/** Reads the members that it names and nothing else; null stands for an optional one that is missing. */
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

/** A list of at most `most` members, the rest left out; one that is refused refuses the list. */
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

/** Names the innermost member that was refused, once. */
function readAt<T>(key: string, read: Read<T>, given: unknown, fault: (path: string) => void) {
  let isNamed = false;
  const member = read(given, (path) => {
    isNamed = true;
    fault(`${key}.${path}`);
  });
  if (member === undefined && !isNamed) fault(key);
  return member;
}
