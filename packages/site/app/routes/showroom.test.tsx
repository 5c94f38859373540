// @vitest-environment happy-dom
import { createFetchCall } from '@mawkib/api-clients/fetch';
import { LocaleProvider } from '@mawkib/ui';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type SiteContext, siteContext } from '../context/site-context.ts';
import { marketWith } from '../market-data/market.fixture.ts';
import Showroom, { loader } from './showroom.tsx';

const car = {
  id: '9',
  nameplate_brand_name: 'Land Rover',
  nameplate_name: 'Defender',
  owner_id: '201',
  owner_name: 'Mawkib Dubai',
  state: 'new',
  status: 'stock',
  photos: [],
  features_standard: [],
  features_optional: [],
  financing_options: ['cash'],
  price_hidden: [],
};

const Nothing = () => null;

/** The page of the car in a market with these settings. */
async function open(settings: Record<string, unknown>, vehicle: object = car) {
  const fetch = async (url: string | URL | Request) =>
    new URL(String(url)).pathname.endsWith('/vehicle/9')
      ? Response.json({ data: vehicle })
      : new Response('{}', { status: 503 });
  const context = new RouterContextProvider();
  context.set(siteContext, {
    call: createFetchCall({ origin: 'https://market.example', fetch }),
    log: () => {},
    publicUrl: 'https://cars.example',
    market: async () => marketWith(settings),
  } as unknown as SiteContext);
  const url = new URL('https://cars.example/en/showroom/new-defender-9');
  const params = { locale: 'en', slug: 'new-defender-9' };
  const args = { params, context, url, request: new Request(url) };
  const { data } = await loader(args as unknown as Parameters<typeof loader>[0]);
  const Stub = createRoutesStub([
    {
      path: '/:locale',
      HydrateFallback: Nothing,
      children: [{ path: 'showroom/:slug', Component: Showroom as never, loader: () => data }],
    },
  ]);
  render(
    <LocaleProvider locale="en">
      <Stub initialEntries={[url.pathname]} />
    </LocaleProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
}

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('names the seller of a car only where the settings list that feature [S-6-11]', async () => {
  await open({ 'stock_locator.features': 'owner_visible' });
  expect(screen.getAllByText('Mawkib Dubai').length).toBeGreaterThan(0);
  cleanup();
  await open({ 'stock_locator.features': 'postcode_search' });
  expect(screen.queryByText('Mawkib Dubai')).toBeNull();
});

it('remembers the car that is shown, by the members of its key [S-9-32]', async () => {
  const keptOf = () => JSON.parse(localStorage.getItem('sl_product_page_data') ?? 'null');
  await open({});
  const returnUrl = '/en/showroom/new-defender-9';
  const kept = { vehicleId: '9', state: 'new', returnUrl, dealerCodes: null };
  await waitFor(() => expect(keptOf()).toEqual(kept));
  cleanup();
  await open({}, { ...car, owner_dealer_code: 'MK-DXB' });
  await waitFor(() => expect(keptOf()).toEqual({ ...kept, dealerCodes: ['MK-DXB'] }));
});
