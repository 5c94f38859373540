import type { Readable } from 'node:stream';

/** Byte range from `start` to `end`, both inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredFile {
  key: string;
  modified: Date;
}

/**
 * Storage of media files. A key is written once and never overwritten, so readers always get one
 * consistent file.
 */
export interface FileStore {
  /**
   * Stores a file, by path or content, under a new key. When this resolves the file is complete and
   * durable; before, or after a crash, it does not exist. A source path may be moved.
   */
  put(key: string, source: string | Buffer, type: string): Promise<void>;
  /** The content, or a range of it; null if the key does not exist. */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Succeeds if the key does not exist. */
  remove(key: string): Promise<void>;
  /** All files, in no particular order. */
  list(): AsyncIterable<StoredFile>;
}
