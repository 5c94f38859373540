import { createFetchCall } from '@mawkib/api-clients/fetch';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { siteContext } from '../context/site-context.ts';
import { marketWith } from '../market-data/market.fixture.ts';
import { loader } from './showroom.tsx';

const car = { id: '9', nameplate_name: 'Defender', nameplate_brand_name: 'Land Rover' };

async function statusOf(status: string) {
  const responses: Record<string, object> = {
    light: {
      data: [{ ...car, id: '10', status: 'stock' }],
      meta: { page: 1, items: 7, total: 1 },
    },
    retailers: { data: [] },
    '9': { data: { ...car, status } },
  };
  const fetch = async (url: string | URL | Request) => {
    const response = responses[new URL(String(url)).pathname.split('/').at(-1) ?? ''];
    return response ? Response.json(response) : new Response('{}', { status: 503 });
  };
  const context = new RouterContextProvider();
  context.set(siteContext, {
    call: createFetchCall({ origin: 'https://market.example', fetch: fetch as never }),
    log: () => {},
    publicUrl: 'https://cars.example',
    market: async () => marketWith(),
  } as never);
  const url = new URL('https://cars.example/ar/showroom/new-defender-9');
  const args = { params: { locale: 'ar', slug: 'new-defender-9' }, context, url };
  return loader({ ...args, request: new Request(url) } as never);
}

it('answers 410 for a sold car, with similar ones, and keeps that out of the page cache', async () => {
  const sold = await statusOf('sold');
  const { data, init } = sold as unknown as { data: { similar: unknown[] }; init: ResponseInit };
  expect(init.status).toBe(410);
  expect(new Headers(init.headers).has('cache-control')).toBe(false);
  expect(data.similar).toHaveLength(1);

  const available = (await statusOf('stock')) as unknown as { init: ResponseInit };
  expect(available.init.status ?? 200).toBe(200);
});
