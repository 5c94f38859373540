import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AppContext } from '../../app-context.js';
import { isDatabaseUnreachable } from '../../db/database-errors.js';
import { loggable } from '../../runtime/create-log.js';
import { compactLater, prepareLater } from './compact-later.js';
import { buildLiveStock, createLiveStock, type LiveStock, type StockState } from './live-stock.js';
import {
  readHorizon,
  readIdentity,
  readMarks,
  readProof,
  type StockMarks,
  sumAfter,
} from './read-marks.js';
import { readStock } from './read-stock.js';
import type { SnapshotStore } from './snapshot-store.js';
import { type KnownVehicle, stockEntry } from './stock-entry.js';
import { createTextPool } from './text-pool.js';

/** What became different at once. */
export interface StockChanges {
  changed: readonly KnownVehicle[];
  /** Vehicles that there are no more. */
  gone: readonly string[];
  /** All before this transaction is told. */
  horizon: number;
}

/** The stock as this process has it in memory, kept current from the database. */
export interface StockReplica {
  /**
   * Waits for what is known to have changed; right after a start it is the last snapshot's, and while
   * the database is out of reach the last one known.
   */
  state(): Promise<StockState>;
  /** Hears what was read of changes, once lists show them. Undefined: everything was read anew. */
  onChange(listener: (changes: StockChanges | undefined) => void): () => void;
  /** Writes the snapshot for the next start, if something changed since the last one. */
  save(): Promise<void>;
  /** Waits for a reading that is under way. */
  close(): Promise<void>;
}

type ReplicaContext = Pick<AppContext, 'db' | 'events' | 'log'>;

/** Changes that are heard within this time are read together. */
const pauseMs = 40;
/** Lists do not wait for more changes than these: they show the stock before until all are there. */
const maxAwaited = 1_000;
/** Vehicles that are read at once of many changes. */
const readAtOnce = 500;

/**
 * What searches see of the stock, no texts. The first state is the last snapshot or, without one,
 * the whole stock. Whatever is announced, all vehicles that transactions changed since the last
 * reading are read, so nothing is missed though an announcement is.
 */
export function createStockReplica(
  { db, events, log }: ReplicaContext,
  snapshots: SnapshotStore,
): StockReplica {
  const pool = createTextPool();
  const listeners = new Set<(changes: StockChanges | undefined) => void>();
  let current: LiveStock | undefined;
  let stale = true;
  /** The state is a snapshot's, which nobody has compared with the database. */
  let isUnproven = false;
  /** Many changes are being taken: lists show the stock before. */
  let isCatchingUp = false;
  /** What is being read; `before` is there first where it is so much that nobody waits for it. */
  let reading: { whole: Promise<StockState>; before: PromiseWithResolvers<StockState> } | undefined;
  let soon: NodeJS.Timeout | undefined;
  let saved: { stock: LiveStock; version: number } | undefined;
  let closed = false;

  const readSoon = () => {
    stale = true;
    if (!current || soon || closed) return;
    soon = setTimeout(() => {
      soon = undefined;
      refresh().whole.catch((error: unknown) => {
        log.error({ error: loggable(error) }, 'the stock was not read; the next list reads it');
      });
    }, pauseMs);
  };
  const stopHearing = [events.on('stock_changed', readSoon), events.on('resync', readSoon)];

  const read = async (ids?: readonly string[]) => {
    const found = new Map<string, KnownVehicle>();
    for await (const batch of readStock(db, ids)) {
      if (closed) throw new Error('The stock is closed');
      for (const { vehicle, dealer } of batch) {
        found.set(vehicle.id, stockEntry(vehicle, dealer, pool));
      }
    }
    return found;
  };
  const become = (stock: LiveStock) => {
    current = stock;
    prepareLater(stock.index);
    for (const listener of listeners) listener(undefined);
  };

  const readAll = async () => {
    const horizon = await readHorizon(db);
    become(createLiveStock(await read(), horizon));
    isUnproven = false;
    // What changed while it was read.
    stale = true;
  };

  const begin = async () => {
    const identity = await readIdentity(db);
    const kept = identity === null ? undefined : await snapshots.load(identity);
    if (!kept) return readAll();
    isUnproven = true;
    const stock = createLiveStock(kept.stock, kept.horizon);
    saved = { stock, version: stock.version };
    become(stock);
    readSoon();
  };

  const readChanges = async (stock: LiveStock) => {
    const marks = isUnproven
      ? await readProof(db, stock.horizon)
      : await readMarks(db, stock.horizon);
    if ('sum' in marks && marks.sum !== sumAfter(stock.known, marks)) {
      log.warn('the snapshot is not of this stock, which is read whole');
      return readAll();
    }
    if (marks.changed.size + marks.gone.size > maxAwaited) return catchUp(stock, marks);
    const changes = await changesOf(stock, marks);
    isUnproven = false;
    stock.change(changes);
    compactLater(stock.index);
    if (changes.changed.length + changes.gone.length === 0) return;
    for (const listener of listeners) listener(changes);
  };

  /**
   * The changes of an import: read page by page, and put into a stock that takes the place of this one
   * when it is whole. To put so many into the index one by one would take minutes.
   */
  const catchUp = async (stock: LiveStock, { changed, gone, horizon }: StockMarks) => {
    isUnproven = false;
    isCatchingUp = true;
    reading?.before.resolve(stock);
    try {
      const next = new Map(stock.known);
      for (const id of gone.keys()) next.delete(id);
      const ids = [...changed.keys()].filter((id) => next.get(id)?.changed_in !== changed.get(id));
      for (let at = 0; at < ids.length; at += readAtOnce) {
        const wanted = ids.slice(at, at + readAtOnce);
        const found = await read(wanted);
        for (const id of wanted) {
          const vehicle = found.get(id);
          if (vehicle) next.set(id, vehicle);
          else next.delete(id);
        }
      }
      become(await inSteps(buildLiveStock(next, horizon)));
    } finally {
      isCatchingUp = false;
    }
  };

  /** A step at a time, and whoever waits for this process in between. */
  const inSteps = async <T>(work: Generator<void, T>): Promise<T> => {
    for (;;) {
      const { done, value } = work.next();
      if (done) return value;
      await nextTurn();
      if (closed) throw new Error('The stock is closed');
    }
  };

  const changesOf = async (
    { known }: LiveStock,
    { changed, gone, horizon }: StockMarks,
  ): Promise<StockChanges> => {
    const ids = [...changed.keys()].filter((id) => known.get(id)?.changed_in !== changed.get(id));
    const found = ids.length > 0 ? await read(ids) : new Map<string, KnownVehicle>();
    const lost = [...gone.keys(), ...ids.filter((id) => !found.has(id))];
    return { changed: [...found.values()], gone: lost.filter((id) => known.has(id)), horizon };
  };

  const readOn = async (): Promise<StockState> => {
    for (;;) {
      if (current && !stale) return current;
      stale = false;
      try {
        if (current) await readChanges(current);
        else await begin();
      } catch (error) {
        stale = true;
        throw error;
      }
      if (current && isUnproven) return current;
    }
  };
  const refresh = () => {
    reading ??= {
      before: Promise.withResolvers(),
      whole: readOn().finally(() => {
        reading = undefined;
      }),
    };
    return reading;
  };

  return {
    async state() {
      if (current && (!stale || isUnproven || isCatchingUp)) return current;
      const { whole, before } = refresh();
      return Promise.race([whole, before.promise]).catch((error: unknown) => {
        // The stock as it was known last, until the database answers.
        if (current && isDatabaseUnreachable(error)) return current;
        throw error;
      });
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async save() {
      const stock = current;
      if (!stock || isUnproven) return;
      if (saved?.stock === stock && saved.version === stock.version) return;
      const { version, horizon } = stock;
      const identity = await readIdentity(db);
      if (identity === null) return;
      await snapshots.save(identity, { stock: new Map(stock.known), horizon });
      saved = { stock, version };
    },
    async close() {
      closed = true;
      clearTimeout(soon);
      for (const stop of stopHearing) stop();
      await reading?.whole.catch(() => {});
    },
  };
}
