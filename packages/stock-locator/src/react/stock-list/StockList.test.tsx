// @vitest-environment happy-dom
import type { RawVehicle } from '@mawkib/api-clients/contracts/stock';
import { withoutIsolates } from '@mawkib/core/locale';
import { loadLateParts } from '@mawkib/core/react';
import { LinkProvider, LocaleProvider } from '@mawkib/ui';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { RouterProvider } from 'react-router';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { filterDefinitions } from '../../engine/filters/filter-definitions.js';
import { normaliseQuery } from '../../engine/query/normalise-query.js';
import { everything } from '../../engine/query/vehicle-query.js';
import { engineListing } from '../../fixtures/engine-listing.js';
import { listingOf } from '../../fixtures/listing-of.js';
import { createListRouter, routerLinks } from '../../fixtures/RoutedList.js';
import { rawVehicles } from '../../fixtures/raw-vehicles.js';
import { filterName } from '../labels/filter-labels.js';
import { StockList } from './StockList.js';

const stock = rawVehicles(30);
/** Cards of a page: enough for a list, and quickly rendered. */
const items = 4;

/** Vehicles that differ in everything that is filtered by, and the engine over them. */
const various = rawVehicles(30).map(
  (vehicle, index): RawVehicle => ({
    ...vehicle,
    status: index % 2 === 0 ? 'stock' : 'reserved',
    price_hidden: [],
    sale_price: vehicle.msrp_price - 1000,
    mileage: 10 + index * 700,
    production_year: 2016 + (index % 10),
    model_year: 2016 + (index % 10),
    power: 200 + index * 5,
    engine_type: index % 3 === 0 ? 'diesel' : 'petrol',
    engine_types: [index % 3 === 0 ? 'diesel' : 'petrol'],
    transmission: index % 4 === 0 ? 'manual' : 'automatic',
    color_key: `paint-${index % 5}`,
    color_name: `paint-${index % 5}`,
    owner_id: `dealer-${index % 3}`,
    financing_options: index % 2 === 0 ? ['cash'] : ['lease'],
    number_of_seats: index % 2 === 0 ? 5 : 7,
  }),
);
const searched = engineListing(various);

/** Value of a vehicle that a filter compares. */
const filteredBy = (key: string) => (vehicle: RawVehicle) => {
  const service = filterDefinitions.find((filter) => filter.key === key)?.service ?? key;
  const field = service === 'display_price' ? 'sale_price' : service;
  return (vehicle as Readonly<Record<string, unknown>>)[field];
};

const status = () => {
  const found = document.querySelector('[role=status]');
  if (!found) throw new Error('There is no list yet');
  return found;
};

async function open(options: Partial<Parameters<typeof createListRouter>[0]> = {}) {
  const router = createListRouter({ stock, items, ...options }, 'en');
  const view = render(
    <LocaleProvider locale="en">
      <LinkProvider adapter={routerLinks}>
        <RouterProvider router={router} />
      </LinkProvider>
    </LocaleProvider>,
  );
  await waitFor(() => status());
  const search = () => decodeURIComponent(router.state.location.search);
  return { ...view, router, search };
}

const cards = () => document.querySelectorAll('article').length;
const total = () => status().textContent;

beforeAll(loadLateParts);
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('the stock list', () => {
  it('shows vehicles, their total and the filters [S-1-04]', async () => {
    const { search } = await open();
    expect(total()).toBe('30 cars');
    expect(cards()).toBe(items);
    for (const state of ['New', 'Approved', 'Used']) {
      expect(screen.getByRole('checkbox', { name: `${state}: 10 cars` })).toBeTruthy();
    }
    fireEvent.click(screen.getByRole('checkbox', { name: /^Used/ }));
    await waitFor(() => expect(total()).toBe('10 cars'));
    expect(search()).toBe('?states=used');
  });

  it.each([
    ['brands', '[B-3-331]'],
    ['models', '[B-3-332]'],
    ['financing_options', '[B-3-333]'],
    ['states', '[B-3-334]'],
    ['statuses', '[B-3-335]'],
    ['msrp_price', '[B-3-336]'],
    ['display_price', '[B-3-337]'],
    ['mileage', '[B-3-338]'],
    ['production_year', '[B-3-339]'],
    ['model_year', '[B-3-340]'],
    ['power', '[B-3-341]'],
    ['engine_types', '[B-3-342]'],
    ['transmissions', '[B-3-343]'],
    ['colors', '[B-3-344]'],
    ['specific_colors', '[B-3-345]'],
    ['dealers', '[B-3-346]'],
    ['number_of_seats', '[B-3-347]'],
  ] as const)(
    'offers %s when it is on, not when it is off, and narrows the list by it %s',
    async (key, _row) => {
      const others = filterDefinitions.map((filter) => filter.key).filter((other) => other !== key);
      await open({ enabledFilters: others });
      const groups = () => [...document.querySelectorAll('legend')].map((one) => one.textContent);
      expect(groups()).not.toContain(filterName(key, 'en'));
      cleanup();

      const { search } = await open({ stock: various, response: searched, enabledFilters: [key] });
      expect(groups()).toEqual([filterName(key, 'en')]);
      const numbers = various.map(filteredBy(key)).map(Number);
      const middle = numbers.toSorted((a, b) => a - b)[various.length / 2] ?? 0;
      const checkbox = document.querySelector('[type=checkbox]');
      if (checkbox) fireEvent.click(checkbox);
      else {
        const from = document.querySelector('[inputmode=numeric]');
        fireEvent.change(from as Element, { target: { value: String(middle) } });
        fireEvent.blur(from as Element);
      }
      await waitFor(() => expect(search()).toContain(`?${key}`));
      await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
      const chosen = new URLSearchParams(search()).get(key);
      const left = checkbox
        ? various.filter((vehicle) =>
            [filteredBy(key)(vehicle)].flat().map(String).includes(`${chosen}`),
          )
        : numbers.filter((number) => number >= middle);
      expect(left.length).toBeGreaterThan(0);
      expect(left.length).toBeLessThan(various.length);
      await waitFor(() => expect(total()).toBe(`${left.length} cars`));
    },
  );

  it('keeps the focus on what was pressed', async () => {
    await open();
    const box = screen.getByRole('checkbox', { name: /^Defender/ });
    box.focus();
    fireEvent.click(box);
    await waitFor(() => expect(total()).toBe('5 cars'));
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /^Defender/ }));
    expect((document.activeElement as HTMLInputElement).checked).toBe(true);
  });

  it('takes a choice back by the browser, without leaving the list', async () => {
    const { router, search } = await open();
    const before = total();
    fireEvent.click(screen.getByRole('checkbox', { name: /^Defender/ }));
    await waitFor(() => expect([search(), total()]).toEqual(['?models=Defender', '5 cars']));
    await act(() => router.navigate(-1));
    await waitFor(() => expect([search(), total()]).toEqual(['', before]));
  });

  it('removes what was chosen by a link, one or all', async () => {
    const { search } = await open({ search: '?models=XF++Defender&mileage.to=20000' });
    const chip = screen.getByRole('link', { name: 'Remove XF' });
    expect(chip.getAttribute('href')).toBe('/en/vehicles?models=Defender&mileage.to=20000');
    fireEvent.click(chip);
    await waitFor(() => expect(search()).toBe('?models=Defender&mileage.to=20000'));
    expect(screen.getByRole('link', { name: 'Remove Mileage: up to 20,000 km' })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(search()).toBe(''));
    await waitFor(() => expect(total()).toBe('30 cars'));
  });

  it('reads what was typed in any digits, on Enter too', async () => {
    const { search } = await open({ enabledFilters: ['display_price'] });
    const to = screen.getByRole('textbox', { name: /To/, hidden: true });
    fireEvent.change(to, { target: { value: '٤٠٠٬٠٠٠' } });
    fireEvent.submit(to.closest('form') as Element);
    await waitFor(() => expect(search()).toBe('?display_price.to=400000'));
    await waitFor(() => expect((to as HTMLInputElement).value).toBe('400,000'));
  });

  it('sets a range by two thumbs under bars, spoken with their unit', async () => {
    const { search } = await open({ enabledFilters: ['display_price'] });
    const [low, high] = screen.getAllByRole<HTMLInputElement>('slider', { hidden: true }) as [
      HTMLInputElement,
      HTMLInputElement,
    ];
    expect([low.getAttribute('aria-label'), high.getAttribute('aria-label')]).toEqual([
      'Price, from',
      'Price, to',
    ]);
    expect(low.value).toBe(low.min);
    expect(withoutIsolates(high.getAttribute('aria-valuetext') ?? '')).toMatch(/^AED 1,\d{3},000/);
    const bars = () => [...document.querySelectorAll('span[style*="--height"]')];
    const within = () => bars().filter((bar) => bar.hasAttribute('data-within')).length;
    expect(within()).toBe(bars().length);

    fireEvent.change(low, { target: { value: '600000' } });
    const from = screen.getByRole<HTMLInputElement>('textbox', { name: /From/, hidden: true });
    expect(from.value).toBe('600,000');
    expect(within()).toBeLessThan(bars().length);
    expect(search()).toBe('');
    fireEvent.keyUp(low);
    await waitFor(() => expect(search()).toBe('?display_price.from=600000'));

    fireEvent.change(low, { target: { value: low.min } });
    fireEvent.pointerUp(low);
    await waitFor(() => expect(search()).toBe(''));
  });

  it('continues where a filter was taken off', async () => {
    await open({ search: '?models=XF++Defender&mileage.to=90000' });
    const chips = () =>
      within(screen.getByRole('list', { name: 'Applied filters' })).getAllByRole('link');
    const removeFirst = async () => {
      const before = chips();
      before[0]?.focus();
      fireEvent.click(before[0] as HTMLElement);
      await waitFor(() => expect(before[0]?.isConnected).toBe(false));
    };
    for (const left of [2, 1]) {
      await removeFirst();
      await waitFor(() => expect(document.activeElement).toBe(chips()[0]));
      expect(chips()).toHaveLength(left + 1);
    }
    await removeFirst();
    const results = screen.getByRole('region', { name: 'Search results' });
    await waitFor(() => expect(document.activeElement).toBe(results));
  });

  it('keeps a typed number exact while the other thumb moves', async () => {
    const { search } = await open({
      enabledFilters: ['display_price'],
      search: '?display_price.from=312345',
    });
    const [, high] = screen.getAllByRole<HTMLInputElement>('slider', { hidden: true });
    fireEvent.change(high as Element, { target: { value: '700000' } });
    fireEvent.keyUp(high as Element);
    await waitFor(() =>
      expect(search()).toBe('?display_price.from=312345&display_price.to=700000'),
    );
  });

  it('offers the nine sorts and sends the chosen one [S-9-19]', async () => {
    const { search } = await open();
    const select = screen.getByRole('combobox', { name: 'Sort by' });
    expect(within(select).getAllByRole('option')).toHaveLength(9);
    fireEvent.change(select, { target: { value: 'priceAsc' } });
    await waitFor(() => expect(search()).toBe('?sort=priceAsc'));
  });

  it('appends the next page, and shows all of it again after going back', async () => {
    const { router } = await open({ stock: rawVehicles(10) });
    fireEvent.click(screen.getByRole('link', { name: 'Load more' }));
    await waitFor(() => expect(cards()).toBe(8));
    expect(router.state.location.search).toBe('?page=2');
    await router.navigate('/en/elsewhere');
    await waitFor(() => expect(cards()).toBe(0));
    await router.navigate(-1);
    await waitFor(() => expect(cards()).toBe(8));
    fireEvent.click(screen.getByRole('link', { name: 'Load more' }));
    await waitFor(() => expect(cards()).toBe(10));
    expect(screen.queryByRole('link', { name: 'Load more' })).toBeNull();
  });

  it('shows places for what is on its way, and hands the focus to it when nothing more is left', async () => {
    await open({ search: '?states=used', delay: 60, stock: rawVehicles(18) });
    expect(cards()).toBe(4);
    expect(screen.getByText('Showing 4 of 6').getAttribute('aria-live')).toBe('polite');
    const more = screen.getByRole('link', { name: 'Load more' });
    more.focus();
    fireEvent.click(more);
    await waitFor(() => expect(document.querySelectorAll('li > [aria-hidden]')).toHaveLength(2));
    await waitFor(() => expect(cards()).toBe(6));
    expect(screen.getByText('Showing 6 of 6')).toBeTruthy();
    const fifth = document.querySelectorAll('article')[4];
    await waitFor(() => expect(document.activeElement).toBe(fifth?.querySelector('a')));
    expect(document.querySelectorAll('li > [aria-hidden]')).toHaveLength(0);
  });

  it('leads to the pages before for those who came by a later one', async () => {
    await open({ search: '?page=2' });
    expect(cards()).toBe(items);
    fireEvent.click(screen.getByRole('link', { name: 'Show earlier cars' }));
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Show earlier cars' })).toBeNull(),
    );
  });

  it('states what to do when nothing is left [S-8-20]', async () => {
    const { search } = await open({ search: '?models=XF&states=used&power.from=900' });
    expect(
      screen.getByText(
        'Sorry there were no results for your search. Please try again with another term or phrase.',
      ),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Show all cars' }));
    await waitFor(() => expect(search()).toBe(''));
  });

  it('keeps what the page demands while filters change [S-9-27]', async () => {
    const { search } = await open({ search: '?forced_statuses=stock&forced_dealer_codes=D1' });
    fireEvent.click(screen.getByRole('checkbox', { name: /^XF/ }));
    await waitFor(() => expect(search()).toContain('models=XF'));
    expect(search()).toContain('forced_statuses=stock&forced_dealer_codes=D1');
  });

  it('hands a postcode search on to the vehicle [S-2-27]', async () => {
    await open({ search: '?_postcode=1234&_locality=Deira' });
    const [link] = within(screen.getAllByRole('article')[0] as HTMLElement).getAllByRole('link');
    expect(link?.getAttribute('href')).toMatch(/\?_postcode=1234&_locality=Deira$/);
  });
});

describe('a search in words', () => {
  const type = (words: string) => {
    const box = screen.getByLabelText('Describe the car you want');
    fireEvent.change(box, { target: { value: words } });
    fireEvent.submit(box);
  };

  it('becomes filters that can be taken off one by one', async () => {
    const { search } = await open();
    type('used xf');
    await waitFor(() => expect(search()).toBe('?q=used+xf'));
    const applied = await screen.findByRole('list', { name: 'Applied filters' });
    const names = () =>
      within(applied)
        .getAllByRole('link')
        .map((link) => link.getAttribute('aria-label'));
    await waitFor(() => expect(names()).toEqual(['Remove XF', 'Remove Used', null]));
    const both = total();
    fireEvent.click(within(applied).getByRole('link', { name: 'Remove XF' }));
    await waitFor(() => expect(search()).toBe('?states=used'));
    await waitFor(() => expect(total()).toBe('10 cars'));
    expect(both).not.toBe('10 cars');
  });

  it('keeps the focus in the box, and empties it once its words are taken off', async () => {
    const { search } = await open();
    const box = screen.getByLabelText<HTMLInputElement>('Describe the car you want');
    box.focus();
    type('nothing-of-the-kind');
    await waitFor(() => expect(search()).toBe('?q=nothing-of-the-kind'));
    const chip = await screen.findByRole('link', { name: /^Remove .*nothing-of-the-kind/ });
    expect(document.activeElement).toBe(box);
    fireEvent.click(chip);
    await waitFor(() => expect(search()).toBe(''));
    await waitFor(() => expect(box.value).toBe(''));
  });

  it('leaves what is typed by now to the visitor', async () => {
    const { router } = await open({ search: '?q=xf' });
    const box = screen.getByLabelText<HTMLInputElement>('Describe the car you want');
    fireEvent.change(box, { target: { value: 'defen' } });
    await act(() => router.navigate('?states=used'));
    expect(box.value).toBe('defen');
  });

  it('starts a new search and keeps the restrictions of the page', async () => {
    const { search } = await open({ search: '?models=XF&forced_statuses=stock&sort=priceAsc' });
    type('  used ');
    await waitFor(() => expect(search()).toBe('?q=used&forced_statuses=stock&sort=priceAsc'));
  });

  it('leaves the box as it was typed', async () => {
    await open({ search: '?q=usd+xf' });
    const box = screen.getByLabelText<HTMLInputElement>('Describe the car you want');
    expect(box.value).toBe('usd xf');
  });
});

describe('without a script', () => {
  const query = normaliseQuery({ lists: { models: ['XF'] }, forced_statuses: ['stock'], page: 2 });
  const html = renderToString(
    <StockList
      basePath="/vehicles"
      query={query}
      listing={listingOf(stock, query, 2)}
      enabledFilters={['models', 'display_price']}
    />,
  );
  const page = new DOMParser().parseFromString(html, 'text/html');

  it('has its filters in one native form to the page itself that carries the rest of the query', () => {
    const form = page.querySelector('form:not([role])') as HTMLFormElement;
    expect(form.getAttribute('action')).toBe('/ar/vehicles');
    expect(form.getAttribute('method')).toBe('get');
    const names = [...form.querySelectorAll('input[type=hidden]')].map((one) =>
      one.getAttribute('name'),
    );
    expect(names).toEqual(['forced_statuses']);
    expect(form.querySelector('[type=range][name]')).toBeNull();
    expect(form.querySelector('[name="display_price.to"]')?.getAttribute('type')).toBe('text');
    expect(form.querySelector('[name=models][value=XF]')?.hasAttribute('checked')).toBe(true);
    expect(form.querySelector('button[type=submit]')?.textContent).toBe('تطبيق');
    expect(page.querySelector('select[name=sort]')?.getAttribute('form')).toBe(form.id);
  });

  it('loads more and removes filters by links', () => {
    const hrefs = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toContain('/ar/vehicles?models=XF&forced_statuses=stock&page=3');
    expect(hrefs).toContain('/ar/vehicles?forced_statuses=stock');
  });

  it('counts in Arabic', () => {
    expect(withoutIsolates(page.querySelector('[role=status]')?.textContent ?? '')).toBe(
      '5 سيارات',
    );
  });

  it('has places of the final shape while loading', () => {
    const waiting = renderToString(
      <StockList
        basePath="/vehicles"
        query={everything}
        listing={listingOf([], everything)}
        loading
      />,
    );
    const shown = new DOMParser().parseFromString(waiting, 'text/html');
    expect(shown.querySelectorAll('li > [aria-hidden=true]')).toHaveLength(6);
    expect(shown.querySelector('[role=status]')?.textContent).toBe('جارٍ تحديث النتائج');
  });
});
