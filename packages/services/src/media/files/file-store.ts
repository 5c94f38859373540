import type { Readable } from 'node:stream';

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredFile {
  key: string;
  modified: Date;
}

/**
 * Where files of the library lie. A key is written once and never again, so that who reads it gets
 * one file whatever happens meanwhile.
 */
export interface FileStore {
  /**
   * Keeps what lies at a path, or in memory, under a new key. Once this resolves the file is on the
   * disk, whole; before, and after a kill, it is not there. What lay at the path may be gone.
   */
  put(key: string, source: string | Buffer, type: string): Promise<void>;
  /** The content, or a part of it; null where there is none. */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  /** No file is no failure. */
  remove(key: string): Promise<void>;
  /** All files, in no order. */
  list(): AsyncIterable<StoredFile>;
}
