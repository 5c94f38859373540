import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AppContext } from '../../app-context.js';
import { isDatabaseUnreachable } from '../../db/database-errors.js';
import { loggable } from '../../runtime/create-log.js';
import type { WorldNames } from '../text-search/world-names.js';
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
import { type ReplicaVehicle, stockEntry } from './stock-entry.js';
import { createTextPool } from './text-pool.js';

/** Changes of one update. */
export interface StockChanges {
  changed: readonly ReplicaVehicle[];
  /** Ids of removed vehicles. */
  gone: readonly string[];
  /** Changes of every transaction below it are included. */
  horizon: number;
}

/** Copy of the stock in this process's memory, kept current from the database. */
export interface StockReplica {
  /**
   * Waits for announced changes to be applied. Right after a start it returns the last snapshot's
   * state, and while the database is unreachable the last known state.
   */
  state(): Promise<StockState>;
  /** Subscribes to changes after lists show them. Undefined: the whole stock was read again. */
  onChange(listener: (changes: StockChanges | undefined) => void): () => void;
  /** Saves the snapshot for the next start, if something has changed since the last one. */
  save(): Promise<void>;
  /** Waits for an update in progress. */
  close(): Promise<void>;
}

type ReplicaContext = Pick<AppContext, 'db' | 'events' | 'log'>;

/** Delay in milliseconds in which announcements are batched. */
const pauseMs = 40;
/**
 * Above this number of changes, lists do not wait: they show the previous stock until all are
 * applied.
 */
const maxAwaited = 1_000;
/** Batch size for reading many changes. */
const readAtOnce = 500;

/**
 * Creates the replica of the searchable columns. Its first state comes from the last snapshot or
 * from the whole stock. Each update reads all vehicles that transactions changed since the last
 * one, so a lost announcement loses no change.
 */
export function createStockReplica(
  { db, events, log }: ReplicaContext,
  snapshots: SnapshotStore,
  otherNames?: WorldNames,
): StockReplica {
  const pool = createTextPool();
  const listeners = new Set<(changes: StockChanges | undefined) => void>();
  let current: LiveStock | undefined;
  let stale = true;
  /** The state comes from a snapshot that was not compared with the database yet. */
  let isUnproven = false;
  /** A large update is in progress: lists show the previous stock. */
  let isCatchingUp = false;
  /**
   * Update in progress; `before` resolves early, with the previous stock, if the update is large.
   */
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
    const found = new Map<string, ReplicaVehicle>();
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
    become(createLiveStock(await read(), horizon, otherNames));
    isUnproven = false;
    // Changed during the update.
    stale = true;
  };

  const begin = async () => {
    const identity = await readIdentity(db);
    const kept = identity === null ? undefined : await snapshots.load(identity);
    if (!kept) return readAll();
    isUnproven = true;
    const stock = createLiveStock(kept.stock, kept.horizon, otherNames);
    saved = { stock, version: stock.version };
    become(stock);
    readSoon();
  };

  const readChanges = async (stock: LiveStock) => {
    const marks = isUnproven
      ? await readProof(db, stock.horizon)
      : await readMarks(db, stock.horizon);
    if ('sum' in marks && marks.sum !== sumAfter(stock.vehicles, marks)) {
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
   * Applies the changes of an import: reads them in pages, builds a new stock and replaces the
   * present one. Adding so many to the index one by one would take minutes.
   */
  const catchUp = async (stock: LiveStock, { changed, gone, horizon }: StockMarks) => {
    isUnproven = false;
    isCatchingUp = true;
    reading?.before.resolve(stock);
    try {
      const next = new Map(stock.vehicles);
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
      become(await inSteps(buildLiveStock(next, horizon, otherNames)));
    } finally {
      isCatchingUp = false;
    }
  };

  /** Runs a task in slices, with other work of this process in between. */
  const inSteps = async <T>(work: Generator<void, T>): Promise<T> => {
    for (;;) {
      const { done, value } = work.next();
      if (done) return value;
      await nextTurn();
      if (closed) throw new Error('The stock is closed');
    }
  };

  const changesOf = async (
    { vehicles }: LiveStock,
    { changed, gone, horizon }: StockMarks,
  ): Promise<StockChanges> => {
    const ids = [...changed.keys()].filter(
      (id) => vehicles.get(id)?.changed_in !== changed.get(id),
    );
    const found = ids.length > 0 ? await read(ids) : new Map<string, ReplicaVehicle>();
    const lost = [...gone.keys(), ...ids.filter((id) => !found.has(id))];
    return { changed: [...found.values()], gone: lost.filter((id) => vehicles.has(id)), horizon };
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
        // Serve the last known stock until the database responds.
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
      await snapshots.save(identity, { stock: new Map(stock.vehicles), horizon });
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
