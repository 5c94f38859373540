import { BoundedMap } from '../surroundings/bounded-map.ts';
import type { Clock } from '../surroundings/clock.ts';
import { invalid, StripeFailure } from './stripe-failure.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** An answer as it was given, to be given again. */
export interface StoredResponse {
  status: number;
  body: object;
  requestId: string;
}

/**
 * "Idempotent requests" in Stripe's API reference: the same key with the same request gets the first
 * answer again for 24 hours, with another request an error. An answer is kept once the call was carried
 * out; what was refused before that (400, 401, 404) is not.
 */
export interface Idempotency {
  /** The answer to repeat, if there is one. */
  recall(key: string, request: string): StoredResponse | undefined;
  keep(key: string, request: string, response: StoredResponse): void;
  reset(): void;
}

export function createIdempotency(clock: Clock): Idempotency {
  const kept = new BoundedMap<{ request: string; response: StoredResponse; at: number }>();
  return {
    recall(key, request) {
      if (key.length > 255) throw invalid('Idempotency keys are 255 characters at most.');
      const found = kept.get(key);
      if (!found || clock.now() - found.at > dayMs) return undefined;
      if (found.request === request) return found.response;
      throw new StripeFailure(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    },
    keep(key, request, response) {
      const isApiError = response.status >= 400 && response.status < 500 && response.status !== 402;
      if (!isApiError) kept.set(key, { request, response, at: clock.now() });
    },
    reset: () => kept.clear(),
  };
}
