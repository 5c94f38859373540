import type { CheckedSearches } from '@mawkib/api-clients/contracts/stock';
import type { Locale } from '@mawkib/core/locale';
import type { Storage } from '@mawkib/core/storage';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { maxSearches, type SavedSearch, type searchEntries } from './saved-search.js';

/** Input of a saved search: query, page and filter labels. */
export type NewSearch = Pick<SavedSearch, 'path' | 'search' | 'listing' | 'requested'> & {
  readonly locale: Locale;
  readonly labels: Readonly<Record<string, string>>;
};

/**
 * Result of saving. `unstored`: the storage failed, saved until the page is closed. `full`: not
 * saved.
 */
export type SavedAs = 'saved' | 'unstored' | 'full';

/** A removed search and its position. */
export interface RemovedSearch {
  readonly search: SavedSearch;
  readonly at: number;
}

/** Searches saved on a device, newest first. */
export interface SavedSearchStore {
  list(): readonly SavedSearch[];
  save(search: NewSearch): SavedAs;
  remove(id: string): RemovedSearch | undefined;
  /** Restores a search at its position. */
  restore(removed: RemovedSearch): void;
  /** Stores the results of a check; searches of removed lists are deleted. */
  take(response: CheckedSearches, locale: Locale): void;
  /** Marks a search as seen: its badges stay for an hour, its count becomes 0. */
  see(id: string, now: number): void;
  /**
   * Claims a due check (milliseconds since 1970), so that no other tab runs it; false if none is
   * due.
   */
  claimCheck(now: number): boolean;
  subscribe(listener: () => void): () => void;
}

const key = 'stockLocatorSavedSearches';
const betweenChecks = 10 * millisecondsInMinute;
const longestMarked = millisecondsInHour;
const none: readonly SavedSearch[] = [];

/** Deterministic id: equal searches have equal ids on every device. */
export function searchId(listing: string, requested: string): string {
  const text = `${listing}?${requested}`;
  let [one, other] = [0x811c9dc5, 0x9e3779b9];
  for (let at = 0; at < text.length; at++) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
    other = Math.imul(other ^ text.charCodeAt(at), 0x85ebca6b);
  }
  return `${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}`;
}

/**
 * Store synchronised with the storage and other tabs. Values that cannot be stored last until the
 * page is closed.
 */
export function createSavedSearches(
  storage: Pick<Storage<typeof searchEntries>, 'get' | 'set' | 'subscribe'>,
): SavedSearchStore {
  const listeners = new Set<() => void>();
  let unstored: { searches: SavedSearch[]; checked: number } | null = null;

  const read = () => unstored ?? storage.get(key) ?? { searches: none, checked: 0 };
  const write = (searches: readonly SavedSearch[], checked = read().checked) => {
    const next = { searches: [...searches], checked };
    unstored = storage.set(key, next) ? null : next;
    if (unstored) for (const listener of listeners) listener();
    return unstored === null;
  };
  const change = (id: string, changed: (search: SavedSearch) => SavedSearch) =>
    write(read().searches.map((search) => (search.id === id ? changed(search) : search)));

  return {
    list: () => read().searches,
    save({ locale, labels, ...search }) {
      const id = searchId(search.listing, search.requested);
      const { searches } = read();
      if (searches.some((known) => known.id === id)) return 'saved';
      if (searches.length >= maxSearches) return 'full';
      const saved = { ...search, id, labels: { [locale]: { ...labels } } };
      // Checked at once, so that later results count as new.
      const isStored = write([{ ...saved, seen: null, news: null, marked: null }, ...searches], 0);
      return isStored ? 'saved' : 'unstored';
    },
    remove(id) {
      const { searches } = read();
      const at = searches.findIndex((search) => search.id === id);
      const search = searches[at];
      if (!search) return undefined;
      write(searches.filter((each) => each.id !== id));
      return { search, at };
    },
    restore({ search, at }) {
      const rest = read().searches.filter(({ id }) => id !== search.id);
      write(rest.toSpliced(at, 0, search));
    },
    take({ data, meta }, locale) {
      const found = new Map(data.map((news) => [news.id, news]));
      const left = read().searches.filter(({ id }) => !meta.gone.includes(id));
      write(
        left.map((search) => {
          const news = found.get(search.id);
          if (!news) return search;
          const { added, added_total, cheaper, cheaper_total, total } = news;
          const labels = { ...search.labels, [locale]: news.labels };
          const seen = search.seen ?? meta.seen;
          const now = { added, added_total, cheaper, cheaper_total, total, seen: meta.seen };
          return { ...search, labels, seen, news: now };
        }),
      );
    },
    see(id, now) {
      const search = read().searches.find((each) => each.id === id);
      if (!search?.news || newsOf(search) === 0) return;
      change(id, ({ news, ...rest }) => {
        if (!news) return { ...rest, news };
        const marked = { added: news.added, cheaper: news.cheaper, at: now };
        const nothing = { added: [], added_total: 0, cheaper: [], cheaper_total: 0 };
        return { ...rest, seen: news.seen, marked, news: { ...news, ...nothing } };
      });
    },
    claimCheck(now) {
      const { searches, checked } = read();
      if (searches.length === 0 || Math.abs(now - checked) < betweenChecks) return false;
      write(
        searches.map((search) => unmarked(search, now)),
        now,
      );
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      const stop = storage.subscribe(key, listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}

const unmarked = (search: SavedSearch, now: number): SavedSearch =>
  search.marked && now - search.marked.at > longestMarked ? { ...search, marked: null } : search;

/** Number of new results of a search. */
export const newsOf = ({ news }: SavedSearch): number =>
  news ? news.added_total + news.cheaper_total : 0;
