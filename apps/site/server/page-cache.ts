import { createHash } from 'node:crypto';
import { compress, type Encoding } from './compression.ts';

/** A finished document: what was rendered, its headers, and its bytes in each encoding asked for. */
export interface CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly storedAt: number;
  bytes(encoding: Encoding): Promise<Buffer>;
}

export interface PageCacheOptions {
  /** Documents kept; the one longest unused goes first. Default 500. */
  capacity?: number;
  /** Milliseconds after which a document is rendered anew, for what depends on time. Default 60,000. */
  lifetime?: number;
  now?: () => number;
}

/**
 * Whole documents as buffers, by path. Anything that changes what visitors see purges all of it:
 * rendering is cheap, a stale price is not. A render that began before a purge is not stored.
 */
export function createPageCache({
  capacity = 500,
  lifetime = 60_000,
  now = Date.now,
}: PageCacheOptions = {}) {
  const pages = new Map<string, CachedPage>();
  let generation = 0;

  return {
    get(key: string): CachedPage | undefined {
      const page = pages.get(key);
      if (!page) return undefined;
      if (now() - page.storedAt > lifetime) {
        pages.delete(key);
        return undefined;
      }
      pages.delete(key);
      pages.set(key, page);
      return page;
    },
    /** Taken before rendering and handed to `store`. */
    get generation() {
      return generation;
    },
    store(key: string, page: CachedPage, bornIn: number): void {
      if (bornIn !== generation) return;
      pages.set(key, page);
      if (pages.size > capacity) {
        const oldest = pages.keys().next().value;
        if (oldest !== undefined) pages.delete(oldest);
      }
    },
    purge(): void {
      generation += 1;
      pages.clear();
    },
    get size() {
      return pages.size;
    },
  };
}

/** The ETag is weak because the same document travels in several encodings. */
export const etagOf = (body: Buffer) =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

export function createCachedPage(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
  storedAt: number,
): CachedPage {
  const encoded = new Map<Encoding, Promise<Buffer>>();
  return {
    status,
    headers,
    etag: etagOf(body),
    storedAt,
    bytes(encoding) {
      let bytes = encoded.get(encoding);
      if (!bytes) {
        bytes = compress(body, encoding, 10);
        encoded.set(encoding, bytes);
      }
      return bytes;
    },
  };
}
