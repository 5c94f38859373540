import type { ContentPage } from '@mawkib/api-clients/contracts/content';
import { expect, it, vi } from 'vitest';
import { loadBreadcrumbs } from './load-breadcrumbs.server.ts';

const page = (attributes: object = {}) =>
  ({ id: 'p', attributes: { path: '/models/x', layout: 'brand', ...attributes } }) as ContentPage;
const trail = [
  { id: 'home', label: 'Home', url: '/' },
  { id: 'p', label: 'X', url: '/models/x' },
];

it('has the pages above with the language, and calls nothing where there are none to show', async () => {
  const call = vi.fn(async () => ({ data: trail }));
  const site = { call, log: vi.fn() } as never;
  expect(await loadBreadcrumbs(site, page(), 'en')).toEqual([
    { label: 'Home', url: '/en/' },
    { label: 'X', url: '/en/models/x' },
  ]);
  expect(call).toHaveBeenCalledOnce();
  for (const none of [{ path: '/' }, { layout: 'error' }, { hide_breadcrumbs: true }]) {
    expect(await loadBreadcrumbs(site, page(none), 'en')).toEqual([]);
  }
  expect(call).toHaveBeenCalledOnce();
});

it('leaves them out when they cannot be loaded, and reports it in the log', async () => {
  const log = vi.fn();
  const call = async () => {
    throw new Error('no answer');
  };
  expect(await loadBreadcrumbs({ call, log } as never, page(), 'ar')).toEqual([]);
  expect(log).toHaveBeenCalledOnce();
});

it('has the page of all offers above an offer for which staff made no page', async () => {
  const settings = { get: () => '/offers' };
  const site = { call: vi.fn(), log: vi.fn(), market: async () => ({ settings }) } as never;
  const offer = { path: '/offers/b', title: 'Defender 110', page_type: 'offer' };
  const made = { ...page(offer), id: '' } as ContentPage;
  expect(await loadBreadcrumbs(site, made, 'en')).toEqual([
    { label: 'Home', url: '/en/' },
    { label: 'Offers', url: '/en/offers' },
    { label: 'Defender 110', url: '/en/offers/b' },
  ]);
  const draft = { ...page(), id: '' } as ContentPage;
  expect(await loadBreadcrumbs(site, draft, 'en')).toEqual([]);
});
