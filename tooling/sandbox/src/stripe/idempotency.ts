import { BoundedMap } from '../surroundings/bounded-map.ts';
import type { Clock } from '../surroundings/clock.ts';
import { invalid, StripeFailure } from './stripe-failure.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Stored response of a call. */
export interface StoredResponse {
  status: number;
  body: object;
  requestId: string;
}

/**
 * "Idempotent requests" in Stripe's API reference: for 24 hours the same key returns the first
 * response, or an error if the request differs. Responses are stored once the call was executed;
 * calls rejected before that (400, 401, 404) are not.
 */
export interface Idempotency {
  /** The stored response, if there is one. */
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
