import type { Call } from '../call.js';
import { isServiceError, ServiceError } from '../service-error.js';
import { withMiddleware } from './with-middleware.js';

export interface RetryOptions {
  /** Max attempts. Default: 3. */
  attempts?: number;
  /** Max milliseconds of the first pause, doubled each time. Default: 200. */
  pauseMs?: number;
  /**
   * Max milliseconds of a pause; not retried if the service requests a longer one. Default: 5000.
   */
  maxPauseMs?: number;
  /** From 0 to below 1. Default: `Math.random`. */
  random?: () => number;
  /** Resolves after `ms`; rejects if the signal aborts. */
  wait?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
}

const passing = new Set([429, 502, 503, 504]);

/**
 * Retries safe calls (GET) after network errors and statuses 429, 502, 503 and 504, after a random
 * pause that is never shorter than `Retry-After`. The timeout applies to each attempt.
 */
export function withRetry(call: Call, options: RetryOptions = {}): Call {
  const { attempts = 3, wait = waitFor } = options;
  return withMiddleware(call, async ({ operation, context, next }) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await next();
      } catch (error) {
        const isSafe = operation.method === 'GET' && attempt < attempts;
        const pause = isSafe ? pauseAfter(error, attempt, options) : undefined;
        if (pause === undefined) throw error;
        await wait(pause, context.signal).catch(() => {
          throw new ServiceError('aborted', `${operation.id} was aborted`, {
            operation: operation.id,
          });
        });
      }
    }
  });
}

/** Milliseconds to wait; undefined if the error is not retryable. */
function pauseAfter(
  error: unknown,
  attempt: number,
  { pauseMs = 200, maxPauseMs = 5000, random = Math.random }: RetryOptions,
): number | undefined {
  if (!isServiceError(error)) return undefined;
  const isPassing =
    error.kind === 'network' || (error.kind === 'http' && passing.has(error.status ?? 0));
  const requested = error.retryAfterMs ?? 0;
  if (!isPassing || requested > maxPauseMs) return undefined;
  const jitter = random() * Math.min(maxPauseMs, pauseMs * 2 ** (attempt - 1));
  return Math.max(requested, jitter);
}

const waitFor = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, ms);
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end, { once: true });
  });
