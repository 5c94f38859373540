import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { ChannelListener, Unlisten } from './database.js';
import { connectTimeoutMs } from './outage-client.js';

/** Delays between reconnect attempts, doubled up to the max. */
export interface ReconnectPauses {
  firstMs: number;
  maxMs: number;
}

const defaultPauses: ReconnectPauses = { firstMs: 100, maxMs: 2000 };
/**
 * A host that disappears does not close its connections; one that does not respond in time is
 * closed.
 */
const heartbeatMs = 10_000;
const heartbeatTimeoutMs = 5000;
/** Identifies the connection in `pg_stat_activity`. */
const heartbeat = 'select 1 as alive';
/** Timeout of a graceful close before the socket is destroyed. */
const closeTimeoutMs = 1000;

interface Connection {
  client: pg.Client;
  /** Aborted when the connection breaks or listening ends. */
  over: AbortSignal;
}

/**
 * Runs LISTEN on its own connection. One loop per channel waits until the connection breaks and
 * reconnects, one attempt at a time, so an outage results in one connection and one `reconnected`.
 * Rejects if the first connection fails.
 */
export async function listen(
  connectionString: string,
  channel: string,
  listener: ChannelListener,
  { firstMs, maxMs }: ReconnectPauses = defaultPauses,
): Promise<Unlisten> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current: pg.Client | undefined;

  const connect = async (): Promise<Connection> => {
    const client = new pg.Client({
      connectionString,
      application_name: channel,
      connectionTimeoutMillis: connectTimeoutMs,
      query_timeout: heartbeatTimeoutMs,
      keepAlive: true,
    });
    current = client;
    const broken = new AbortController();
    client.on('error', () => broken.abort()).on('end', () => broken.abort());
    client.on('notification', ({ payload }) => listener.notified(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await close(client);
      throw error;
    }
    return { client, over: AbortSignal.any([broken.signal, signal]) };
  };

  const reconnect = async (): Promise<Connection | undefined> => {
    for (let pause = firstMs; ; pause = Math.min(pause * 2, maxMs)) {
      await sleep(pause, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) return undefined;
      const connection = await connect().catch(() => undefined);
      if (connection) return connection;
    }
  };

  const keepListening = async (first: Connection) => {
    let connection: Connection | undefined = first;
    while (connection) {
      await brokenOrUnresponsive(connection);
      if (signal.aborted) return;
      listener.disconnected();
      await close(connection.client);
      connection = await reconnect();
      if (connection && !signal.aborted) listener.reconnected();
    }
  };

  const loop = keepListening(await connect());
  return async () => {
    stopping.abort();
    if (current) await close(current);
    await loop;
  };
}

/** Waits until the connection breaks or stops responding. */
async function brokenOrUnresponsive({ client, over }: Connection): Promise<void> {
  for (;;) {
    await sleep(heartbeatMs, undefined, { signal: over, ref: false }).catch(() => {});
    if (over.aborted) return;
    const answers = await client.query(heartbeat).then(
      () => true,
      () => false,
    );
    if (!answers) return;
  }
}

/** Closes a connection; destroys it if the other side does not respond. */
async function close(client: pg.Client): Promise<void> {
  const ended = client.end().catch(() => {});
  await Promise.race([ended, sleep(closeTimeoutMs, undefined, { ref: false })]);
  socketOf(client)?.destroy();
}

const socketOf = (client: pg.Client) =>
  (client as unknown as { connection?: { stream?: { destroy(): void } } }).connection?.stream;
