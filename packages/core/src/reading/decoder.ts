import { isRecord, memberOf } from './fields.js';

/** Returns a validated copy of a value; undefined if it is invalid. */
export type Decoder<T> = (value: unknown) => T | undefined;

export const text: Decoder<string> = (value) => (typeof value === 'string' ? value : undefined);

export const flag: Decoder<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

/** An integer of 0 or more. */
export const index: Decoder<number> = (value) =>
  Number.isInteger(value) && (value as number) >= 0 ? (value as number) : undefined;

export const oneOf =
  <const T extends string>(values: readonly T[]): Decoder<T> =>
  (value) =>
    values.find((known) => known === value);

/** A list; one invalid item makes it invalid. */
export const list =
  <T>(read: Decoder<T>): Decoder<T[]> =>
  (value) => {
    if (!Array.isArray(value)) return undefined;
    const members = value.map((member) => read(member));
    return members.every((member) => member !== undefined) ? (members as T[]) : undefined;
  };

/** A list without its invalid items; undefined if it is not a list. */
export const listOf =
  <T>(read: Decoder<T>): Decoder<T[]> =>
  (value) =>
    Array.isArray(value)
      ? value.map((member) => read(member)).filter((member) => member !== undefined)
      : undefined;

/** A field that may be missing or null, but not of another type. */
export const maybe =
  <T>(read: Decoder<T>): Decoder<T | null> =>
  (value) =>
    value === undefined || value === null ? null : read(value);

// biome-ignore lint/suspicious/noExplicitAny: a shape holds readers of any type
export type Decoders = Readonly<Record<string, Decoder<any>>>;
export type Shape<R extends Decoders> = {
  [key in keyof R]: Exclude<ReturnType<R[key]>, undefined>;
};

/** An object with only the fields of a shape; one invalid field makes it invalid. */
export const shape =
  <R extends Decoders>(readers: R): Decoder<Shape<R>> =>
  (value) => {
    if (!isRecord(value)) return undefined;
    const members = Object.entries(readers).map(
      ([key, read]) => [key, read(memberOf(value, key))] as const,
    );
    return members.every(([, member]) => member !== undefined)
      ? (Object.fromEntries(members) as Shape<R>)
      : undefined;
  };
