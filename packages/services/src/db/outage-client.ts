import pg from 'pg';

/** An attempt to connect that takes longer has failed. */
export const connectTimeoutMs = 2000;
/** How often a server that is out of reach is tried, by a single attempt. */
const pauseMs = 100;
/** It has no connection left, but it is there: those that are open still work. */
const tooManyConnections = '53300';

type Connected = (error: Error | undefined) => void;

/**
 * Clients of one pool that know of each other's failures. While the server is out of reach one attempt
 * at a time finds out whether it is back; every other one fails at once with what that one met, instead
 * of waiting behind a server that accepts connections and says nothing yet.
 */
export function outageClient(now: () => number = () => performance.now()): typeof pg.Client {
  let failure: Error | undefined;
  let nextAttemptAt = 0;

  return class OutageClient extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      super({ ...options, connectionTimeoutMillis: connectTimeoutMs });
    }

    // The pool connects with a callback alone.
    override connect(connected?: unknown): Promise<this> {
      const tell = connected as Connected;
      if (failure && now() < nextAttemptAt) {
        process.nextTick(tell, failure);
        return Promise.resolve(this);
      }
      // Nobody else tries until this attempt is over.
      if (failure) nextAttemptAt = Number.POSITIVE_INFINITY;
      super.connect((error: (Error & { code?: string }) | null) => {
        if (!error) failure = undefined;
        else if (error.code !== tooManyConnections) failure = error;
        nextAttemptAt = now() + pauseMs;
        tell(error ?? undefined);
      });
      return Promise.resolve(this);
    }
  };
}
