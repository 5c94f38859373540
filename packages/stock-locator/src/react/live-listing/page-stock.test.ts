// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { normaliseQuery } from '../../engine/query/normalise-query.js';
import { rawVehicle } from '../../fixtures/raw-vehicles.js';
import { stockCard } from '../../listing-search/cards/stock-card.js';
import { packStockSnapshot } from '../../listing-search/device-stock/stock-snapshots.js';
import { createStockSession } from '../session/stock-session.js';
import { createPageStocks } from './page-stock.js';

const black = normaliseQuery({ words: 'black' });
const everything = normaliseQuery({});

function packed() {
  const cards = [
    rawVehicle({ id: '1', color_key: 'black', color_name: 'Santorini Black' }),
    rawVehicle({ id: '2', color_key: 'white', color_name: 'Fuji White' }),
  ].map((vehicle) => stockCard({ ...vehicle, publication_lists: ['all'] }));
  const head = { listing: 'all', locale: 'en', version: '1', since: '0', isWhole: true } as const;
  const names = { ar: new Map<string, string>(), en: new Map<string, string>() };
  const steps = packStockSnapshot(cards, head, names, []);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

beforeEach(() => {
  const bytes = packed();
  vi.stubGlobal('fetch', async () => new Response(new Uint8Array(bytes)));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function loaded() {
  const stocks = createStockSession().get(createPageStocks);
  const stock = stocks({ service: '/services/stock', listing: 'all', lang: 'en' });
  stock.attend({ ids: [], snapshot: '1' });
  await vi.waitFor(() => {
    document.dispatchEvent(new Event('keydown'));
    expect(stock.response(everything)).toBeDefined();
  });
  return stock;
}

it('leaves the first search in words to the service, loads what reads it, and then shows its own answer', async () => {
  const stock = await loaded();
  const listener = vi.fn();
  stock.subscribe(listener);
  expect(stock.response(black)).toBeUndefined();
  await vi.waitFor(() => expect(listener).toHaveBeenCalled());
  const response = stock.response(black);
  expect(response?.data.map(({ id }) => id)).toEqual(['1']);
  expect(response?.meta.read_words).toContain('colors=black');
});

it('answers the first search by itself where it was expected', async () => {
  const stock = await loaded();
  const listener = vi.fn();
  stock.subscribe(listener);
  stock.prepareSearchText();
  await vi.waitFor(() => expect(listener).toHaveBeenCalled());
  expect(stock.response(black)).toBeDefined();
});
