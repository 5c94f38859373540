import { isRecord, memberOf } from './fields.js';

/** Gives what is sound in a value from outside, copied; undefined refuses it. */
export type Decoder<T> = (value: unknown) => T | undefined;

export const text: Decoder<string> = (value) => (typeof value === 'string' ? value : undefined);

export const flag: Decoder<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

/** A whole number, 0 or more. */
export const index: Decoder<number> = (value) =>
  Number.isInteger(value) && (value as number) >= 0 ? (value as number) : undefined;

export const oneOf =
  <const T extends string>(values: readonly T[]): Decoder<T> =>
  (value) =>
    values.find((known) => known === value);

/** A list; one damaged member makes the whole list damaged. */
export const list =
  <T>(read: Decoder<T>): Decoder<T[]> =>
  (value) => {
    if (!Array.isArray(value)) return undefined;
    const members = value.map((member) => read(member));
    return members.every((member) => member !== undefined) ? (members as T[]) : undefined;
  };

/** Reads each member of a list and drops what cannot be read; undefined when it is no list. */
export const listOf =
  <T>(read: Decoder<T>): Decoder<T[]> =>
  (value) =>
    Array.isArray(value)
      ? value.map((member) => read(member)).filter((member) => member !== undefined)
      : undefined;

/** A member that may be missing or null, but not of another type. */
export const maybe =
  <T>(read: Decoder<T>): Decoder<T | null> =>
  (value) =>
    value === undefined || value === null ? null : read(value);

// biome-ignore lint/suspicious/noExplicitAny: a shape holds readers of any type
export type Decoders = Readonly<Record<string, Decoder<any>>>;
export type Shape<R extends Decoders> = {
  [key in keyof R]: Exclude<ReturnType<R[key]>, undefined>;
};

/** Reads the members that a shape names and nothing else; a damaged one makes the value damaged. */
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
