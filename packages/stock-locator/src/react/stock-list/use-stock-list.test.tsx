// @vitest-environment happy-dom
import { LocaleProvider } from '@mawkib/ui';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { parseQuery } from '../../engine/query/search-params.js';
import { listingOf } from '../../fixtures/listing-of.js';
import { rawVehicles } from '../../fixtures/raw-vehicles.js';
import { type FacetState, useFacet } from './use-facet.js';
import { type RangeFilterState, useRangeFilter } from './use-range-filter.js';
import { type StockListState, useStockList } from './use-stock-list.js';

interface Held {
  list: StockListState;
  states: FacetState;
  price: RangeFilterState;
}

const held = {} as Held;
const stock = rawVehicles(30);

function Page() {
  const query = parseQuery(new URLSearchParams(useLoaderData<string>()));
  const list = useStockList({ basePath: '/short', query, listing: listingOf(stock, query) });
  const states = useFacet(list, 'states');
  Object.assign(held, { list, states, price: useRangeFilter(list, 'display_price') });
  return null;
}
const Nothing = () => null;

/** Renders the hooks only; `held` is their current result. */
async function open(search = '') {
  Object.assign(held, { list: undefined });
  const router = createMemoryRouter(
    [
      {
        path: '/:locale/short',
        loader: ({ request }) => new URL(request.url).search,
        Component: Page,
        HydrateFallback: Nothing,
      },
    ],
    { initialEntries: [`/en/short${search}`] },
  );
  render(
    <LocaleProvider locale="en">
      <RouterProvider router={router} />
    </LocaleProvider>,
  );
  await waitFor(() => expect(held.list).toBeDefined());
  return () => decodeURIComponent(router.state.location.search);
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('the hooks of a list', () => {
  it('return the options and apply choices', async () => {
    const search = await open();
    expect([held.list.total, held.list.loaded.vehicles.length]).toEqual([30, 12]);
    expect(held.states.name).toBe('Condition');
    const used = () => held.states.options.find(({ value }) => value === 'used');
    expect(used()).toMatchObject({
      label: 'Used',
      count: 10,
      isChosen: false,
      href: '/en/short?states=used',
    });
    act(() => used()?.toggle());
    await waitFor(() => expect(search()).toBe('?states=used'));
    await waitFor(() => expect(used()?.isChosen).toBe(true));
    expect(held.list.total).toBe(10);
    act(() => held.states.clear());
    await waitFor(() => expect(search()).toBe(''));
  });

  it('hold a range while it is set and ask for it when told', async () => {
    const search = await open('?states=new');
    act(() => held.price.setText('to', '٦٠٠٬٠٠٠'));
    expect([held.price.range, held.price.isChanged, search()]).toEqual([
      { to: 600_000 },
      true,
      '?states=new',
    ]);
    expect(held.price.thumbs[1]).toBe(600_000);
    act(() => held.price.commit());
    await waitFor(() => expect(search()).toBe('?states=new&display_price.to=600000'));
    await waitFor(() => expect(held.price.isChanged).toBe(false));
  });
});
