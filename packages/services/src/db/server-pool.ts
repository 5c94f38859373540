import pg from 'pg';
import { outageClient } from './outage-client.js';

/** Timeout for a free connection of the pool. */
const waitMs = 5000;

/**
 * A pool of at most `max` connections. A lost connection fails what runs on it; it ends neither the
 * process nor keeps a place in the pool.
 */
export class ServerPool extends pg.Pool {
  constructor(connectionString: string, max: number) {
    super({
      connectionString,
      max,
      connectionTimeoutMillis: waitMs,
      keepAlive: true,
      Client: outageClient(),
    });
    // The pool replaces broken idle connections; without a listener the error would end the process.
    this.on('error', () => {});
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Parameters<pg.Pool['connect']>[0]): void;
  override connect(
    connected?: Parameters<pg.Pool['connect']>[0],
  ): Promise<pg.PoolClient> | undefined {
    if (!connected) return super.connect().then(releaseWhenLost);
    super.connect(connected);
    return undefined;
  }
}

/**
 * Returns a lost connection to the pool, which drops it. Drizzle keeps a connection after a
 * failed `begin`.
 */
function releaseWhenLost(client: pg.PoolClient): pg.PoolClient {
  const { release } = client;
  let isReleased = false;
  const releaseOnce = (error?: Error | boolean) => {
    if (isReleased) return;
    isReleased = true;
    client.off('end', lost);
    release(error);
  };
  const lost = () => releaseOnce(true);
  client.once('end', lost);
  return Object.assign(client, { release: releaseOnce });
}
