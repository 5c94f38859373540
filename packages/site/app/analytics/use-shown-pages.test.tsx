// @vitest-environment happy-dom
import type { PushEvent } from '@mawkib/core/react';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';

const told: { path: string; navigation: string; hasStockBlocks?: boolean }[] = [];
const pushed: unknown[][] = [];
vi.mock('./visit.ts', () => ({
  visit: {
    push: (...event: unknown[]) => void pushed.push(event),
    follow: () => () => {},
    showPage: ({ pathname, search, hasStockBlocks }: Record<string, never>, navigation: string) =>
      void told.push({ path: `${pathname}${search}`, navigation, hasStockBlocks }),
  },
}));

const { SiteAnalytics } = await import('./SiteAnalytics.tsx');
const { pushEvent } = await import('./with-visit.ts');

afterEach(cleanup);

const Nothing = () => null;
const Frame = () => (
  <SiteAnalytics>
    <Outlet />
  </SiteAnalytics>
);
const listPage = { loader: () => ({ hasStockBlocks: true }), Component: Nothing };

it('tells of the first page and of each other path, in order, and loses nothing before its code is here [S-7-59]', async () => {
  (pushEvent as PushEvent)('sort', { sort: 'priceAsc' });
  const router = createMemoryRouter(
    [
      {
        path: '/:locale',
        HydrateFallback: Nothing,
        Component: Frame,
        children: [
          { path: 'vehicles', ...listPage },
          { path: 'about', Component: Nothing },
        ],
      },
    ],
    { initialEntries: ['/ar/vehicles?page=2'] },
  );
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  await waitFor(() => expect(told.length).toBeGreaterThan(0));
  expect(pushed).toEqual([['sort', { sort: 'priceAsc' }]]);
  for (const to of ['/ar/vehicles?page=3', '/ar/about#top', '/ar/vehicles']) {
    await act(() => router.navigate(to));
  }
  const once = new Map(told.map((page) => [page.navigation, page]));
  expect([...once.values()].map(({ path, hasStockBlocks }) => [path, hasStockBlocks])).toEqual([
    ['/ar/vehicles?page=2', true],
    ['/ar/about', undefined],
    ['/ar/vehicles', true],
  ]);
});
