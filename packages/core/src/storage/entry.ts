import type { Decoder } from '../reading/decoder.js';

/** A stored value: its decoder, version and size limit. */
export interface StorageEntry<T> {
  /** Decodes parsed JSON; undefined for invalid content. */
  readonly read: Decoder<T>;
  /** Max characters of JSON for writing and reading. */
  readonly limit: number;
  /** Version of the stored format; starts with 1. */
  readonly version: number;
  /**
   * Converts content of another version to input of `read`. Without it, or if it returns undefined
   * or throws, that content is invalid.
   */
  readonly migrate?: ((old: unknown, from: number) => unknown) | undefined;
}

export interface EntryOptions {
  /** Default: 50,000 characters. */
  limit?: number;
  /** Default: 1. */
  version?: number;
  migrate?: (old: unknown, from: number) => unknown;
}

/** Declares a stored value. */
export const entry = <T>(
  read: Decoder<T>,
  { limit = 50_000, version = 1, migrate }: EntryOptions = {},
): StorageEntry<T> => ({ read, limit, version, migrate });
