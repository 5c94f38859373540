import type { Vocabulary } from '@mawkib/stock-locator/words';
import type { Kernel } from '../frame/kernel.js';
import { addNames, type ValueNames } from './facet-values.js';
import { createLiveIndex, type LiveIndex } from './live-index.js';
import { readStock } from './read-stock.js';
import { type StockEntry, stockEntry } from './stock-entry.js';
import type { StockIndex } from './stock-index.js';
import { stockVocabulary } from './stock-words.js';
import { createTextPool } from './text-pool.js';

/** One state of the stock with everything that is derived from it. */
export interface StockState {
  index: StockIndex;
  publications: ReadonlySet<string>;
  names: ValueNames;
  /** What words can mean; made when somebody first searches by words. */
  vocabulary(): Vocabulary;
}

/** The stock as this process has it in memory, kept current by events. */
export interface StockReplica {
  state(): Promise<StockState>;
  /** Waits for a reading that is under way. */
  close(): Promise<void>;
}

type ReplicaKernel = Pick<Kernel, 'db' | 'events'>;

/**
 * What searches see of the stock, no texts. Read whole at first need. A change marks vehicles; the
 * next who asks waits for their rows. When events were missed everything is read again, so the
 * replica is never older than what it heard.
 */
export function createStockReplica({ db, events }: ReplicaKernel): StockReplica {
  const pool = createTextPool();
  let current: LiveStock | undefined;
  let changed = new Set<string>();
  let stale = true;
  let reading: Promise<StockState> | undefined;
  let closed = false;

  const stopHearing = [
    events.on('stock_changed', ({ vehicle_ids }) => {
      for (const id of vehicle_ids) changed.add(id);
    }),
    events.on('resync', () => {
      stale = true;
    }),
  ];

  const read = async (ids?: readonly string[]) => {
    const found = new Map<string, StockEntry>();
    for await (const batch of readStock(db, ids)) {
      if (closed) throw new Error('The stock is closed');
      for (const { vehicle, dealer } of batch) {
        found.set(vehicle.id, stockEntry(vehicle, dealer, pool));
      }
    }
    return found;
  };

  const refresh = async (): Promise<StockState> => {
    for (;;) {
      if (current && !stale && changed.size === 0) return current;
      const ids = current && !stale ? [...changed] : undefined;
      [stale, changed] = [false, new Set()];
      try {
        const found = await read(ids);
        if (current && ids) change(current, ids, found);
        else current = liveStock(found);
      } catch (error) {
        stale = true;
        throw error;
      }
      compactLater(current.index);
    }
  };

  return {
    state() {
      if (current && !stale && changed.size === 0) return Promise.resolve(current);
      reading ??= refresh().finally(() => {
        reading = undefined;
      });
      return reading;
    },
    async close() {
      closed = true;
      for (const stop of stopHearing) stop();
      await reading?.catch(() => {});
    },
  };
}

interface LiveStock extends StockState {
  index: LiveIndex;
  publications: Set<string>;
  /** Forgets what follows from values that may have changed. */
  forget(): void;
}

function liveStock(stock: ReadonlyMap<string, StockEntry>): LiveStock {
  const names: ValueNames = { ar: new Map(), en: new Map() };
  const publications = new Set<string>();
  for (const entry of stock.values()) learn({ names, publications }, entry);
  const index = createLiveIndex(stock.values());
  let vocabulary: Vocabulary | undefined;
  return {
    index,
    publications,
    names,
    vocabulary() {
      vocabulary ??= stockVocabulary(index.values, names);
      return vocabulary;
    },
    forget() {
      vocabulary = undefined;
    },
  };
}

function learn(
  { names, publications }: Pick<LiveStock, 'names' | 'publications'>,
  entry: StockEntry,
) {
  addNames(names, entry);
  for (const name of entry.publications) publications.add(name);
}

function change(stock: LiveStock, ids: readonly string[], found: ReadonlyMap<string, StockEntry>) {
  for (const id of ids) {
    const entry = found.get(id);
    if (!entry) stock.index.remove(id);
    else {
      learn(stock, entry);
      stock.index.put(entry);
    }
  }
  stock.forget();
}

const compacting = new WeakSet<LiveIndex>();

/** A step between requests, until nothing is left to do. */
function compactLater(index: LiveIndex): void {
  const steps = compacting.has(index) ? undefined : index.compact();
  if (!steps) return;
  compacting.add(index);
  const step = () => {
    if (steps.next().done) compacting.delete(index);
    else setImmediate(step);
  };
  setImmediate(step);
}
