import type { Locale } from '@mawkib/api-clients/contracts';
import type { Vocabulary } from '@mawkib/stock-locator/words';
import { eq, inArray } from 'drizzle-orm';
import { dealers, vehicles } from '../db/schema/stock.js';
import type { Kernel } from '../frame/kernel.js';
import { namesOf } from './facet-values.js';
import { createScanIndex } from './scan-index.js';
import { type StockEntry, stockEntry } from './stock-entry.js';
import type { StockIndex } from './stock-index.js';
import { stockVocabulary } from './stock-words.js';

/** One state of the stock with everything that is derived from it. */
export interface StockState {
  index: StockIndex;
  byId: ReadonlyMap<string, StockEntry>;
  publications: ReadonlySet<string>;
  names: Readonly<Record<Locale, ReadonlyMap<string, string>>>;
  /** What words can mean; made when somebody first searches by words. */
  vocabulary(): Vocabulary;
}

/** The stock as this process has it in memory, kept current by events. */
export interface StockReplica {
  state(): Promise<StockState>;
  close(): void;
}

type ReplicaKernel = Pick<Kernel, 'db' | 'events'>;

/**
 * Read whole at first need. A change marks vehicles; the next who asks waits for their rows. When
 * events were missed everything is read again, so the replica is never older than what it heard.
 */
export function createStockReplica({ db, events }: ReplicaKernel): StockReplica {
  const stock = new Map<string, StockEntry>();
  let current: StockState | undefined;
  let changed = new Set<string>();
  let stale = true;
  let reading: Promise<StockState> | undefined;

  const stopHearing = [
    events.on('stock_changed', ({ vehicle_ids }) => {
      for (const id of vehicle_ids) changed.add(id);
    }),
    events.on('resync', () => {
      stale = true;
    }),
  ];

  const read = async (ids?: readonly string[]) => {
    const rows = await db
      .select({ vehicle: vehicles, dealer: dealers })
      .from(vehicles)
      .innerJoin(dealers, eq(vehicles.owner_id, dealers.id))
      .where(ids && inArray(vehicles.id, [...ids]));
    for (const id of ids ?? stock.keys()) stock.delete(id);
    for (const { vehicle, dealer } of rows) stock.set(vehicle.id, stockEntry(vehicle, dealer));
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
    close() {
      for (const stop of stopHearing) stop();
    },
  };
}

function derive(stock: readonly StockEntry[]): StockState {
  const names = { ar: namesOf(stock, 'ar'), en: namesOf(stock, 'en') };
  let vocabulary: Vocabulary | undefined;
  return {
    index: createScanIndex(stock),
    byId: new Map(stock.map((entry) => [entry.vehicle.id, entry])),
    publications: new Set(stock.flatMap(({ publications }) => publications)),
    names,
    vocabulary() {
      vocabulary ??= stockVocabulary(stock, names);
      return vocabulary;
    },
  };
}
