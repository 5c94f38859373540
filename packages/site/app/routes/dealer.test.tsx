// @vitest-environment happy-dom
import type { Dealer } from '@mawkib/api-clients/contracts/content';
import { createFetchCall } from '@mawkib/api-clients/fetch';
import { withoutIsolates } from '@mawkib/core/locale';
import { LocaleProvider } from '@mawkib/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { type SiteContext, siteContext } from '../context/site-context.ts';
import { marketWith } from '../market-data/market.fixture.ts';
import DealerRoute, { loader, meta } from './dealer.tsx';

const dealer: Dealer = {
  id: '201',
  dealer_code: 'DXB1',
  slug: 'city-centre-dxb1',
  name: 'City Centre',
  address: 'Main Road',
  city: 'Dubai',
  zip_code: null,
  phone: '+97145550110',
  email: 'city@example.com',
  opening_hours: '',
  latitude: 25.1,
  longitude: 55.2,
  image_id: null,
  brands: ['Land Rover'],
  services: ['sales', 'charging'],
  hours: {
    week: {
      thu: [
        ['09:00', '13:00'],
        ['16:00', '21:00'],
      ],
    },
    special: [{ from: '2026-12-03', to: '2026-12-03', name: { en: 'National Day' }, week: {} }],
  },
};

const market = async () => marketWith({ 'stock_locator.list_path': '/vehicles' });

async function load(slug: string, stock = 503) {
  const requested: string[] = [];
  const fetch = async (url: string | URL | Request) => {
    const { pathname, search } = new URL(String(url));
    requested.push(pathname + search);
    if (pathname.includes('/dealers/')) {
      const isKnown = pathname.toLowerCase().includes('dxb1');
      return isKnown ? Response.json({ data: dealer }) : new Response('{}', { status: 404 });
    }
    return stock === 200
      ? Response.json({ data: [], meta: { page: 1, items: 6, total: 0 } })
      : new Response('{}', { status: stock });
  };
  const context = new RouterContextProvider();
  context.set(siteContext, {
    call: createFetchCall({ origin: 'https://market.example', fetch: fetch as never }),
    log: vi.fn(),
    publicUrl: 'https://cars.example',
    theme: 'land-rover',
    market,
  } as unknown as SiteContext);
  const url = new URL(`https://cars.example/en/retailers/${slug}`);
  const args = { params: { locale: 'en', slug }, context, request: new Request(url), url };
  const response = await loader(args as never).catch((error: unknown) => error);
  if (response instanceof Error) throw response;
  return { response, requested };
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('leads an old name to the current address, and an unknown dealer to the page for what is missing', async () => {
  const old = (await load('former-name-dxb1')).response as Response;
  expect([old.status, old.headers.get('location')]).toEqual([
    301,
    '/en/retailers/city-centre-dxb1',
  ]);
  const unknown = (await load('nobody')).response as Response;
  expect([unknown.status, unknown.headers.get('location')]).toEqual([302, '/en/404']);
});

it('shows the dealer without its cars while the stock does not respond, and does not cache that', async () => {
  const { response, requested } = await load('city-centre-dxb1');
  const { data, init } = response as { data: unknown; init: ResponseInit };
  expect(data).toMatchObject({ page: { cars: [], listHref: '/en/vehicles?dealers=201' } });
  expect(new Headers(init.headers).has('x-mawkib-store')).toBe(false);
  expect(requested.join()).toContain('filter[owner_id_in]=201');
});

it('shows hours from today with holidays, and describes the dealer for search engines', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-26T10:00:00Z'), shouldAdvanceTime: true });
  const { response } = await load('city-centre-dxb1', 200);
  const { data, init } = response as { data: Record<string, object[]>; init: ResponseInit };
  expect(new Headers(init.headers).get('x-mawkib-store')).toBe('1');
  const Stub = createRoutesStub([
    { id: 'd', path: '/:locale/retailers/:slug', Component: DealerRoute as never },
  ]);
  const { container } = render(
    <LocaleProvider locale="en">
      <Stub
        initialEntries={['/en/retailers/city-centre-dxb1']}
        hydrationData={{ loaderData: { d: data } }}
      />
    </LocaleProvider>,
  );
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('City Centre');
  const text = withoutIsolates(container.textContent ?? '').replaceAll('\u00a0', ' ');
  expect(text).toContain('Closed, opens at 4 pm');
  expect(text).toContain('Electric charging');
  expect(container.querySelector('[aria-current=date]')?.textContent).toContain('Thursday');
  expect(text).toContain('National Day');
  const tags = meta({ loaderData: data, params: { locale: 'en' } } as never) ?? [];
  for (const tag of [
    { property: 'og:type', content: 'website' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { hrefLang: 'x-default', href: 'https://cars.example/ar/retailers/city-centre-dxb1' },
  ])
    expect(tags).toContainEqual(expect.objectContaining(tag));
  expect(data.structuredData?.[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home' }, { name: 'Retailers' }, { name: 'City Centre' }],
  });
  expect(data.structuredData?.[0]).toMatchObject({
    '@type': 'AutoDealer',
    url: 'https://cars.example/en/retailers/city-centre-dxb1',
    address: { addressCountry: 'AE' },
    openingHoursSpecification: [
      { dayOfWeek: 'https://schema.org/Thursday', opens: '09:00', closes: '13:00' },
      { opens: '16:00', closes: '21:00' },
    ],
    specialOpeningHoursSpecification: [
      { opens: '00:00', closes: '00:00', validFrom: '2026-12-03', validThrough: '2026-12-03' },
    ],
  });
});
