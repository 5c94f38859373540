import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { ChannelListener, Unlisten } from './database.js';
import { connectTimeoutMs } from './outage-client.js';

/** Pauses between attempts to reconnect double up to the longest. */
const firstPauseMs = 100;
const maxPauseMs = 2000;
/** A host that vanished closes no connection: one that does not answer in time is given up. */
const heartbeatMs = 10_000;
const heartbeatTimeoutMs = 5000;
/** Told apart in `pg_stat_activity`. */
const heartbeat = 'select 1 as alive';
/** What a polite goodbye may take before the socket is destroyed. */
const closeTimeoutMs = 1000;

interface Connection {
  client: pg.Client;
  /** Aborted when the connection broke, or nobody listens any more. */
  over: AbortSignal;
}

/**
 * LISTEN on a connection of its own. One loop per channel waits for the connection to break and makes
 * the next one, an attempt at a time, so an outage leaves one connection and one `reconnected`.
 * Rejects when the first connection cannot be made.
 */
export async function listen(
  connectionString: string,
  channel: string,
  listener: ChannelListener,
): Promise<Unlisten> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current: pg.Client | undefined;

  const connect = async (): Promise<Connection> => {
    const client = new pg.Client({
      connectionString,
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
    for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, maxPauseMs)) {
      await sleep(pause, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) return undefined;
      const connection = await connect().catch(() => undefined);
      if (connection) return connection;
    }
  };

  const keepListening = async (first: Connection) => {
    let connection: Connection | undefined = first;
    while (connection) {
      await brokenOrSilent(connection);
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

/** Waits until the connection is over, or its other side does not answer. */
async function brokenOrSilent({ client, over }: Connection): Promise<void> {
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

/** Ends a connection; one whose other side does not answer is cut. */
async function close(client: pg.Client): Promise<void> {
  const ended = client.end().catch(() => {});
  await Promise.race([ended, sleep(closeTimeoutMs, undefined, { ref: false })]);
  socketOf(client)?.destroy();
}

const socketOf = (client: pg.Client) =>
  (client as unknown as { connection?: { stream?: { destroy(): void } } }).connection?.stream;
