import { type Call, isServiceError, withMiddleware } from '@mawkib/api-clients';
import { listVehicles, listVehiclesLight } from '@mawkib/api-clients/contracts/stock';
import { LRUCache } from 'lru-cache';
import type { SiteContext } from '../context/site-context.ts';

interface Options {
  log: SiteContext['log'];
  now?: () => number;
  /** Max cached lists; the least recently used is evicted. */
  capacity?: number;
  /** Timeout in ms for a list that is cached. */
  timeout?: number;
}

interface Remembered {
  response: Listing;
  at: number;
}

interface Listing {
  data: unknown;
  meta: object;
}

const cachedOperations: readonly string[] = [listVehicles.id, listVehiclesLight.id];

/**
 * Wraps a call so that stock lists come from a cache while the service does not respond, each with
 * its age in `meta.last_known`. Lists that are not cached fail as usual.
 */
export function withLastKnownStock(
  call: Call,
  { log, now = Date.now, capacity = 100, timeout = 2_000 }: Options,
): Call {
  const lists = new LRUCache<string, Remembered>({ max: capacity });

  return withMiddleware(call, async ({ operation, input, context, next }) => {
    if (!cachedOperations.includes(operation.id)) return next();
    const key = JSON.stringify([operation.id, input.params, input.query]);
    const requested = next().then((response) => {
      lists.set(key, { response: response as Listing, at: now() });
      return response;
    });
    const last = lists.get(key);
    if (!last) return requested;
    try {
      return await within(requested, timeout);
    } catch (error) {
      if (context.signal?.aborted || !isUnreachable(error)) throw error;
      log('warn', 'The stock service does not answer; its last list is shown', error);
      const [at, asked_at] = [last.at, now()].map((time) => new Date(time).toISOString());
      return { ...last.response, meta: { ...last.response.meta, last_known: { at, asked_at } } };
    }
  });
}

const late = new Error('The stock service takes too long');

/**
 * True if the service is down or overloaded, or something else responds in its place; other errors
 * are passed on.
 */
function isUnreachable(error: unknown): boolean {
  if (!isServiceError(error)) return error === late;
  return error.kind !== 'http' || error.status === 429 || (error.status ?? 500) >= 500;
}

function within<T>(response: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late), milliseconds);
    response.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
