import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Encoding } from './encoding.ts';
import { createNonceDocument } from './nonce-document.ts';

/** A finished document: what was rendered, its headers, and its bytes in each encoding asked for. */
export interface CachedPage {
  readonly status: number;
  /** Without what differs from one response to the next. */
  readonly headers: Readonly<Record<string, string>>;
  /** Of this response, with a nonce of its own; undefined for what is no document. */
  policy(nonce: string): string | undefined;
  readonly etag: string;
  readonly storedAt: number;
  bytes(encoding: Encoding, nonce: string): Promise<Buffer>;
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
 * rendering is cheap, a stale price is not. A render that began before a purge is not stored. A document
 * that is only too old stays, as `stale`, for when it cannot be rendered.
 */
export function createPageCache({
  capacity = 500,
  lifetime = 60_000,
  now = Date.now,
}: PageCacheOptions = {}) {
  const pages = new LRUCache<string, { page: CachedPage; bornIn: number }>({ max: capacity });
  let generation = 0;

  return {
    get(key: string): CachedPage | undefined {
      const cached = pages.get(key);
      if (!cached || cached.bornIn !== generation) return undefined;
      if (now() - cached.page.storedAt > lifetime) return undefined;
      return cached.page;
    },
    /** The last document of an address whatever its age, unless something purged it. */
    stale: (key: string): CachedPage | undefined => pages.peek(key)?.page,
    /** Changes to this document may have been missed: it is there, but has to be rendered anew. */
    isOvertaken: (key: string): boolean => (pages.peek(key)?.bornIn ?? generation) !== generation,
    /** Taken before rendering and handed to `store`. */
    get generation() {
      return generation;
    },
    store(key: string, page: CachedPage, bornIn: number): void {
      if (bornIn !== generation) return;
      pages.set(key, { page, bornIn });
    },
    /** What is at this address now may not be kept. */
    delete(key: string): void {
      pages.delete(key);
    },
    /** Changes may have been missed: everything is rendered anew, and stays as `stale` until then. */
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

/** The ETag is weak because the same document travels in several encodings. */
export const etagOf = (body: Buffer) =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** What a document is kept from: `nonce` is the one that it was rendered with. */
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
    bytes: document.bytes,
  };
}
