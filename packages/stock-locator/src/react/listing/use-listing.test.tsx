// @vitest-environment happy-dom
import type { VehicleListing } from '@mawkib/api-clients/contracts/stock';
import { LocaleProvider } from '@mawkib/ui';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseQuery } from '../../engine/query/search-params.js';
import { listingOf } from '../../fixtures/listing-of.js';
import { rawVehicles } from '../../fixtures/raw-vehicles.js';
import { createPageStocks } from '../live-listing/page-stock.js';
import {
  createStockSession,
  type StockSession,
  StockSessionProvider,
} from '../session/stock-session.js';
import { StockList, type StockListProps } from '../stock-list/StockList.js';
import { createPageListings } from './page-listings.js';

const stock = rawVehicles(30);
const response = (search: string) => listingOf(stock, parseQuery(new URLSearchParams(search)));

/** Response of the local stock; undefined until it is loaded. */
let device: ((search: string) => boolean) | undefined;
let session: StockSession;

/** A session with a stock that responds with `device`; `change` notifies its listeners. */
function sessionWithStock() {
  const made = createStockSession();
  const real = made.get(createPageStocks);
  const listeners = new Set<() => void>();
  const source = { service: '/services/stock', listing: 'all', lang: 'en' };
  const fake: ReturnType<typeof real> = {
    ...real(source),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    response: (query) =>
      device?.(query.lists.states?.join() ?? '') ? listingOf(stock, query) : undefined,
    card: (id) => stock.find((vehicle) => vehicle.id === id) as never,
  };
  const stocks = () => fake;
  const own: StockSession = {
    get: ((create: unknown) =>
      create === createPageStocks ? stocks : made.get(create as never)) as StockSession['get'],
  };
  return {
    own,
    change: () => {
      for (const listener of listeners) listener();
    },
  };
}

let change: () => void;
beforeEach(() => {
  device = undefined;
  ({ own: session, change } = sessionWithStock());
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
});

let given: Partial<StockListProps>;

function Page() {
  const listing = useLoaderData<VehicleListing>();
  return (
    <StockList basePath="/vehicles" query={useLocation().search} listing={listing} {...given} />
  );
}
const Nothing = () => null;

/** A page with a list that fetches one block's data; `requests` are pending ones. */
async function open(search = '', props: Partial<StockListProps> = {}) {
  const loader = vi.fn(({ request }: { request: Request }) =>
    response(new URL(request.url).search),
  );
  const requests: {
    search: string;
    signal: AbortSignal;
    respond: (listing: VehicleListing) => void;
    fail: () => void;
  }[] = [];
  const load = vi.fn(
    (text: string, signal: AbortSignal) =>
      new Promise<VehicleListing>((respond, reject) => {
        requests.push({ search: text, signal, respond, fail: () => reject(new Error('away')) });
      }),
  );
  given = { load, ...props };
  const router = createMemoryRouter(
    [
      { path: '/:locale/vehicles', loader, Component: Page, HydrateFallback: Nothing },
      { path: '*', Component: Nothing },
    ],
    { initialEntries: [`/en/vehicles${search}`] },
  );
  render(
    <LocaleProvider locale="en">
      <StockSessionProvider value={session}>
        <RouterProvider router={router} />
      </StockSessionProvider>
    </LocaleProvider>,
  );
  await waitFor(() => expect(total()).toBeDefined());
  loader.mockClear();
  return { router, loader, load, requests, address: () => router.state.location.search };
}

const total = () => document.querySelector('[role=status]')?.textContent;
const isBusy = () => document.querySelector('[aria-busy]') !== null;
const tick = (name: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }));

describe('a list that asks for one block', () => {
  it('shows a filter without loading the page, and the address follows', async () => {
    const { loader, requests, address } = await open();
    tick(/^Used/);
    await waitFor(() => expect(requests).toHaveLength(1));
    expect([requests[0]?.search, isBusy(), total()]).toEqual(['states=used', true, '30 cars']);
    expect(address()).toBe('');
    await act(async () => requests[0]?.respond(response('states=used')));
    expect([isBusy(), total()]).toEqual([false, '10 cars']);
    await waitFor(() => expect(address()).toBe('?states=used'));
    expect(total()).toBe('10 cars');
    expect(loader).not.toHaveBeenCalled();
  });

  it('shows the second of two quick filters, whichever is answered first', async () => {
    const { loader, requests, address } = await open();
    tick(/^Used/);
    tick(/^New/);
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests.map(({ search, signal }) => [search, signal.aborted])).toEqual([
      ['states=used', true],
      ['states=new++used', false],
    ]);
    await act(async () => requests[1]?.respond(response('states=new++used')));
    await act(async () => requests[0]?.respond(response('states=used')));
    expect(total()).toBe('20 cars');
    await waitFor(() => expect(address()).toBe('?states=new++used'));
    expect(loader).not.toHaveBeenCalled();
  });

  it('lets the page load the query when the block cannot be had', async () => {
    const { loader, requests, address } = await open();
    tick(/^Used/);
    await waitFor(() => expect(requests).toHaveLength(1));
    await act(async () => requests[0]?.fail());
    await waitFor(() => expect(address()).toBe('?states=used'));
    expect(loader).toHaveBeenCalledTimes(1);
    await waitFor(() => expect([isBusy(), total()]).toEqual([false, '10 cars']));
  });

  it('shows what someone else navigates to, back and forward too', async () => {
    const { router, load, loader } = await open();
    await act(() => router.navigate('/en/vehicles?states=used'));
    await waitFor(() => expect(total()).toBe('10 cars'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(total()).toBe('30 cars'));
    await act(() => router.navigate(1));
    await waitFor(() => expect(total()).toBe('10 cars'));
    expect(loader).toHaveBeenCalledTimes(3);
    expect(load).not.toHaveBeenCalled();
  });

  it('goes to the list from a landing page, which only another page load can leave', async () => {
    const { load, address } = await open('', { basePath: '/all-vehicles' });
    device = () => true;
    tick(/^Used/);
    expect(total()).toBe('30 cars');
    await waitFor(() => expect(address()).toBe('?states=used'));
    expect(load).not.toHaveBeenCalled();
    expect(document.querySelector('[role=status]')).toBeNull();
  });
});

describe('a list with the stock in the page', () => {
  it('answers in the click itself, makes no request, and the address follows', async () => {
    const { loader, load, address } = await open();
    device = () => true;
    tick(/^Used/);
    expect([isBusy(), total()]).toEqual([false, '10 cars']);
    await waitFor(() => expect(address()).toBe('?states=used'));
    expect([loader, load].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it('shows a live change while another query is awaited', async () => {
    const { requests } = await open();
    device = (states) => states === '';
    act(() => change());
    tick(/^Used/);
    await waitFor(() => expect(requests).toHaveLength(1));
    const before = stock.length;
    stock.push({ ...(stock[0] as (typeof stock)[number]), id: 'arrived' });
    act(() => change());
    expect([isBusy(), total()]).toEqual([true, '31 cars']);
    stock.length = before;
    await act(async () => requests[0]?.respond(response('states=used')));
    expect([isBusy(), total()]).toEqual([false, '10 cars']);
  });

  it('tells a route which addresses need no load', async () => {
    await open('?states=new');
    const listings = session.get(createPageListings);
    const at = (search: string, pathname = '/en/vehicles') => ({ pathname, search });
    expect(listings.cover(at('?states=used'))).toBe(false);
    device = (states) => states === 'used';
    expect(listings.cover(at('?states=used'))).toBe(true);
    expect(listings.cover(at('?states=approved'))).toBe(false);
    expect(listings.cover(at('?states=new'))).toBe(false);
    expect(listings.cover(at('?states=used', '/en/offers'))).toBe(false);
    cleanup();
    expect(listings.cover(at('?states=used'))).toBe(false);
  });
});

it('makes one search part for a click, and reads none', async () => {
  const { address } = await open('', { enabledFilters: ['states'] });
  device = () => true;
  const read = vi.spyOn(URLSearchParams.prototype, 'getAll');
  tick(/^Used/);
  await waitFor(() => expect(address()).toBe('?states=used'));
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
});
