import { components } from '@mawkib/demo-market/components';
import { RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { blockComponents } from '../block-components.ts';
import { clientLoader } from '../routes/content.tsx';
import { keepContent, lastContent, type ShownContent } from './last-content.ts';

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

const context = new RouterContextProvider(new Map([[blockComponents, components]]));
const load = (serverLoader: () => Promise<unknown>, address: string) =>
  clientLoader({ serverLoader, context, url: new URL(address, 'https://cars.example') } as never);

it('a list stays as it was last known while another query of it cannot be asked', async () => {
  keepContent(at('?models=XF'), content, Date.parse('2026-11-20T08:00:00Z'));
  const shown = lastContent(at('?q=red'), Date.parse('2026-11-20T08:03:00Z'));
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
  if (shown) keepContent(at('?q=red'), shown);
  expect(lastContent(at('?q=blue'))?.instead?.address).toEqual(at('?models=XF'));
});

it('another page, and a page without a list, fail as ever', async () => {
  keepContent(at(''), content);
  expect(lastContent(at('', '/ar/offers'))).toBeUndefined();
  keepContent(at(''), { ...content, states: { news: content.states.news } } as ShownContent);
  expect(lastContent(at('?q=red'))).toBeUndefined();
});

it('only what is no answer of the site at all leads to it', async () => {
  keepContent(at(''), content);
  const answerOf = (error: unknown) =>
    load(() => Promise.reject(error), '/ar/vehicles?q=red').catch((thrown) => thrown);
  expect((await answerOf(new TypeError('Failed to fetch'))).instead).toBeDefined();
  expect(
    (await answerOf(new Error('Unable to decode turbo-stream response'))).instead,
  ).toBeDefined();
  for (const answer of [
    new Response(null, { status: 404 }),
    new Error('Unexpected Server Error'),
  ]) {
    expect(await answerOf(answer)).toBe(answer);
  }
  const fresh = vi.fn(async () => content);
  expect(await load(fresh, '/ar/vehicles?q=red')).toBe(content);
});
