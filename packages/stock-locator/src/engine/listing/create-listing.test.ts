import type { VehicleListing } from '@mawkib/api-clients/contracts/stock';
import { runs } from '@mawkib/tooling-vitest/scope';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { everything, type VehicleQuery } from '../query/vehicle-query.js';
import { createListing, type ListingSource } from './create-listing.js';

const queries = ['XF', 'XE', 'Defender', 'Discovery'].map(
  (model): VehicleQuery => ({ ...everything, lists: { models: [model] } }),
);
const [xf, xe, defender] = queries as [VehicleQuery, VehicleQuery, VehicleQuery];

/** Response with its query and the state of the stock. */
const listingOf = (query: VehicleQuery, version = 0): VehicleListing => ({
  data: [],
  meta: { page: 1, items: version, total: queries.indexOf(query), facets: {}, ranges: {} },
});

/** A service with responses that the test resolves. */
function service() {
  const requests: {
    query: VehicleQuery;
    signal: AbortSignal;
    respond: (listing?: VehicleListing) => Promise<void>;
    fail: () => Promise<void>;
  }[] = [];
  const settled = () => new Promise<void>((done) => setTimeout(done, 0));
  const source: ListingSource = {
    fetch: (query, signal) =>
      new Promise((resolve, reject) => {
        requests.push({
          query,
          signal,
          respond: async (listing = listingOf(query)) => {
            resolve(listing);
            await settled();
          },
          fail: async () => {
            reject(new TypeError('Failed to fetch'));
            await settled();
          },
        });
      }),
  };
  return { source, requests };
}

/** Local stock that can answer some queries and reports changes. */
function stock(known: VehicleQuery[]) {
  const listeners = new Set<() => void>();
  let version = 1;
  const source: ListingSource = {
    read: (query) => (known.includes(query) ? listingOf(query, version) : undefined),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const change = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  return { source, known, change, listeners };
}

function open(...sources: ListingSource[]) {
  const listing = createListing({ query: everything, listing: listingOf(everything), sources });
  const listener = vi.fn();
  const leave = listing.subscribe(listener);
  const state = () => {
    const { query, shown, status } = listing.getSnapshot();
    return [queries.indexOf(query), shown.listing.meta.total, status];
  };
  return { listing, listener, leave, state };
}

describe('a listing', () => {
  it('shows what a source reads at once, and makes no request else', () => {
    const { source, requests } = service();
    const { listing, listener, state } = open(stock([xf]).source, source);
    listing.setQuery(xf);
    expect(state()).toEqual([0, 0, 'ready']);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(requests).toHaveLength(0);
  });

  it('keeps what it shows while a response is awaited', async () => {
    const { source, requests } = service();
    const { listing, state } = open(source);
    listing.setQuery(xe);
    expect(state()).toEqual([1, -1, 'pending']);
    const before = listing.getSnapshot();
    expect(listing.getSnapshot()).toBe(before);
    await requests[0]?.respond();
    expect(state()).toEqual([1, 1, 'ready']);
  });

  it('shows the newest query alone when responses arrive out of order', async () => {
    const { source, requests } = service();
    const { listing, state } = open(source);
    listing.setQuery(xf);
    listing.setQuery(xe);
    expect(requests[0]?.signal.aborted).toBe(true);
    await requests[1]?.respond();
    await requests[0]?.respond();
    expect(state()).toEqual([1, 1, 'ready']);
  });

  it('waits for the second choice when the first is answered after it was made', async () => {
    const { source, requests } = service();
    const { listing, state } = open(source);
    listing.setQuery(xf);
    listing.setQuery(xe);
    await requests[0]?.respond();
    expect(state()).toEqual([1, -1, 'pending']);
    await requests[1]?.respond();
    expect(state()).toEqual([1, 1, 'ready']);
  });

  it('asks the next source when one fails, and reports it when all have', async () => {
    const first = service();
    const second = service();
    const { listing, state } = open(first.source, second.source);
    listing.setQuery(xf);
    expect(second.requests).toHaveLength(0);
    await first.requests[0]?.fail();
    await second.requests[0]?.respond();
    expect(state()).toEqual([0, 0, 'ready']);

    listing.setQuery(xe);
    await first.requests[1]?.fail();
    await second.requests[1]?.fail();
    expect(state()).toEqual([1, 0, 'failed']);
    expect(listing.getSnapshot().error).toBeInstanceOf(TypeError);
    listing.setQuery(xe);
    await first.requests[2]?.respond();
    expect(state()).toEqual([1, 1, 'ready']);
  });

  it('ignores the failure of a request that nobody waits for any more', async () => {
    const first = service();
    const second = service();
    const { listing, state } = open(first.source, second.source);
    listing.setQuery(xf);
    listing.setQuery(xe);
    await first.requests[0]?.fail();
    expect(second.requests).toHaveLength(0);
    await first.requests[1]?.respond();
    expect(state()).toEqual([1, 1, 'ready']);
  });

  it('shows a live change, of the query before while the newest is pending', async () => {
    const { source, requests } = service();
    const own = stock([everything, xf]);
    const { listing, state } = open(own.source, source);
    listing.setQuery(xe);
    own.change();
    expect(state()).toEqual([1, -1, 'pending']);
    expect(listing.getSnapshot().shown.listing.meta.items).toBe(2);
    expect(requests).toHaveLength(1);
    await requests[0]?.respond();
    expect(state()).toEqual([1, 1, 'ready']);
  });

  it('shows a pending query as soon as a source can read it', async () => {
    const { source, requests } = service();
    const own = stock([]);
    const { listing, state } = open(own.source, source);
    listing.setQuery(xf);
    own.known.push(xf);
    own.change();
    expect(state()).toEqual([0, 0, 'ready']);
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  it('requests what it shows when the source that read it cannot any more', async () => {
    const { source, requests } = service();
    const own = stock([xf]);
    const { listing, state } = open(own.source, source);
    listing.setQuery(xf);
    own.known.length = 0;
    own.change();
    expect(state()).toEqual([0, 0, 'ready']);
    await requests[0]?.respond(listingOf(xf, 9));
    expect(listing.getSnapshot().shown.listing.meta.items).toBe(9);
  });

  it('takes in what the page brings: for the newest query, and for the one that is shown', async () => {
    const page: ListingSource = { fetch: () => undefined };
    const { listing, state } = open(page);
    listing.setQuery(xf);
    listing.setQuery(xe);
    listing.receive({ query: everything, listing: listingOf(everything, 5) });
    expect(state()).toEqual([1, -1, 'pending']);
    expect(listing.getSnapshot().shown.listing.meta.items).toBe(5);
    listing.receive({ query: xf, listing: listingOf(xf) });
    expect(state()).toEqual([1, -1, 'pending']);
    listing.receive({ query: xe, listing: listingOf(xe) });
    expect(state()).toEqual([1, 1, 'ready']);
  });

  it('refreshes without a pending state, and drops that when another query is asked', async () => {
    const { source, requests } = service();
    const { listing, state } = open(source);
    listing.refresh();
    expect(state()).toEqual([-1, -1, 'ready']);
    listing.setQuery(xf);
    await requests[0]?.respond(listingOf(everything, 7));
    expect(state()).toEqual([0, -1, 'pending']);
    await requests[1]?.respond();
    expect(state()).toEqual([0, 0, 'ready']);
  });

  it('leaves its sources and its request when nobody listens, and continues when someone does', async () => {
    const { source, requests } = service();
    const own = stock([]);
    const { listing, leave, state } = open(own.source, source);
    listing.setQuery(xf);
    leave();
    expect(own.listeners.size).toBe(0);
    expect(requests[0]?.signal.aborted).toBe(true);
    listing.subscribe(() => {});
    await requests[1]?.respond();
    expect(state()).toEqual([0, 0, 'ready']);
  });
});

type Step =
  | { kind: 'ask'; query: VehicleQuery }
  | { kind: 'respond' | 'fail'; at: number }
  | { kind: 'change' };
const anyQuery = fc.constantFrom(...queries);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('ask' as const), query: anyQuery }),
    fc.record({ kind: fc.constantFrom('respond' as const, 'fail' as const), at: fc.nat(5) }),
    fc.record({ kind: fc.constant('change' as const) }),
  ),
  { maxLength: 30 },
);

it('shows the response to the newest query in the end, whatever arrives in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.subarray([...queries]), async (all, known) => {
      const { source, requests } = service();
      const own = stock([...known]);
      const { listing } = open(own.source, source);
      let newest = everything;
      const open_ = new Set<number>();
      for (const step of all) {
        if (step.kind === 'ask') {
          newest = step.query;
          listing.setQuery(newest);
        } else if (step.kind === 'change') own.change();
        else {
          const at = requests.length - 1 - step.at;
          if (at < 0 || open_.has(at)) continue;
          open_.add(at);
          await requests[at]?.[step.kind]();
        }
        const { query, shown, status } = listing.getSnapshot();
        expect(query).toBe(newest);
        expect(shown.listing.meta.total).toBe(queries.indexOf(shown.query));
        if (status === 'ready') expect(shown.query).toBe(newest);
        expect(requests.filter(({ signal }, at) => !signal.aborted && !open_.has(at)).length).toBe(
          status === 'pending' ? 1 : 0,
        );
      }
      const { status } = listing.getSnapshot();
      if (status === 'pending') await requests.at(-1)?.respond();
      if (status !== 'failed') {
        expect(listing.getSnapshot()).toMatchObject({ status: 'ready', shown: { query: newest } });
      }
    }),
    { numRuns: runs(60) },
  );
});

it('tells beforehand which query it would show at once', () => {
  const { listing } = open(stock([defender]).source, service().source);
  expect([listing.canRead(defender), listing.canRead(xf), listing.canRead(everything)]).toEqual([
    true,
    false,
    true,
  ]);
});
