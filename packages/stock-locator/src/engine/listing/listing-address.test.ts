import type { VehicleListing } from '@mawkib/api-clients/contracts/stock';
import { describe, expect, it, vi } from 'vitest';
import { parseQuery, toSearch } from '../query/search-params.js';
import type { VehicleQuery } from '../query/vehicle-query.js';
import { createListing, type ListingSource } from './create-listing.js';
import { createListingAddress } from './listing-address.js';

const read = vi.fn((search: string) => parseQuery(new URLSearchParams(search)));
const listingOf = (text: string): VehicleListing => ({
  data: [],
  meta: { page: 1, items: 0, total: text.length, facets: {}, ranges: {} },
});

/** Page at a query string, with a listing over its history. `known`: queries that its stock can answer. */
function open(search: string, known: string[] = []) {
  read.mockClear();
  const idle: (() => void)[] = [];
  const written: string[] = [];
  const loaded: string[] = [];
  const entries: string[] = [];
  const history = {
    write: vi.fn((text: string, entry: string) => {
      written.push(text);
      entries.push(entry);
    }),
    load: vi.fn((text: string, entry: string) => {
      loaded.push(text);
      entries.push(entry);
    }),
    reload: vi.fn(),
    whenIdle: (run: () => void) => void idle.push(run),
  };
  const query = parseQuery(new URLSearchParams(search));
  let time = 0;
  const address = createListingAddress({ search, query, read, history, now: () => time });
  const stock: ListingSource = {
    read: (requested) =>
      known.includes(toSearch(requested)) ? listingOf(toSearch(requested)) : undefined,
  };
  const listing = createListing({
    query,
    listing: listingOf(search),
    sources: [stock, address.source],
  });
  const leave = address.follow(listing);
  const rest = () => {
    for (const run of idle.splice(0)) run();
  };
  const arrive = (text: string, brought?: VehicleListing, isMoving = false) =>
    address.arrive(listing, { search: text, listing: brought, isMoving });
  const state = () => {
    const { query: requested, shown, status } = listing.getSnapshot();
    return [toSearch(requested), toSearch(shown.query), status];
  };
  const ask = (text: string): VehicleQuery => {
    const requested = parseQuery(new URLSearchParams(text));
    listing.setQuery(requested);
    return requested;
  };
  const pause = (ms: number) => {
    time += ms;
  };
  return {
    address,
    listing,
    history,
    written,
    loaded,
    entries,
    rest,
    arrive,
    state,
    ask,
    leave,
    pause,
  };
}

describe('the address of a listing', () => {
  it('follows what is shown, once the browser is at rest, by the last query alone', () => {
    const { ask, history, written, rest, state, arrive } = open('', ['models=XF', 'models=XE']);
    ask('models=XF');
    ask('models=XE');
    expect(history.write).not.toHaveBeenCalled();
    rest();
    expect(written).toEqual(['models=XE']);
    arrive('models=XE');
    rest();
    expect(history.write).toHaveBeenCalledTimes(1);
    expect(history.load).not.toHaveBeenCalled();
    expect(state()).toEqual(['models=XE', 'models=XE', 'ready']);
    expect(read).not.toHaveBeenCalled();
  });

  it('follows a response that was awaited at once', async () => {
    const query = parseQuery(new URLSearchParams());
    const history = { write: vi.fn(), load: vi.fn(), reload: vi.fn(), whenIdle: vi.fn() };
    const address = createListingAddress({ search: '', query, read, history, now: () => 0 });
    const service: ListingSource = { fetch: async (requested) => listingOf(toSearch(requested)) };
    const sources = [service, address.source];
    const listing = createListing({ query, listing: listingOf(''), sources });
    address.follow(listing);
    listing.setQuery(parseQuery(new URLSearchParams('models=XF')));
    expect(history.write).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(listing.getSnapshot().status).toBe('ready'));
    expect(history.write.mock.calls).toEqual([['models=XF', 'push']]);
    expect([history.whenIdle, history.load].map(({ mock }) => mock.calls)).toEqual([[], []]);
  });

  it('keeps a choice that was made while the address of the one before arrives', () => {
    const { ask, written, rest, state, arrive } = open('', ['models=XF', 'models=XE']);
    ask('models=XF');
    rest();
    ask('models=XE');
    arrive('models=XF');
    expect(state()).toEqual(['models=XE', 'models=XE', 'ready']);
    rest();
    expect(written).toEqual(['models=XF', 'models=XE']);
  });

  it('lets the page load what no other source gives, and shows it when it arrives', () => {
    const { ask, history, loaded, state, arrive, rest } = open('');
    ask('models=XF');
    expect(loaded).toEqual(['models=XF']);
    expect(state()).toEqual(['models=XF', '', 'pending']);
    arrive('models=XF', listingOf('XF'));
    expect(state()).toEqual(['models=XF', 'models=XF', 'ready']);
    rest();
    expect(history.write).not.toHaveBeenCalled();
    expect(read).not.toHaveBeenCalled();
  });

  it('loads the second choice when it is made before the first has arrived', () => {
    const { ask, loaded, state, arrive } = open('');
    ask('models=XF');
    ask('models=XE');
    expect(loaded).toEqual(['models=XF', 'models=XE']);
    arrive('models=XF', listingOf('XF'));
    expect(state()).toEqual(['models=XE', '', 'pending']);
    arrive('models=XE', listingOf('XE'));
    expect(state()).toEqual(['models=XE', 'models=XE', 'ready']);
    expect(read).not.toHaveBeenCalled();
  });

  it('goes back and forward with the history, and reads each address once', () => {
    const { address, arrive, state, history, rest } = open('models=XF', ['models=XE']);
    expect(address.queryOf('models=XE')).toBe(address.queryOf('models=XE'));
    arrive('models=XE');
    expect(read).toHaveBeenCalledTimes(1);
    expect(state()).toEqual(['models=XE', 'models=XE', 'ready']);
    arrive('models=XF', listingOf('XF'));
    expect(state()).toEqual(['models=XF', 'models=XF', 'ready']);
    rest();
    expect([history.write, history.load].map(({ mock }) => mock.calls)).toEqual([[], []]);
  });

  it('gives up a choice for an address that someone else goes to', () => {
    const { ask, arrive, state, address } = open('');
    ask('models=XF');
    expect([address.isOwn('models=XF'), address.isOwn('models=XE')]).toEqual([true, false]);
    arrive('models=XE', listingOf('XE'));
    expect(state()).toEqual(['models=XE', 'models=XE', 'ready']);
    expect(address.isOwn('models=XF')).toBe(false);
  });

  it('shows what it showed when the page could not be had', () => {
    const { ask, arrive, state, history } = open('models=XE');
    ask('models=XF');
    arrive('models=XE', listingOf('last known'));
    expect(state()).toEqual(['models=XE', 'models=XE', 'ready']);
    ask('models=XF');
    expect(history.load).toHaveBeenCalledTimes(2);
  });

  it('keeps a choice on its way when the page is only loaded again', () => {
    const { ask, arrive, state, listing } = open('models=XE');
    ask('models=XF');
    arrive('models=XE', listingOf('again'), true);
    expect(state()).toEqual(['models=XF', 'models=XE', 'pending']);
    expect(listing.getSnapshot().shown.listing.meta.total).toBe('again'.length);
  });

  it('loads the page again for the address that it has', () => {
    const { listing, history, arrive, state } = open('models=XE');
    listing.refresh();
    expect(history.reload).toHaveBeenCalledTimes(1);
    arrive('models=XE', listingOf('newer'));
    expect(state()).toEqual(['models=XE', 'models=XE', 'ready']);
    expect(listing.getSnapshot().shown.listing.meta.total).toBe('newer'.length);
  });

  it('writes nothing for a choice that is taken back before the browser is at rest', () => {
    const { ask, history, rest } = open('', ['models=XF', '']);
    ask('models=XF');
    ask('');
    rest();
    expect(history.write).not.toHaveBeenCalled();
  });

  it('makes the search part of a query once', () => {
    const { address, ask } = open('', ['models=XF']);
    const query = ask('models=XF');
    const sorts = vi.spyOn(URLSearchParams.prototype, 'toString');
    expect([address.searchOf(query), address.searchOf(query)]).toEqual(['models=XF', 'models=XF']);
    expect(sorts).toHaveBeenCalledTimes(1);
    sorts.mockRestore();
  });
});

describe('the entries of the history', () => {
  const known = ['models=XF', 'models=XE', 'models=XF&page=2', ''];
  /** Makes choices, `ms` after each other, that are shown and have their address at once. */
  const choose = (page: ReturnType<typeof open>, ms: number, texts: readonly string[]) => {
    for (const text of texts) {
      page.ask(text);
      page.rest();
      page.arrive(text);
      page.pause(ms);
    }
    return page.entries.splice(0);
  };

  it('are one for each choice that the visitor pauses on', () => {
    expect(choose(open('', known), 1000, ['models=XF', 'models=XE'])).toEqual(['push', 'push']);
  });

  it('are one for choices in quick succession, after the page’s own', () => {
    expect(choose(open('', known), 300, ['models=XF', 'models=XE'])).toEqual(['push', 'replace']);
  });

  it('are none for another page of the same list', () => {
    const page = open('', known);
    expect(choose(page, 5000, ['models=XF', 'models=XF&page=2'])).toEqual(['push', 'replace']);
  });

  it('keep where the visitor went back to', () => {
    const page = open('', known);
    choose(page, 100, ['models=XF']);
    page.arrive('', listingOf(''));
    expect(choose(page, 100, ['models=XE'])).toEqual(['push']);
  });

  it('keep the page’s own while a choice that is given up was on its way', () => {
    const { ask, entries } = open('');
    ask('models=XF');
    ask('models=XE');
    expect(entries).toEqual(['push', 'push']);
  });
});
