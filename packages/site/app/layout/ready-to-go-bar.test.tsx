// @vitest-environment happy-dom
import { BlockComponentsProvider, Blocks } from '@mawkib/blocks';
import type { PublicBlock } from '@mawkib/blocks/model';
import { catalogue } from '@mawkib/demo-market/catalogue';
import { components } from '@mawkib/demo-market/components';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { layoutData } from '../market-data/layout-data.server.ts';
import { marketWith } from '../market-data/market.fixture.ts';
import { PageLayout } from './PageLayout.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ html: '', css: '' }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Nothing = () => null;

const link = (at: number) => ({
  id: `g${at}`,
  fields: { 'rdx-link': { type: 'internal', label: { ar: `رابط ${at}` }, url: `/${at}` } },
});
const bar = {
  id: 'bar',
  template: 'ready-to-go-bar',
  version: 1,
  fields: { hide_block: true },
  groups: [1, 2, 3, 4, 5].map(link),
};

let blocks: PublicBlock[] = [];
const Page = () => (
  <PageLayout layout="brand">
    <BlockComponentsProvider value={components}>
      <Blocks blocks={blocks} />
    </BlockComponentsProvider>
  </PageLayout>
);

/** A page of a market that configures no floating actions. */
async function open(stored: unknown[]) {
  await components.preloadWhole(['ready-to-go-bar']);
  blocks = catalogue.resolve(stored, { locale: 'ar', now: new Date() });
  const Stub = createRoutesStub([
    {
      id: 'routes/market',
      path: '/:locale',
      loader: () => ({ theme: 'land-rover', layout: layoutData(marketWith()), person: null }),
      HydrateFallback: Nothing,
      children: [{ path: '*', Component: Page }],
    },
  ]);
  render(<Stub initialEntries={['/ar/page']} />);
  await screen.findByRole('main');
}

const area = () => document.querySelector('.mk-floating-action-area');

it('supplies the floating area: four actions on a desktop, three on a phone and the rest behind “More” [B-0-03]', async () => {
  await open([bar]);
  await waitFor(() => expect(area()).not.toBeNull());
  const items = [...(area()?.querySelectorAll<HTMLElement>('nav > ul > li') ?? [])];
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'رابط 1',
    'رابط 2',
    'رابط 3',
    'رابط 4',
    'المزيدرابط 4',
  ]);
  expect(items.map(({ dataset }) => dataset.on)).toEqual([
    undefined,
    undefined,
    undefined,
    'wide',
    'narrow',
  ]);
  cleanup();
  await open([]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(area()).toBeNull();
});
