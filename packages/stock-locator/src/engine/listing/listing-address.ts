import type { VehicleListing } from '@mawkib/api-clients/contracts/stock';
import { toSearch } from '../query/search-params.js';
import type { VehicleQuery } from '../query/vehicle-query.js';
import type { Listing, ListingSource } from './create-listing.js';

/** Milliseconds on a choice after which the next one gets an entry of its own in the history. */
const pauseMs = 1000;

/** `push`: a new entry of the history; `replace`: the current one changes. */
export type ListingEntry = 'push' | 'replace';

/** History API that a listing uses. Search parts are without `?`. */
export interface ListingHistory {
  /** Sets the search part without loading anything. */
  write(search: string, entry: ListingEntry): void;
  /**
   * Loads the page with another search part; its listing arrives through `ListingAddress.arrive`.
   */
  load(search: string, entry: ListingEntry): void;
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
  /** Milliseconds of any clock that does not go back. */
  now(): number;
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
 *
 * A choice that the visitor pauses on for a second is an entry of the history; one that follows
 * sooner, as in typing and dragging, replaces it, and so does another page of the same list.
 */
export function createListingAddress<L extends VehicleListing>({
  search,
  query,
  read,
  history,
  now,
}: ListingAddressOptions): ListingAddress<L> {
  /** Current address of the page. */
  let at = { search, query };
  /** Pending navigations of the listing, by search part, oldest first. */
  const sent = new Map<string, { query: VehicleQuery; isLoad: boolean; entry: ListingEntry }>();
  /** When the visitor made the choice of the current entry; the page's own is older than any. */
  let enteredAt = Number.NEGATIVE_INFINITY;
  let chosen = query;
  let chosenAt = enteredAt;
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
  const note = (requested: VehicleQuery) => {
    if (chosen === requested) return;
    chosen = requested;
    chosenAt = now();
  };
  const entryOf = (requested: VehicleQuery): ListingEntry => {
    // A navigation that has not arrived may be given up for this one, with its entry.
    if ([...sent.values()].some(({ entry }) => entry === 'push')) return 'push';
    if (isOtherPage((lastSent() ?? at).query, requested)) return 'replace';
    return chosenAt - enteredAt < pauseMs ? 'replace' : 'push';
  };
  /**
   * Registers a navigation of the listing: its entry, or undefined if the page already is at that
   * address.
   */
  const send = (requested: VehicleQuery, isLoad: boolean): ListingEntry | undefined => {
    const text = searchOf(requested);
    if (text === at.search && sent.size === 0) {
      at = { search: text, query: requested };
      return undefined;
    }
    note(requested);
    const entry = entryOf(requested);
    enteredAt = chosenAt;
    sent.delete(text);
    sent.set(text, { query: requested, isLoad, entry });
    return entry;
  };

  return {
    queryOf,
    searchOf,
    isOwn: (text) => sent.has(text),
    source: {
      fetch(requested) {
        const entry = send(requested, true);
        if (entry) history.load(searchOf(requested), entry);
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
        const entry = send(shown, false);
        if (entry) history.write(searchOf(shown), entry);
      };
      const leave = listing.subscribe(() => {
        const { query: shown, status } = listing.getSnapshot();
        note(shown);
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
      if (isForeign || isRejected) {
        sent.clear();
        enteredAt = Number.NEGATIVE_INFINITY;
      } else if (isElsewhere) endUpTo(sent, text);
      // A `write` loads nothing, so the page's data belongs to the address before it.
      if (arrived && !isWritten) listing.receive({ query: at.query, listing: arrived });
      if (isForeign || isRejected) listing.setQuery(at.query);
    },
  };
}

/** True if the queries differ by their page alone. */
const isOtherPage = (one: VehicleQuery, other: VehicleQuery) =>
  one.page !== other.page && toSearch({ ...one, page: 1 }) === toSearch({ ...other, page: 1 });

/** A navigation replaces those before it. */
function endUpTo(sent: Map<string, unknown>, search: string): void {
  for (const each of [...sent.keys()]) {
    sent.delete(each);
    if (each === search) return;
  }
}
