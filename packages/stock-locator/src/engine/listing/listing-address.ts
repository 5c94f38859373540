import type { VehicleListing } from '@mawkib/api-clients/contracts';
import { toSearch } from '../query/search-params.js';
import type { VehicleQuery } from '../query/vehicle-query.js';
import type { Listing, ListingSource } from './create-listing.js';

/** History API that a listing uses. Search parts are without `?`. */
export interface ListingHistory {
  /** Replaces the search part without loading anything. */
  write(search: string): void;
  /**
   * Loads the page with another search part; its listing arrives through `ListingAddress.arrive`.
   */
  load(search: string): void;
  /** Reloads the page. */
  reload(): void;
  /** Runs a callback when the browser is idle. */
  whenIdle(run: () => void): void;
}

export interface ListingAddressOptions {
  /** Search part at page load. */
  search: string;
  query: VehicleQuery;
  /** Parses a search part that the listing has not written. */
  read(search: string): VehicleQuery;
  history: ListingHistory;
}

/** State of the page after a navigation. */
export interface Arrival<L extends VehicleListing> {
  search: string;
  /** Listing that was loaded with the navigation, if any. */
  listing?: L | undefined;
  /** True while another navigation is pending. */
  isMoving: boolean;
}

/** Connects the history of a page with a listing. */
export interface ListingAddress<L extends VehicleListing> {
  /** Last source of the listing: loads the page for a query. */
  source: ListingSource<L>;
  /**
   * Writes each query of the listing to the history: at once after a fetched response, else when
   * the browser is idle. Returns an unsubscribe function.
   */
  follow(listing: Listing<L>): () => void;
  /** Applies a completed navigation to the listing. */
  arrive(listing: Listing<L>, arrival: Arrival<L>): void;
  /** Query of a search part; the last result is cached. */
  queryOf(search: string): VehicleQuery;
  /** Search part of a query; the last result is cached. */
  searchOf(query: VehicleQuery): string;
  /** True if a navigation to this search part was started by the listing. */
  isOwn(search: string): boolean;
}

/**
 * Synchronises a listing with the history. A query is parsed at page load and after other
 * navigations (a link, back, forward), and written once per navigation, after it is shown.
 */
export function createListingAddress<L extends VehicleListing>({
  search,
  query,
  read,
  history,
}: ListingAddressOptions): ListingAddress<L> {
  /** Current address of the page. */
  let at = { search, query };
  /** Pending navigations of the listing, by search part, oldest first. */
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
  /** Registers a navigation of the listing; false if the page already is at that address. */
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
    arrive(listing, { search: text, listing: arrived, isMoving }) {
      const isElsewhere = text !== at.search;
      const own = isElsewhere ? sent.get(text) : undefined;
      const isForeign = isElsewhere && !own;
      const isWritten = own?.isLoad === false;
      // A load that ends at its starting address has failed: the page did not change.
      const isRejected = !isElsewhere && !isMoving && arrived !== undefined && lastSent()?.isLoad;
      at = { search: text, query: queryOf(text) };
      if (isForeign || isRejected) sent.clear();
      else if (isElsewhere) endUpTo(sent, text);
      // A `write` loads nothing, so the page's data belongs to the address before it.
      if (arrived && !isWritten) listing.receive({ query: at.query, listing: arrived });
      if (isForeign || isRejected) listing.setQuery(at.query);
    },
  };
}

/** A navigation replaces those before it. */
function endUpTo(sent: Map<string, unknown>, search: string): void {
  for (const each of [...sent.keys()]) {
    sent.delete(each);
    if (each === search) return;
  }
}
