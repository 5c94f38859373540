// @vitest-environment happy-dom
import { existsSync, readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join } from 'node:path';
import type { VehicleListing } from '@mawkib/api-clients/contracts/stock';
import { LocaleProvider } from '@mawkib/ui';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData, useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { everything } from '../../engine/query/vehicle-query.js';
import { listingOf } from '../../fixtures/listing-of.js';
import { rawVehicles } from '../../fixtures/raw-vehicles.js';
import { stockCard } from '../../listing-search/cards/stock-card.js';
import { packStockSnapshot } from '../../listing-search/device-stock/stock-snapshots.js';
import { createPageStocks } from '../live-listing/page-stock.js';
import { createStockSession, StockSessionProvider } from '../session/stock-session.js';
import { StockList } from '../stock-list/StockList.js';

const root = join(import.meta.dirname, '..', '..');
const stock = rawVehicles(30);
const session = createStockSession();

/** Files that a click passes according to the README, in order. */
function documentedWalk(): string[] {
  const readme = readFileSync(join(root, '..', 'README.md'), 'utf8');
  const [, part = ''] = readme.split('## Files of a filter click\n');
  return [...(part.split('\n## ')[0] ?? '').matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) =>
    String(file),
  );
}

function packed() {
  const cards = stock.map((vehicle) => stockCard({ ...vehicle, publication_lists: ['all'] }));
  const head = { listing: 'all', locale: 'en', version: '1', since: '0', isWhole: true } as const;
  const names = { ar: new Map<string, string>(), en: new Map<string, string>() };
  const steps = packStockSnapshot(cards, head, names, []);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

function Page() {
  const listing = useLoaderData<VehicleListing>();
  return <StockList basePath="/vehicles" query={useLocation().search} listing={listing} />;
}
const Nothing = () => null;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The files of this package in which a function runs meanwhile. */
async function filesPassed(during: () => Promise<void>): Promise<Set<string>> {
  const inspector = new Session();
  inspector.connect();
  await inspector.post('Profiler.enable');
  await inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await during();
  const { result } = await inspector.post('Profiler.takePreciseCoverage');
  inspector.disconnect();
  const ran = result.filter(({ functions }) =>
    functions.some(
      ({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0,
    ),
  );
  const paths = ran.map(({ url }) => url.replace(/^file:\/\//, ''));
  return new Set(
    paths.filter((path) => path.startsWith(root)).map((path) => path.slice(root.length + 1)),
  );
}

it('a filter click passes the files of the README, 25 at most', async () => {
  const bytes = packed();
  vi.stubGlobal('fetch', async () => new Response(new Uint8Array(bytes)));
  const router = createMemoryRouter(
    [
      {
        path: '/:locale/vehicles',
        loader: () => listingOf(stock, everything),
        Component: Page,
        HydrateFallback: Nothing,
      },
    ],
    { initialEntries: ['/en/vehicles'] },
  );
  render(
    <LocaleProvider locale="en">
      <StockSessionProvider value={session}>
        <RouterProvider router={router} />
      </StockSessionProvider>
    </LocaleProvider>,
  );
  const total = () => document.querySelector('[role=status]')?.textContent;
  await waitFor(() => expect(total()).toBe('30 cars'));
  const page = session.get(createPageStocks)({
    service: '/services/stock',
    listing: 'all',
    lang: 'en',
  });
  page.attend({ ids: [], snapshot: '1' });
  const isThere = () => {
    document.dispatchEvent(new Event('keydown'));
    expect(page.response(everything)).toBeDefined();
  };
  await waitFor(isThere);
  await act(async () => {});

  const passed = await filesPassed(async () => {
    fireEvent.click(screen.getByRole('checkbox', { name: /^Used/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?states=used'));
    expect(total()).toBe('10 cars');
  });

  const walk = documentedWalk();
  expect(walk.length).toBeGreaterThan(15);
  expect(walk.length).toBeLessThanOrEqual(25);
  expect(walk.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(walk.filter((file) => !passed.has(file))).toEqual([]);
  // The controller has no other file.
  const controller = [...passed].filter((file) => file.startsWith('engine/listing/'));
  expect(controller.filter((file) => !walk.includes(file))).toEqual([]);
});
