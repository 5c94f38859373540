import type { Locale } from '@mawkib/api-clients/contracts';
import type { Vocabulary } from '@mawkib/stock-locator/words';
import type { Kernel } from '../frame/kernel.js';
import { namesOf } from './facet-values.js';
import { readStock } from './read-stock.js';
import { createScanIndex } from './scan-index.js';
import { type StockEntry, stockEntry } from './stock-entry.js';
import type { StockIndex } from './stock-index.js';
import { stockVocabulary } from './stock-words.js';
import { createTextPool } from './text-pool.js';

/** One state of the stock with everything that is derived from it. */
export interface StockState {
  index: StockIndex;
  publications: ReadonlySet<string>;
  names: Readonly<Record<Locale, ReadonlyMap<string, string>>>;
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
 * What searches see of the stock, no texts: about 1 KB a vehicle. Read whole at first need. A change marks vehicles; the next who asks waits for their rows. When
 * events were missed everything is read again, so the replica is never older than what it heard.
 */
export function createStockReplica({ db, events }: ReplicaKernel): StockReplica {
  let stock = new Map<string, StockEntry>();
  const pool = createTextPool();
  let current: StockState | undefined;
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
    if (!ids) stock = found;
    for (const id of ids ?? []) stock.delete(id);
    if (ids) for (const [id, entry] of found) stock.set(id, entry);
  };

  const refresh = async (): Promise<StockState> => {
    while (!current || stale || changed.size > 0) {
      const [whole, ids] = [!current || stale, [...changed]];
      [stale, changed] = [false, new Set()];
      try {
        await read(whole ? undefined : ids);
      } catch (error) {
        stale = true;
        throw error;
      }
      current = derive([...stock.values()]);
    }
    return current;
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

function derive(stock: readonly StockEntry[]): StockState {
  const names = { ar: namesOf(stock, 'ar'), en: namesOf(stock, 'en') };
  let vocabulary: Vocabulary | undefined;
  return {
    index: createScanIndex(stock),
    publications: publicationsOf(stock),
    names,
    vocabulary() {
      vocabulary ??= stockVocabulary(stock, names);
      return vocabulary;
    },
  };
}

function publicationsOf(stock: readonly StockEntry[]): Set<string> {
  const found = new Set<string>();
  for (const { publications } of stock) for (const name of publications) found.add(name);
  return found;
}
