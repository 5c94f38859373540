// @vitest-environment happy-dom
import { getDealers } from '@mawkib/api-clients/contracts/content';
import { MapsProvider } from '@mawkib/ui';
import { waitFor } from '@testing-library/react';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { components } from '../../built-in/components.fixture.js';
import { loadBlockData } from '../../definitions/load-block-data.js';
import type { StoredBlock } from '../../model/definition/public-values.js';
import { Blocks } from '../../renderer/Blocks.js';
import { draw, resolved, serve } from '../../renderer/page.fixture.js';
import { retailerLocator } from './retailer-locator.definition.js';
import { dealers, fixtures } from './retailer-locator.fixture.js';

interface Shown {
  fields?: StoredBlock['fields'];
  search?: string;
  tiles?: boolean;
  call?: () => Promise<unknown>;
}

async function show({
  fields,
  search = '',
  tiles,
  call = async () => ({ data: dealers }),
}: Shown = {}) {
  await components.preloadWhole(['retailer-locator']);
  const stored = fixtures[0] as StoredBlock;
  const blocks = resolved([{ ...stored, fields: { ...stored.fields, ...fields } }]);
  const requested = vi.fn(call);
  const states = await loadBlockData(blocks, {
    definitionOf: () => retailerLocator,
    call: requested as never,
    search: new URLSearchParams(search),
    locale: 'en',
    path: '/',
  });
  const maps = tiles
    ? { script: null, tilesUrl: '/tiles/{z}/{x}/{y}.png', attribution: '© Maps' }
    : null;
  const page = (
    <MapsProvider value={maps}>
      <Blocks blocks={blocks} states={states} address={{ pathname: '/en/find', search }} />
    </MapsProvider>
  );
  const { container } = await draw(page);
  return { container, requested, html: () => serve(page, blocks) };
}

const names = (container: Element) =>
  [...container.querySelectorAll('[data-place] > div > p:first-child')].map(
    ({ textContent }) => textContent,
  );
const type = (container: Element, text: string) =>
  act(async () => {
    const input = container.querySelector<HTMLInputElement>('input[type="search"]');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(input, text);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });

const at = (latitude: number, longitude: number) =>
  vi.stubGlobal('navigator', {
    ...navigator,
    geolocation: {
      getCurrentPosition: (found: (place: object) => void) =>
        found({ coords: { latitude, longitude } }),
    },
  });
afterEach(() => vi.unstubAllGlobals());

const [dubai, abuDhabi, sharjah] = dealers.map(({ name }) => name);

describe('retailer locator', () => {
  it('lists the retailers and searches name, town and postcode [S-1-03]', async () => {
    const { container, requested } = await show();
    const [operation, input] = requested.mock.calls[0] as unknown[];
    expect(operation).toBe(getDealers);
    expect(input).toEqual({ query: { locale: 'en', items: 50 } });
    expect(names(container)).toEqual([dubai, abuDhabi, sharjah]);
    for (const [text, found] of [
      ['zayed', [dubai]],
      ['SHARJAH', [sharjah]],
      ['١١٥', [dubai]],
      // Another spelling of the town.
      ['ابوظبي', [abuDhabi]],
      ['ابو ظبى', [abuDhabi]],
      ['workshop dubai', []],
    ] as const) {
      await type(container, text);
      expect([text, names(container)]).toEqual([text, found]);
    }
  });

  it('lists the retailers of every page', async () => {
    const [one] = dealers;
    const call = async (_: unknown, { query }: { query: { page?: number } }) => {
      const data = [{ ...one, id: `r${query.page ?? 1}`, name: `Page ${query.page ?? 1}` }];
      return { data, meta: { page: query.page ?? 1, items: 50, total: 120 } };
    };
    const { container } = await show({ call: call as never });
    expect(names(container)).toEqual(['Page 1', 'Page 2', 'Page 3']);
  });

  it('reports that a search has no results, and shows all again [B-3-405] [S-8-21]', async () => {
    const { container } = await show();
    await type(container, 'Reykjavík');
    expect(container.textContent).toContain('Sorry, there were no results for your search.');
    const reset = [...container.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Show all retailers',
    );
    await act(async () => reset?.click());
    expect(names(container)).toHaveLength(3);
  });

  it('shows the nearest first once the visitor shares a position', async () => {
    at(24.4, 54.4);
    const { container } = await show();
    const ask = [...container.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Nearest first',
    );
    await act(async () => ask?.click());
    // A retailer at zero by zero has no place and comes last.
    expect(names(container)).toEqual([abuDhabi, dubai, sharjah]);
    expect(container.textContent).toMatch(/\d+ km/);
    expect(container.textContent).toContain('Nearest to you first');
  });

  it('filters by brand and service; a brand of the block restricts the list', async () => {
    const { container } = await show({ search: '?locator=locator-1&service=body_repair' });
    expect(names(container)).toEqual([sharjah]);
    const jaguar = await show({ fields: { brand: 'Jaguar' } });
    expect(names(jaguar.container)).toEqual([dubai, sharjah]);
    expect(jaguar.container.querySelector('[name="brand"]')).toBeNull();
    const other = await show({ search: '?locator=another&service=body_repair' });
    expect(names(other.container)).toHaveLength(3);
  });

  it('searches on the server without a script', async () => {
    const { html } = await show({ search: '?locator=locator-1&q=sharjah&brand=&service=' });
    document.body.innerHTML = html();
    expect(names(document.body)).toEqual([sharjah]);
    const form = document.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/en/find#locator-locator-1');
    expect(form?.querySelector('button[type="submit"]')).not.toBeNull();
  });

  it('has a map beside the list, with a marker for each retailer with a place', async () => {
    const { container } = await show({ tiles: true });
    await waitFor(() => expect(container.querySelectorAll('.leaflet-marker-icon')).toHaveLength(2));
    const shown = container.querySelectorAll('[aria-label^="Show "]');
    expect(shown).toHaveLength(2);
  });

  it('shows addresses, telephones and directions where the market has no maps', async () => {
    const { container } = await show();
    expect(container.querySelector('.leaflet-container')).toBeNull();
    expect(container.textContent).toContain('Dubai Road 1');
    expect(container.querySelector('a[href="tel:+97145550100"]')).not.toBeNull();
    expect(container.querySelector('a[href*="25.16%2C55.24"]')).not.toBeNull();
    expect(container.querySelector('a[href="/en/retailers/dxb-showroom"]')).not.toBeNull();
    expect(container.querySelector('[aria-label^="Show "]')).toBeNull();
  });

  it('shows its own error texts if the retailers cannot be loaded', async () => {
    const { container } = await show({ call: () => Promise.reject(new Error('offline')) });
    expect(container.textContent).toMatch(/No retailers right now\..*Once more/);
  });
});
