import type { FastifyRequest } from 'fastify';
import { BoundedMap } from '../surroundings/bounded-map.ts';
import type { Clock } from '../surroundings/clock.ts';

interface Response {
  status: number;
  body: object;
}

const hourMs = 60 * 60 * 1000;
/** How long PayPal keeps a `PayPal-Request-Id`, by collection, in its REST documentation. */
const keptMs = { checkout: 6 * hourMs, payments: 45 * 24 * hourMs };

/** Responses by `PayPal-Request-Id`: while it is kept, a repeated call gets the first one again. */
export interface RepeatedCalls {
  /** Executes a call once. A failed call may be repeated. */
  once(request: FastifyRequest, kind: keyof typeof keptMs, run: () => Response): Response;
  clear(): void;
}

export function createRepeatedCalls(clock: Clock): RepeatedCalls {
  const kept = new BoundedMap<{ response: Response; at: number }>();
  return {
    once(request, kind, run) {
      const id = request.headers['paypal-request-id'];
      if (typeof id !== 'string') return run();
      const key = `${request.url} ${id}`;
      const before = kept.get(key);
      if (before && clock.now() - before.at <= keptMs[kind]) return before.response;
      const response = run();
      kept.set(key, { response, at: clock.now() });
      return response;
    },
    clear: () => kept.clear(),
  };
}
