import type { RawVehicle } from '@mawkib/api-clients/contracts/stock';
import { isRecord } from '@mawkib/core/guards';
import { createStorage, entry, type Storage } from '@mawkib/core/storage';
import { millisecondsInMinute } from 'date-fns/constants';

/** Pages of one list by number. */
export type ListPages = ReadonlyMap<number, readonly RawVehicle[]>;

interface StoredList {
  readonly key: string;
  readonly pages: readonly (readonly [number, readonly RawVehicle[]])[];
  /** Time of the last visit, in milliseconds. */
  readonly at: number;
  /** Scroll position. */
  readonly top: number;
}

const maxLists = 8;
/** Max lists that are stored beyond the document. */
const maxCached = 3;
const longest = 10 * millisecondsInMinute;

const isPage = (value: unknown): value is StoredList['pages'][number] =>
  Array.isArray(value) &&
  typeof value[0] === 'number' &&
  Array.isArray(value[1]) &&
  value[1].every((vehicle) => isRecord(vehicle) && typeof vehicle.id === 'string');
const isStoredList = (value: unknown): value is StoredList =>
  isRecord(value) &&
  typeof value.key === 'string' &&
  typeof value.at === 'number' &&
  typeof value.top === 'number' &&
  Array.isArray(value.pages) &&
  value.pages.every(isPage);

const entries = {
  mawkib_stock_lists: entry(
    (stored: unknown) => (Array.isArray(stored) ? stored.filter(isStoredList) : undefined),
    { limit: 1_500_000 },
  ),
};

/** Storage beyond the document. */
export type ListStorage = Pick<Storage<typeof entries>, 'get' | 'set'>;

export interface ListMemory {
  /** Pages of a list that was visited in the last ten minutes. */
  pagesOf(key: string): ListPages | undefined;
  /** Scroll position when the list's document was closed. */
  topOf(key: string): number | undefined;
  add(key: string, page: number, vehicles: readonly RawVehicle[]): void;
  /** Stores lists with several pages for the next document. */
  save(top: number): void;
  forget(): void;
}

/** Lists visited in this tab, across reloads. */
export function createListMemory(storage: ListStorage, now: () => number): ListMemory {
  const lists = new Map<string, { pages: ListPages; at: number; top?: number }>();
  let isRead = false;

  /** Read on first use: never on a server. */
  const read = () => {
    if (isRead) return;
    isRead = true;
    for (const { key, pages, at, top } of storage.get('mawkib_stock_lists') ?? []) {
      lists.set(key, { pages: new Map(pages), at, top });
    }
  };
  const fresh = (key: string) => {
    read();
    const list = lists.get(key);
    return list && now() - list.at < longest ? list : undefined;
  };

  return {
    pagesOf: (key) => fresh(key)?.pages,
    topOf: (key) => fresh(key)?.top,
    add(key, page, vehicles) {
      const list = fresh(key);
      const pages = new Map(list?.pages).set(page, vehicles);
      lists.delete(key);
      lists.set(key, { ...list, pages, at: now() });
      const [oldest] = lists.keys();
      if (lists.size > maxLists && oldest !== undefined) lists.delete(oldest);
    },
    save(top) {
      const long = [...lists].filter(([, { pages }]) => pages.size > 1).slice(-maxCached);
      for (const [key, list] of long) lists.set(key, { ...list, top });
      const stored = long.map(([key, { pages, at }]) => ({ key, pages: [...pages], at, top }));
      storage.set('mawkib_stock_lists', stored);
    },
    forget() {
      lists.clear();
      storage.set('mawkib_stock_lists', []);
      isRead = false;
    },
  };
}

/** Lists visited in this tab; for `StockSession.get`. */
export const createSeenLists = (): ListMemory =>
  createListMemory(
    createStorage(() => window.sessionStorage, console, entries),
    () => Date.now(),
  );
