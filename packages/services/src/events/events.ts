import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database, OpenDatabase } from '../db/database.js';
import { loggable } from '../runtime/create-log.js';

/** Events between the processes of one database, including the sender. */
export interface EventMap {
  page_published: { page_id: string; path: string; version: number };
  settings_changed: Record<string, never>;
  /** No ids: any vehicle may have changed. */
  stock_changed: { vehicle_ids: string[] };
  /** Offers, their figures or declared prices changed for visitors; no ids: any may have. */
  offers_changed: { ids: string[] };
  /** A form was created, changed or deleted. */
  form_changed: { id: string };
  /** Files of the library were added, changed or deleted. */
  media_changed: { ids: string[] };
  /** The database is unreachable and events are being missed: keep serving cached data. */
  database_lost: Record<string, never>;
  /**
   * Events may have been missed, and the database is reachable again: clear caches that depend on
   * them.
   */
  resync: Record<string, never>;
}
export type EventName = keyof EventMap;

export interface Events {
  on<N extends EventName>(name: N, listener: (event: EventMap[N]) => void): () => void;
  /** Sends an event: on commit when given a transaction, at once when given the database. */
  announce<N extends Exclude<EventName, 'resync' | 'database_lost'>>(
    db: Database,
    name: N,
    event: EventMap[N],
  ): Promise<void>;
  close(): Promise<void>;
}

const channel = 'mawkib_events';
/** PostgreSQL rejects a payload of 8000 bytes. */
const maxPayload = 7000;

/**
 * Opens the events over LISTEN and NOTIFY: an event is delivered only after its transaction was
 * committed.
 */
export async function openEvents(database: OpenDatabase, log: Logger): Promise<Events> {
  const listeners = new Map<string, Set<(event: never) => void>>();
  const tell = (name: string, event: unknown) => {
    for (const listener of listeners.get(name) ?? []) {
      try {
        listener(event as never);
      } catch (error) {
        log.error({ event: name, error: loggable(error) }, 'an event listener failed');
      }
    }
  };
  const heard = (payload: string) => {
    const { name, event } = JSON.parse(payload) as { name: string; event: unknown };
    tell(name, event);
  };
  const unlisten = await database.listen(channel, {
    notified: heard,
    disconnected: () => {
      log.error('the database is out of reach; what is in memory is served');
      tell('database_lost', {});
    },
    reconnected: () => {
      log.info('the database is back');
      tell('resync', {});
    },
  });
  return {
    on: (name, listener) => {
      const of = listeners.get(name) ?? new Set();
      listeners.set(name, of.add(listener as (event: never) => void));
      return () => of.delete(listener as (event: never) => void);
    },
    announce: async (db, name, event) => {
      const payload = JSON.stringify({ name, event });
      const fits = Buffer.byteLength(payload) <= maxPayload;
      const sent = fits ? payload : JSON.stringify({ name: 'resync', event: {} });
      await db.execute(sql`select pg_notify(${channel}, ${sent})`);
    },
    close: async () => {
      listeners.clear();
      await unlisten();
    },
  };
}
