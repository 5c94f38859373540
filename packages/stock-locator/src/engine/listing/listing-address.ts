import type { VehicleListing } from '@mawkib/api-clients/contracts';
import { toSearch } from '../query/page-address.js';
import type { VehicleQuery } from '../query/vehicle-query.js';
import type { Listing, ListingSource } from './create-listing.js';

/** The history of a page, as a listing uses it. Search parts are without `?`. */
export interface ListingHistory {
  /** Replaces the search part and loads nothing. */
  write(search: string): void;
  /** Loads the page at another search part; its listing comes by `ListingAddress.arrive`. */
  load(search: string): void;
  /** Loads the page again where it is. */
  reload(): void;
  /** Runs once the browser has nothing else to do. */
  whenIdle(run: () => void): void;
}

export interface ListingAddressOptions {
  /** The search part when the page is loaded. */
  search: string;
  query: VehicleQuery;
  /** Reads a search part that the listing has not written. */
  read(search: string): VehicleQuery;
  history: ListingHistory;
}

/** What the page shows after a navigation. */
export interface Arrival<L extends VehicleListing> {
  search: string;
  /** The listing that came with it; undefined where none came. */
  listing?: L | undefined;
  /** Another navigation is on its way. */
  isMoving: boolean;
}

/** The address of a page as the adapter between its history and a listing. */
export interface ListingAddress<L extends VehicleListing> {
  /** The last source of the listing: it lets the page load the query. */
  source: ListingSource<L>;
  /**
   * Writes each query that the listing shows into the history: a response that was awaited at once,
   * what is shown in the event itself when the browser is idle. Returns how to stop that.
   */
  follow(listing: Listing<L>): () => void;
  /** Reads a navigation that has ended into the listing. */
  arrive(listing: Listing<L>, arrival: Arrival<L>): void;
  /** The query of a search part; the last one is read once. */
  queryOf(search: string): VehicleQuery;
  /** The search part of a query; that of the last one is made once. */
  searchOf(query: VehicleQuery): string;
  /** Whether a navigation to this search part is the listing's own. */
  isOwn(search: string): boolean;
}

/**
 * Writes the history from a listing, and reads it back. A query is read out of the address when the
 * page is loaded and when somebody else changes it (a link, back, forward); it is written once for
 * each navigation, after it is shown.
 */
export function createListingAddress<L extends VehicleListing>({
  search,
  query,
  read,
  history,
}: ListingAddressOptions): ListingAddress<L> {
  /** What the page's address says. */
  let at = { search, query };
  /** Own navigations that have not ended, by search part and in their order. */
  const sent = new Map<string, { query: VehicleQuery; isLoad: boolean }>();
  let isWaiting = false;
  let lastRead = at;
  let lastWritten: typeof at | undefined;

  const queryOf = (text: string) => {
    if (text === at.search) return at.query;
    const own = sent.get(text);
    if (own) return own.query;
    if (lastRead.search !== text) lastRead = { search: text, query: read(text) };
    return lastRead.query;
  };
  const searchOf = (requested: VehicleQuery) => {
    if (lastWritten?.query !== requested)
      lastWritten = { search: toSearch(requested), query: requested };
    return lastWritten.search;
  };
  const lastSent = () => [...sent.values()].at(-1);
  /** Notes an own navigation; false where the page is there already. */
  const send = (requested: VehicleQuery, isLoad: boolean): boolean => {
    const text = searchOf(requested);
    if (text === at.search && sent.size === 0) {
      at = { search: text, query: requested };
      return false;
    }
    sent.delete(text);
    sent.set(text, { query: requested, isLoad });
    return true;
  };

  return {
    queryOf,
    searchOf,
    isOwn: (text) => sent.has(text),
    source: {
      fetch(requested) {
        if (send(requested, true)) history.load(searchOf(requested));
        else history.reload();
        return undefined;
      },
    },
    follow(listing) {
      let isFollowing = true;
      let wasPending = false;
      const write = () => {
        isWaiting = false;
        if (!isFollowing) return;
        const { query: shown, status } = listing.getSnapshot();
        if (status !== 'ready' || shown === (lastSent() ?? at).query) return;
        if (send(shown, false)) history.write(searchOf(shown));
      };
      const leave = listing.subscribe(() => {
        const { query: shown, status } = listing.getSnapshot();
        const isAwaited = wasPending;
        wasPending = status === 'pending';
        if (isAwaited && status === 'ready') return write();
        if (isWaiting || status !== 'ready' || shown === (lastSent() ?? at).query) return;
        isWaiting = true;
        history.whenIdle(write);
      });
      return () => {
        isFollowing = false;
        leave();
      };
    },
    arrive(listing, { search: text, listing: brought, isMoving }) {
      const isElsewhere = text !== at.search;
      const own = isElsewhere ? sent.get(text) : undefined;
      const isForeign = isElsewhere && !own;
      const isWritten = own?.isLoad === false;
      // A load that ends where it began: the page could not be had, and shows what it showed.
      const isRejected = !isElsewhere && !isMoving && brought !== undefined && lastSent()?.isLoad;
      at = { search: text, query: queryOf(text) };
      if (isForeign || isRejected) sent.clear();
      else if (isElsewhere) endUpTo(sent, text);
      // An own write loads nothing: what the page shows is of the address before.
      if (brought && !isWritten) listing.receive({ query: at.query, listing: brought });
      if (isForeign || isRejected) listing.setQuery(at.query);
    },
  };
}

/** A navigation ends those before it. */
function endUpTo(sent: Map<string, unknown>, search: string): void {
  for (const each of [...sent.keys()]) {
    sent.delete(each);
    if (each === search) return;
  }
}
