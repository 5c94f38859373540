import type { VehicleListing } from '@mawkib/api-clients/contracts';
import type { VehicleQuery } from '../query/vehicle-query.js';

/** A listing and the query that it answers. */
export interface ListingResult<L extends VehicleListing = VehicleListing> {
  readonly query: VehicleQuery;
  readonly listing: L;
}

/** Where listings come from. Each method is optional; a source has `read`, `fetch` or both. */
export interface ListingSource<L extends VehicleListing = VehicleListing> {
  /**
   * The listing of a query at once; undefined where this source cannot tell it. `received` is the
   * last listing that was fetched or brought by the page.
   */
  read?(query: VehicleQuery, received: ListingResult<L>): L | undefined;
  /**
   * Requests the listing of a query. The signal aborts when the response is no longer wanted. A
   * rejection hands the query to the next source. Undefined: the response comes through
   * `Listing.receive`.
   */
  fetch?(query: VehicleQuery, signal: AbortSignal): Promise<L> | undefined;
  /** Calls the listener when `read` may give another listing. Returns how to stop that. */
  subscribe?(listener: () => void): () => void;
}

/** An immutable state of a listing; the same object until something changes. */
export interface ListingSnapshot<L extends VehicleListing = VehicleListing> {
  /** The newest query. */
  readonly query: VehicleQuery;
  /** What is shown: the response to an earlier query while the newest is pending or has failed. */
  readonly shown: ListingResult<L>;
  readonly status: 'ready' | 'pending' | 'failed';
  /** What the last source rejected with; only where `status` is `failed`. */
  readonly error?: unknown;
}

export interface ListingOptions<L extends VehicleListing = VehicleListing> {
  /** What the page asks when it is loaded. */
  query: VehicleQuery;
  /** The response to it, which came with the page. */
  listing: L;
  /** In order: all are read before one is fetched. */
  sources: readonly ListingSource<L>[];
}

/** One list of vehicles: its query, what it shows, and where that comes from. */
export interface Listing<L extends VehicleListing = VehicleListing> {
  getSnapshot(): ListingSnapshot<L>;
  /** Calls the listener after each change; sources are watched while there is a listener. */
  subscribe(listener: () => void): () => void;
  /** Shows another query: at once where a source reads it, else when its response arrives. */
  setQuery(query: VehicleQuery): void;
  /** Takes in a listing that the page brought, for the newest query or the one that is shown. */
  receive(response: ListingResult<L>): void;
  /** Requests the newest query again; what is shown stays until the response arrives. */
  refresh(): void;
  /** Whether `setQuery` would show this query at once. */
  canRead(query: VehicleQuery): boolean;
}

/**
 * The controller of a list. It needs no framework: `subscribe` and `getSnapshot` are what
 * `useSyncExternalStore` takes. Only the response to the newest query is ever shown.
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

  /** A source has other listings: the newest query first, else what is shown meanwhile. */
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
        // The last listener to leave cancelled the request.
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
