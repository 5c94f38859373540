import type { Call, ResponseMeta } from '../call.js';
import { isServiceError } from '../service-error.js';
import { callKey, frozen, type SharingOptions } from './call-key.js';
import { withMiddleware } from './with-middleware.js';

export interface EtagOptions extends SharingOptions {
  /** Max number of cached responses. Default: 100. */
  responses?: number;
  /** Max characters of all cached responses. Default: 4 million. */
  size?: number;
}

interface Remembered {
  etag: string;
  response: unknown;
  size: number;
}

/**
 * Sends safe calls (GET) with the `ETag` of the last response, and returns that response, frozen,
 * on 304. Responses with `no-store` are not cached; the least recently used one is evicted first.
 */
export function withEtag(call: Call, options: EtagOptions = {}): Call {
  const memory = boundedMemory(options);

  return withMiddleware(call, async (made) => {
    const { operation, context, next } = made;
    if (operation.method !== 'GET') return next();
    const key = callKey(made, options);
    const known = memory.get(key);
    let facts: ResponseMeta | undefined;
    const asking = {
      ...context,
      headers: { ...context.headers, ...(known && { 'If-None-Match': known.etag }) },
      onResponse: (answered: ResponseMeta) => {
        facts = answered;
        context.onResponse?.(answered);
      },
    };
    try {
      const response = await next({ context: asking });
      const etag = facts?.headers.etag;
      if (!facts || !etag || /no-store/i.test(facts.headers['cache-control'] ?? ''))
        return response;
      memory.set(key, { etag, response: frozen(response), size: facts.size });
      return response;
    } catch (error) {
      if (known && isServiceError(error) && error.status === 304) return known.response;
      throw error;
    }
  });
}

function boundedMemory({ responses = 100, size: max = 4_000_000 }: EtagOptions) {
  const entries = new Map<string, Remembered>();
  let size = 0;
  const forget = (key: string) => {
    size -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };
  return {
    get(key: string): Remembered | undefined {
      const found = entries.get(key);
      if (!found) return undefined;
      entries.delete(key);
      entries.set(key, found);
      return found;
    },
    set(key: string, entry: Remembered) {
      forget(key);
      entries.set(key, entry);
      size += entry.size;
      for (const oldest of entries.keys()) {
        if (entries.size <= responses && size <= max) break;
        forget(oldest);
      }
    },
  };
}
