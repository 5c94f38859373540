import type { RawVehicle } from '@mawkib/api-clients/contracts';
import { isRecord } from '@mawkib/core/guards';
import { createStorage, entry, type Storage } from '@mawkib/core/storage';

/** The pages of one list by their number. */
export type ListPages = ReadonlyMap<number, readonly RawVehicle[]>;

interface KeptList {
  readonly key: string;
  readonly pages: readonly (readonly [number, readonly RawVehicle[]])[];
  /** When it was seen last, in ms. */
  readonly at: number;
  /** Where the visitor was on its page. */
  readonly top: number;
}

const maxLists = 8;
/** So many outlive a document. */
const maxCached = 3;
const longest = 10 * 60_000;

const isPage = (value: unknown): value is KeptList['pages'][number] =>
  Array.isArray(value) &&
  typeof value[0] === 'number' &&
  Array.isArray(value[1]) &&
  value[1].every((vehicle) => isRecord(vehicle) && typeof vehicle.id === 'string');
const isKept = (value: unknown): value is KeptList =>
  isRecord(value) &&
  typeof value.key === 'string' &&
  typeof value.at === 'number' &&
  typeof value.top === 'number' &&
  Array.isArray(value.pages) &&
  value.pages.every(isPage);

const entries = {
  mawkib_stock_lists: entry(
    (stored: unknown) => (Array.isArray(stored) ? stored.filter(isKept) : undefined),
    { limit: 1_500_000 },
  ),
};

/** Where lists outlive a document. */
export type ListStorage = Pick<Storage<typeof entries>, 'get' | 'set'>;

export interface ListMemory {
  /** The pages of a list that were seen in the last ten minutes. */
  pagesOf(key: string): ListPages | undefined;
  /** Where the visitor was when the document that showed the list ended. */
  topOf(key: string): number | undefined;
  keep(key: string, page: number, vehicles: readonly RawVehicle[]): void;
  /** Hands the lists of several pages on to the next document. */
  save(top: number): void;
  forget(): void;
}

/** What a visitor has seen of lists in this tab, over reloads too. */
export function createListMemory(storage: ListStorage, now: () => number): ListMemory {
  const lists = new Map<string, { pages: ListPages; at: number; top?: number }>();
  let isRead = false;

  /** Reading waits until somebody asks: a server never does. */
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
    keep(key, page, vehicles) {
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
      const kept = long.map(([key, { pages, at }]) => ({ key, pages: [...pages], at, top }));
      storage.set('mawkib_stock_lists', kept);
    },
    forget() {
      lists.clear();
      storage.set('mawkib_stock_lists', []);
      isRead = false;
    },
  };
}

/** The lists that were seen in this tab; for `StockSession.get`. */
export const createSeenLists = (): ListMemory =>
  createListMemory(
    createStorage(() => window.sessionStorage, console, entries),
    () => Date.now(),
  );
