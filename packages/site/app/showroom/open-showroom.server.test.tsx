// @vitest-environment happy-dom
import { createFetchCall } from '@mawkib/api-clients/fetch';
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorPage } from '../layout/notices/ErrorPage.tsx';
import { marketWith } from '../market-data/market.fixture.ts';
import { loader } from '../routes/showroom.tsx';
import { openShowroom } from './open-showroom.server.ts';

const car = {
  id: '9',
  item_id: null,
  long_description: null,
  nameplate_brand_name: 'Land Rover',
  nameplate_name: 'Defender',
  nameplate_external_code: null,
  nameplate_model_group: null,
  model_display_name: 'ديفندر 110',
  state: 'new',
  status: 'stock',
  availability: null,
  version: 'P400',
  vin: 'SALEA7EU4P2123456',
  order_number: null,
  owner_id: '201',
  owner_name: 'موكب',
  owner_city: null,
  owner_state: null,
  drivetrain: 'AWD',
  production_year: 2026,
  model_year: 2026,
  color_name: 'أسود',
  color_canonical: 'black',
  interior_color: null,
  engine_type: 'petrol',
  power: 400,
  power_unit: 'hp',
  mileage: 12,
  mileage_unit: 'km',
  battery_capacity: null,
  engine_capacity: 3,
  transmission: 'automatic',
  delivery_date: null,
  number_of_seats: 5,
  cover_photo_medium: null,
  photos: [],
  features_standard: [],
  features_optional: [],
  financing_options: ['cash'],
  price_hidden: [],
  msrp_price: 429_000,
  sale_price: 0,
  monthly_price: 0,
  subscribe_price: 0,
  total_price: 0,
  base_price: 0,
  created_at: '2026-11-01T08:00:00Z',
};

type ServiceResponse = object | number;

/** Site with these responses of the stock service, and its log. */
function siteOver(
  responses: Partial<Record<'vehicle' | 'light' | 'config' | 'texts', ServiceResponse>>,
) {
  const requested: URL[] = [];
  const fetch = async (url: string | URL | Request) => {
    const { pathname } = new URL(String(url));
    requested.push(new URL(String(url)));
    const name = pathname.includes('company_config')
      ? 'config'
      : pathname.includes('widget_translations')
        ? 'texts'
        : pathname.endsWith('/light')
          ? 'light'
          : 'vehicle';
    const response = pathname.endsWith('/retailers') ? { data: [] } : (responses[name] ?? 503);
    return typeof response === 'number'
      ? new Response('{}', { status: response })
      : Response.json(response);
  };
  const log = vi.fn();
  const site = {
    call: createFetchCall({ origin: 'https://market.example', fetch: fetch as never }),
    log,
    publicUrl: 'https://cars.example',
    market: async () => marketWith(),
  };
  return {
    requested,
    site: site as never,
    said: () => log.mock.calls.map(([, message]) => message),
  };
}

const opened = (responses: Parameters<typeof siteOver>[0]) =>
  openShowroom(siteOver(responses).site, '9', 'ar').catch((error: unknown) => ({ error }));

const Vehicle = () => <p>A vehicle</p>;
const Shown = ({ error }: { error: unknown }) => <ErrorPage error={error} />;
const Nothing = () => null;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('gives the vehicle with its address, texts and what the market configures', async () => {
  const texts = { data: { en: { back_button: '{"label":"Back"}' } } };
  const config = { data: [{ config_type: 'order_online', data: { enabled: false } }] };
  expect(await opened({ vehicle: { data: car }, config, texts })).toMatchObject({
    vehicle: { id: '9' },
    similar: [],
    reserves: false,
    texts: { backButton: { label: 'Back' } },
    pageUrl: `https://cars.example/ar/showroom/${encodeURIComponent(
      'new-defender-2026-petrol-awd-automatic-أسود-9',
    )}`,
  });
});

it('asks for other vehicles of the same model [S-7-11]', async () => {
  const { site, requested } = siteOver({ vehicle: { data: car }, light: { data: [] } });
  await openShowroom(site, '9', 'ar');
  const similar = requested.filter(({ pathname }) => pathname.endsWith('/light'));
  expect(similar.map(({ searchParams }) => searchParams.get('filter[nameplate_name_in]'))).toEqual([
    'Defender',
  ]);
});

it.each(['postcode_search', 'owner_visible', 'display_selected_vehicles', 'postcode_filter'])(
  'hands %s of the settings to the page [S-6-11]',
  async (feature) => {
    const open = async (features: string) => {
      const { site } = siteOver({ vehicle: { data: car } });
      const context = {
        get: () => ({
          ...(site as object),
          market: async () => marketWith({ 'stock_locator.features': features }),
        }),
      };
      const url = new URL('https://cars.example/ar/showroom/x-9');
      const given = {
        params: { locale: 'ar', slug: 'x-9' },
        context,
        url,
        request: new Request(url),
      };
      return (await loader(given as never)).data.features;
    };
    expect(await open(feature)).toEqual([feature]);
    expect(await open('')).toEqual([]);
  },
);

it('shows the error that the showroom holds when the vehicle cannot be fetched [S-4-29]', async () => {
  const failed = await opened({ vehicle: 503 });
  expect(failed).toEqual({ error: expect.objectContaining({ status: 503 }) });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  const Stub = createRoutesStub([
    {
      path: '/:locale/showroom/:slug',
      loader: () => openShowroom(siteOver({ vehicle: 503 }).site, '9', 'en'),
      Component: Vehicle,
      ErrorBoundary: Shown,
      HydrateFallback: Nothing,
    },
  ]);
  render(<Stub initialEntries={['/en/showroom/new-9']} />);
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.getByText('503')).toBeTruthy();
  expect(screen.queryByText('A vehicle')).toBeNull();
});

it('leads to the page for what is missing where there is no vehicle, or one without a model', async () => {
  for (const vehicle of [404, { data: { ...car, nameplate_name: '' } }]) {
    const { error } = (await opened({ vehicle })) as { error: Response };
    expect([error.status, error.headers.get('location')]).toEqual([302, '/ar/404']);
  }
});
