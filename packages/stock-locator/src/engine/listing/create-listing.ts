import type { VehicleListing } from '@mawkib/api-clients/contracts/stock';
import type { VehicleQuery } from '../query/vehicle-query.js';

/** A listing and its query. */
export interface ListingResult<L extends VehicleListing = VehicleListing> {
  readonly query: VehicleQuery;
  readonly listing: L;
}

/** A source of listings. Each method is optional; implement `read`, `fetch` or both. */
export interface ListingSource<L extends VehicleListing = VehicleListing> {
  /**
   * Returns the listing of a query synchronously; undefined if this source does not have it.
   * `received` is the last listing that was fetched or came with the page.
   */
  read?(query: VehicleQuery, received: ListingResult<L>): L | undefined;
  /**
   * Fetches the listing of a query. The signal aborts when the response is no longer needed. A
   * rejection passes the query to the next source. Undefined: the response arrives through
   * `Listing.receive`.
   */
  fetch?(query: VehicleQuery, signal: AbortSignal): Promise<L> | undefined;
  /** Calls the listener when `read` may return another listing. Returns an unsubscribe function. */
  subscribe?(listener: () => void): () => void;
}

/** Immutable state of a listing; the same object until something changes. */
export interface ListingSnapshot<L extends VehicleListing = VehicleListing> {
  /** The latest query. */
  readonly query: VehicleQuery;
  /** The listing on screen: that of an earlier query while the latest is pending or has failed. */
  readonly shown: ListingResult<L>;
  readonly status: 'ready' | 'pending' | 'failed';
  /** Rejection of the last source; set if `status` is `failed`. */
  readonly error?: unknown;
}

export interface ListingOptions<L extends VehicleListing = VehicleListing> {
  /** Query at page load. */
  query: VehicleQuery;
  /** Listing that came with the page. */
  listing: L;
  /** In order: `read` of all sources is tried before `fetch` of the first. */
  sources: readonly ListingSource<L>[];
}

/** State container of one list of vehicles. */
export interface Listing<L extends VehicleListing = VehicleListing> {
  getSnapshot(): ListingSnapshot<L>;
  /** Calls the listener after each change. Sources are subscribed to while there is a listener. */
  subscribe(listener: () => void): () => void;
  /** Changes the query: synchronously if a source can read it, else when its response arrives. */
  setQuery(query: VehicleQuery): void;
  /** Applies a listing that came with the page, for the latest query or the one on screen. */
  receive(response: ListingResult<L>): void;
  /** Fetches the latest query again; the current listing stays until the response arrives. */
  refresh(): void;
  /** True if `setQuery` would show this query synchronously. */
  canRead(query: VehicleQuery): boolean;
}

/**
 * Creates the state container of a list. Independent of a framework: `subscribe` and `getSnapshot`
 * fit `useSyncExternalStore`. Only the response to the latest query is shown.
 */
export function createListing<L extends VehicleListing>({
  query,
  listing,
  sources,
}: ListingOptions<L>): Listing<L> {
  const listeners = new Set<() => void>();
  let received: ListingResult<L> = { query, listing };
  let request: AbortController | undefined;
  let leaveSources: (() => void)[] = [];

  const read = (requested: VehicleQuery): ListingResult<L> | undefined => {
    for (const source of sources) {
      const found = source.read?.(requested, received);
      if (found) return { query: requested, listing: found };
    }
    return received.query === requested ? received : undefined;
  };
  let snapshot: ListingSnapshot<L> = { query, shown: read(query) ?? received, status: 'ready' };

  const set = (next: ListingSnapshot<L>) => {
    snapshot = next;
    for (const listener of [...listeners]) listener();
  };
  const cancel = () => {
    request?.abort();
    request = undefined;
  };
  const show = (shown: ListingResult<L>) => {
    cancel();
    set({ query: shown.query, shown, status: 'ready' });
  };

  const load = async (requested: VehicleQuery) => {
    cancel();
    const own = new AbortController();
    request = own;
    let error: unknown = new Error('No source gives this listing.');
    for (const source of sources) {
      try {
        const response = source.fetch?.(requested, own.signal);
        if (!response) {
          if (source.fetch) return;
          continue;
        }
        const loaded = await response;
        if (request !== own) return;
        received = { query: requested, listing: loaded };
        show(read(requested) ?? received);
        return;
      } catch (failure) {
        if (request !== own) return;
        error = failure;
      }
    }
    request = undefined;
    set({ query: requested, shown: snapshot.shown, status: 'failed', error });
  };

  /** A source has changed: reads the latest query, else the one on screen. */
  const reread = () => {
    const found = read(snapshot.query);
    if (found) {
      if (found.listing !== snapshot.shown.listing || snapshot.status !== 'ready') show(found);
      return;
    }
    if (snapshot.status === 'ready') {
      void load(snapshot.query);
      return;
    }
    const shown = read(snapshot.shown.query);
    if (shown && shown.listing !== snapshot.shown.listing) set({ ...snapshot, shown });
  };

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      if (listeners.size === 0) {
        leaveSources = sources.flatMap((source) => source.subscribe?.(reread) ?? []);
        // The request was cancelled when the last listener unsubscribed.
        if (snapshot.status === 'pending' && !request) void load(snapshot.query);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        for (const leave of leaveSources) leave();
        leaveSources = [];
        cancel();
      };
    },
    setQuery(next) {
      if (next === snapshot.query && snapshot.status !== 'failed') return;
      const found = read(next);
      if (found) return show(found);
      set({ query: next, shown: snapshot.shown, status: 'pending' });
      void load(next);
    },
    receive(response) {
      received = response;
      if (response.query === snapshot.query) return show(read(response.query) ?? response);
      if (response.query !== snapshot.shown.query) return;
      set({ ...snapshot, shown: read(response.query) ?? response });
    },
    refresh: () => void load(snapshot.query),
    canRead: (requested) => read(requested) !== undefined,
  };
}
