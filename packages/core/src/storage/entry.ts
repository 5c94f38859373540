import type { Reader } from '../reading/readers.js';

/** One stored value: how its content is read, and how large it may get. */
export interface StorageEntry<T> {
  /** Gets parsed JSON; undefined is damaged or foreign content. */
  readonly read: Reader<T>;
  /** Characters of JSON; more is neither written nor read. */
  readonly limit: number;
}

export const entry = <T>(read: Reader<T>, limit = 50_000): StorageEntry<T> => ({ read, limit });
