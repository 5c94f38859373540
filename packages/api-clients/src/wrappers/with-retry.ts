import type { Call } from '../call.js';
import { isServiceError, ServiceError } from '../service-error.js';
import { withMiddleware } from './around.js';

export interface RetryOptions {
  /** How often a call is made at most; 3 unless given. */
  attempts?: number;
  /** Milliseconds of the first pause at most, doubled each time; 200 unless given. */
  pauseMs?: number;
  /** Milliseconds of any pause at most; a service that asks for longer is not asked again. 5 s. */
  longestPauseMs?: number;
  /** From 0 to below 1; `Math.random` unless given. */
  random?: () => number;
  /** Resolves after some milliseconds, rejects when the signal ends it. */
  wait?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
}

const passing = new Set([429, 502, 503, 504]);

/**
 * Makes safe calls (GET) again that the network lost or a service put off (429, 502, 503, 504), after
 * a pause of random length, never shorter than its `Retry-After`. The time limit is each attempt's.
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

/** Milliseconds to wait; undefined where another attempt would not help. */
function pauseAfter(
  error: unknown,
  attempt: number,
  { pauseMs = 200, longestPauseMs = 5000, random = Math.random }: RetryOptions,
): number | undefined {
  if (!isServiceError(error)) return undefined;
  const isPassing =
    error.kind === 'network' || (error.kind === 'http' && passing.has(error.status ?? 0));
  const requested = error.retryAfterMs ?? 0;
  if (!isPassing || requested > longestPauseMs) return undefined;
  const jitter = random() * Math.min(longestPauseMs, pauseMs * 2 ** (attempt - 1));
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
