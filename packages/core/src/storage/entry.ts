import type { Decoder } from '../reading/readers.js';

/** One stored value: how its content is read, which shape it has, and how large it may get. */
export interface StorageEntry<T> {
  /** Gets parsed JSON; undefined is damaged or foreign content. */
  readonly read: Decoder<T>;
  /** Characters of JSON; more is neither written nor read. */
  readonly limit: number;
  /** The shape that is written: 1, and one more with every change of it. */
  readonly version: number;
  /**
   * Makes what `read` takes out of content of another version. Without it, and where it gives
   * undefined or throws, that content counts as damaged.
   */
  readonly migrate?: ((old: unknown, from: number) => unknown) | undefined;
}

/** What an entry can say besides how it is read. */
export interface EntryOptions {
  /** 50,000 characters unless given. */
  limit?: number;
  /** 1 unless given. */
  version?: number;
  migrate?: (old: unknown, from: number) => unknown;
}

/** Declares a stored value. */
export const entry = <T>(
  read: Decoder<T>,
  { limit = 50_000, version = 1, migrate }: EntryOptions = {},
): StorageEntry<T> => ({ read, limit, version, migrate });
