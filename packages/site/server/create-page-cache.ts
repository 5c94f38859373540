import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Encoding } from './encoding.ts';
import { createNonceDocument } from './nonce-document.ts';

/** A finished document: the rendering, its headers, and its bytes per encoding. */
export interface CachedPage {
  readonly status: number;
  /** Headers that are the same in all responses. */
  readonly headers: Readonly<Record<string, string>>;
  /** Policy of one response with its own nonce; undefined if it is not a document. */
  policy(nonce: string): string | undefined;
  readonly etag: string;
  readonly storedAt: number;
  /** Bytes of the uncompressed document. */
  readonly size: number;
  bytes(encoding: Encoding, nonce: string): Promise<Buffer>;
}

export interface PageCacheOptions {
  /** Max cached documents; the least recently used is evicted. Default 500. */
  capacity?: number;
  /**
   * Max bytes of the uncompressed documents; the compressed ones take about a fifth more. Default
   * 16,000,000.
   */
  maxBytes?: number;
  /**
   * Age in ms after which a document is rendered again, for time-dependent content. Default 60,000.
   */
  lifetime?: number;
  now?: () => number;
}

/**
 * Cache of finished documents by path. Every change that visitors see purges all of it: rendering
 * is cheap, a stale price is not. A rendering that started before a purge is not stored. An expired
 * document remains available as `stale` in case it cannot be rendered.
 */
export function createPageCache({
  capacity = 500,
  maxBytes = 16_000_000,
  lifetime = 60_000,
  now = Date.now,
}: PageCacheOptions = {}) {
  const pages = new LRUCache<string, { page: CachedPage; bornIn: number }>({
    max: capacity,
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => Math.max(1, page.size),
  });
  let generation = 0;

  return {
    get(key: string): CachedPage | undefined {
      const cached = pages.get(key);
      if (!cached || cached.bornIn !== generation) return undefined;
      if (now() - cached.page.storedAt > lifetime) return undefined;
      return cached.page;
    },
    /** The last document of an address regardless of age, unless purged. */
    stale: (key: string): CachedPage | undefined => pages.peek(key)?.page,
    /** True if changes to this document may have been missed, so that it must be rendered again. */
    isOvertaken: (key: string): boolean => (pages.peek(key)?.bornIn ?? generation) !== generation,
    /** Read it before rendering and pass it to `store`. */
    get generation() {
      return generation;
    },
    store(key: string, page: CachedPage, bornIn: number): void {
      if (bornIn !== generation) return;
      pages.set(key, { page, bornIn });
    },
    /** Removes an address that must no longer be cached. */
    delete(key: string): void {
      pages.delete(key);
    },
    /**
     * Expires everything after missed changes; documents remain as `stale` until they are rendered
     * again.
     */
    expire(): void {
      generation += 1;
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

/** A weak ETag, because the same document is sent in several encodings. */
export const etagOf = (body: Buffer) =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** A rendering to cache; `nonce` is the one that it was rendered with. */
interface Rendered {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  nonce: string;
}

export function createCachedPage(
  { status, headers: all, body, nonce }: Rendered,
  storedAt: number,
): CachedPage {
  const { 'content-security-policy': policy, ...headers } = all;
  const document = createNonceDocument(body, nonce);
  return {
    status,
    headers,
    policy: (fresh) => policy?.replaceAll(nonce, fresh),
    etag: etagOf(body),
    storedAt,
    size: body.length,
    bytes: document.bytes,
  };
}
