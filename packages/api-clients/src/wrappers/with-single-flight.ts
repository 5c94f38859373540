import type { Call } from '../call.js';
import { ServiceError } from '../service-error.js';
import { callKey, frozen, type SharingOptions } from './call-key.js';
import { withMiddleware } from './with-middleware.js';

interface Flight {
  response: Promise<unknown>;
  ending: AbortController;
  waiting: number;
}

/**
 * Shares one request between equal safe calls (GET) at the same time; the response is frozen. An
 * aborted caller does not affect the others; aborting the last one aborts the request.
 */
export function withSingleFlight(call: Call, options: SharingOptions = {}): Call {
  const flights = new Map<string, Flight>();

  return withMiddleware(call, (made) => {
    const { operation, context, next } = made;
    if (operation.method !== 'GET' || context.onResponse) return next();
    const key = `${callKey(made, options)}${context.timeoutMs ?? ''}`;
    const flight = flights.get(key) ?? begin(key);
    flight.waiting += 1;
    return joined(flight, operation.id, context.signal).finally(() => {
      flight.waiting -= 1;
      if (flight.waiting === 0) {
        if (flights.get(key) === flight) flights.delete(key);
        flight.ending.abort();
      }
    });

    function begin(name: string): Flight {
      const ending = new AbortController();
      const response = next({ context: { ...context, signal: ending.signal } }).then(frozen);
      const begun = { response, ending, waiting: 0 };
      flights.set(name, begun);
      const land = () => {
        if (flights.get(name) === begun) flights.delete(name);
      };
      response.then(land, land);
      return begun;
    }
  });
}

/** The shared response, unless this caller aborts first. */
function joined(
  { response }: Flight,
  operation: string,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  if (!signal) return response;
  let giveUp = () => {};
  const ended = new Promise<never>((_, reject) => {
    giveUp = () => reject(new ServiceError('aborted', `${operation} was aborted`, { operation }));
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
  return Promise.race([ended, response]).finally(() => signal.removeEventListener('abort', giveUp));
}
