import pg from 'pg';

/** Timeout of a connection attempt. */
export const connectTimeoutMs = 2000;
/** Delay between attempts to reach an unavailable server. */
const pauseMs = 100;
/** No connection is free, but the server is reachable: open connections still work. */
const tooManyConnections = '53300';

type Connected = (error: Error | undefined) => void;

/**
 * A pg client for pools that fails fast during an outage. If its connection is lost, its queries
 * reject and nothing else happens, also inside a transaction, where the pool has no listener. While the server is unreachable, one
 * attempt at a time checks whether it is back; all others reject at once with the last error,
 * instead of waiting for a server that accepts connections but does not respond.
 */
export function outageClient(now: () => number = () => performance.now()): typeof pg.Client {
  let failure: Error | undefined;
  let nextAttemptAt = 0;

  return class OutageClient extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      super({ ...options, connectionTimeoutMillis: connectTimeoutMs });
      this.on('error', () => {});
    }

    // The pool connects with a callback only.
    override connect(connected?: unknown): Promise<this> {
      const callback = connected as Connected;
      if (failure && now() < nextAttemptAt) {
        process.nextTick(callback, failure);
        return Promise.resolve(this);
      }
      // No other attempt until this one ends.
      if (failure) nextAttemptAt = Number.POSITIVE_INFINITY;
      super.connect((error: (Error & { code?: string }) | null) => {
        if (!error) failure = undefined;
        else if (error.code !== tooManyConnections) failure = error;
        nextAttemptAt = now() + pauseMs;
        callback(error ?? undefined);
      });
      return Promise.resolve(this);
    }
  };
}
