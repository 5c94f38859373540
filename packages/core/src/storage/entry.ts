/** One stored value: how its content is read, and how large it may get. */
export interface StorageEntry<T> {
  /** Gets parsed JSON; undefined is damaged or foreign content. */
  readonly read: (value: unknown) => T | undefined;
  /** Characters of JSON; more is neither written nor read. */
  readonly limit: number;
}

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const entry = <T>(
  read: (value: unknown) => T | undefined,
  limit = 50_000,
): StorageEntry<T> => ({ read, limit });

/** A list; one damaged member makes the whole list damaged. */
export const list =
  <T>(read: (value: unknown) => T | undefined) =>
  (value: unknown): T[] | undefined => {
    if (!Array.isArray(value)) return undefined;
    const members = value.map(read);
    return members.every((member) => member !== undefined) ? (members as T[]) : undefined;
  };

export const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

export const index = (value: unknown): number | undefined =>
  Number.isInteger(value) && (value as number) >= 0 ? (value as number) : undefined;

/** A member that may be missing or null, but not of another type. */
export const maybe =
  <T>(read: (value: unknown) => T | undefined) =>
  (value: unknown): T | null | undefined =>
    value === undefined || value === null ? null : read(value);

type Readers = Readonly<Record<string, (value: unknown) => unknown>>;
type Shape<R extends Readers> = { [key in keyof R]: Exclude<ReturnType<R[key]>, undefined> };

/** Reads the members that a shape names and nothing else; a damaged one makes the value damaged. */
export const shape =
  <R extends Readers>(readers: R) =>
  (value: unknown): Shape<R> | undefined => {
    if (!isFields(value)) return undefined;
    const members = Object.entries(readers).map(
      ([key, read]) => [key, read(Object.hasOwn(value, key) ? value[key] : undefined)] as const,
    );
    return members.every(([, member]) => member !== undefined)
      ? (Object.fromEntries(members) as Shape<R>)
      : undefined;
  };
