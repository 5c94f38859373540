import { components } from '@mawkib/demo-market/components';
import { createPageListings, createStockSession } from '@mawkib/stock-locator';
import { RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { blockComponents } from '../context/block-components.ts';
import { stockSession } from '../context/stock-session.ts';
import { clientLoader } from '../routes/content.tsx';
import { createContentMemory, type ShownContent } from './create-content-memory.ts';

const list = {
  data: [{ id: '7' }],
  meta: { page: 1, items: 12, total: 1, facets: {}, ranges: {} },
};
const content = {
  page: { blocks: [] },
  states: {
    stock: { state: 'ready', value: list },
    news: { state: 'ready', value: { data: [] } },
    offers: { state: 'failed', reason: 'network' },
  },
} as unknown as ShownContent;
const at = (search: string, pathname = '/ar/vehicles') => ({ pathname, search });

const session = createStockSession();
const { save, lastKnown } = session.get(createContentMemory);
const context = new RouterContextProvider();
context.set(blockComponents, components);
context.set(stockSession, session);
const load = (serverLoader: () => Promise<unknown>, address: string) =>
  clientLoader({ serverLoader, context, url: new URL(address, 'https://cars.example') } as never);

it('a list stays as it was last known while another query of it cannot be asked', async () => {
  save(at('?models=XF'), content, Date.parse('2026-11-20T08:00:00Z'));
  const shown = lastKnown(at('?q=red'), Date.parse('2026-11-20T08:03:00Z'));
  expect(shown?.states.stock).toMatchObject({
    value: {
      data: [{ id: '7' }],
      meta: {
        last_known: { at: '2026-11-20T08:00:00.000Z', asked_at: '2026-11-20T08:03:00.000Z' },
      },
    },
  });
  expect(shown?.states.news).toBe(content.states.news);
  expect(shown?.instead).toEqual({ search: '?q=red', address: at('?models=XF') });
  if (shown) save(at('?q=red'), shown);
  expect(lastKnown(at('?q=blue'))?.instead?.address).toEqual(at('?models=XF'));
});

it('another page, and a page without a list, fail as ever', async () => {
  save(at(''), content);
  expect(lastKnown(at('', '/ar/offers'))).toBeUndefined();
  save(at(''), { ...content, states: { news: content.states.news } } as ShownContent);
  expect(lastKnown(at('?q=red'))).toBeUndefined();
});

it('only what is no answer of the site at all leads to it', async () => {
  save(at(''), content);
  const responseOf = (error: unknown) =>
    load(() => Promise.reject(error), '/ar/vehicles?q=red').catch((thrown) => thrown);
  expect((await responseOf(new TypeError('Failed to fetch'))).instead).toBeDefined();
  expect(
    (await responseOf(new Error('Unable to decode turbo-stream response'))).instead,
  ).toBeDefined();
  for (const response of [
    new Response(null, { status: 404 }),
    new Error('Unexpected Server Error'),
  ]) {
    expect(await responseOf(response)).toBe(response);
  }
  const fresh = vi.fn(async () => content);
  expect(await load(fresh, '/ar/vehicles?q=red')).toBe(content);
});

it('a page is not loaded for another query that its lists answer from memory', async () => {
  save(at('?models=XF'), content);
  const list = { pathname: '/ar/vehicles', covers: (search: string) => search === 'models=XE' };
  const leave = session.get(createPageListings).add(list);
  const fresh = { ...content };
  const serverLoader = vi.fn(async () => fresh);
  expect(await load(serverLoader, '/ar/vehicles?models=XE')).toBe(content);
  expect(serverLoader).not.toHaveBeenCalled();
  expect(await load(serverLoader, '/ar/vehicles?models=XJ')).toBe(fresh);
  expect(await load(serverLoader, '/ar/offers?models=XE')).toBe(fresh);
  leave();
  expect(await load(serverLoader, '/ar/vehicles?models=XE')).toBe(fresh);
});
