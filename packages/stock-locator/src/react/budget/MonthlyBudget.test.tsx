// @vitest-environment happy-dom
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withoutIsolates } from '@mawkib/core/locale';
import { LinkProvider, LocaleProvider } from '@mawkib/ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fromServiceQuery } from '../../engine/query/service-query.js';
import { everything } from '../../engine/query/vehicle-query.js';
import { emiratesPlan } from '../../fixtures/emirates-plan.js';
import { listingOf } from '../../fixtures/listing-of.js';
import { createListRouter, routerLinks } from '../../fixtures/RoutedList.js';
import { rawVehicles } from '../../fixtures/raw-vehicles.js';
import { StockList } from '../stock-list/StockList.js';

const stock = rawVehicles(30);

/** A stock service that counts, or fails on request. */
let failing = false;
const service = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '', 'http://localhost');
  const { query } = fromServiceQuery(Object.fromEntries(searchParams));
  const isRequested = request.method === 'GET';
  response.writeHead(isRequested && failing ? 500 : 200, {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
  });
  response.end(JSON.stringify(listingOf(stock, query, 1, emiratesPlan)));
});
beforeAll(() => new Promise<void>((done) => service.listen(0, '127.0.0.1', done)));
afterAll(() => service.close());

async function open(locale: 'ar' | 'en', search = '') {
  const { port } = service.address() as AddressInfo;
  const options = { stock, search, finance: emiratesPlan, service: `http://127.0.0.1:${port}` };
  const router = createListRouter(options, locale);
  render(
    <LocaleProvider locale={locale}>
      <LinkProvider adapter={routerLinks}>
        <RouterProvider router={router} />
      </LinkProvider>
    </LocaleProvider>,
  );
  await screen.findAllByRole('article');
  return router;
}

const type = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const cards = () => screen.getAllByRole('article');

afterEach(() => {
  failing = false;
  cleanup();
  sessionStorage.clear();
});

describe('the monthly budget of a list', () => {
  it('filters by it, clears it, and shows an error if its request fails [S-8-22]', async () => {
    const router = await open('en');
    const panel = within(screen.getByText('Monthly budget').closest('details') as HTMLElement);
    type(/^Up to/, '6,000');
    type(/^Deposit/, '٩٠٬٠٠٠');
    expect(await panel.findByText(/cars? within your budget$/)).toBeTruthy();

    failing = true;
    type(/^Up to/, '5,000');
    const failure = await panel.findByRole('alert');
    expect(failure.textContent).toBe('Something went wrong, please refresh the page and try again');
    failing = false;

    fireEvent.click(panel.getByRole('button', { name: 'Filter By Monthly Budget' }));
    await waitFor(() =>
      expect(router.state.location.search).toBe('?deposit=90000&monthly.to=5000'),
    );
    await waitFor(() => expect(cards().length).toBeLessThan(12));
    for (const card of cards()) {
      const [, amount = ''] = /AED ([\d,]+) \/ Month/.exec(withoutIsolates(card.textContent)) ?? [];
      expect(Number(amount.replaceAll(',', ''))).toBeGreaterThan(0);
      expect(Number(amount.replaceAll(',', ''))).toBeLessThanOrEqual(5000);
    }
    const [card] = cards();
    const [link] = card ? within(card).getAllByRole('link') : [];
    expect(link?.getAttribute('href')).toContain('deposit=90000');

    fireEvent.click(screen.getByRole('link', { name: 'Reset Filter' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(cards()).toHaveLength(12));
  });

  it('says the same in Arabic', async () => {
    failing = true;
    await open('ar', '?monthly.to=9000');
    type(/^حتى/, '٨٠٠٠');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'حدث خطأ ما، يُرجى تحديث الصفحة والمحاولة مرة أخرى',
    );
    expect(screen.getByRole('button', { name: 'التصفية حسب الميزانية الشهرية' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'إعادة ضبط التصفية' })).toBeTruthy();
  });

  it('tells how far it reaches while it is typed, and names the sorts by what they go by', async () => {
    await open('en', '?deposit=60000&term=60');
    type(/^Up to/, '4,333.07');
    type(/^Deposit/, '57800');
    type(/^Up to/, '4334');
    // A fifth of AED 289,000 is 57,800, and five years at 2.49 % flat are 4,333.07 a month.
    expect(screen.getByText(/^This budget is enough for a car up to/).textContent).toContain(
      '289,000',
    );
    type(/^Deposit/, '10');
    expect(screen.getByText(/^This budget is enough for a car up to/).textContent).toContain('50.');
    expect(screen.getByRole('option', { name: 'Monthly payment: low to high' })).toBeTruthy();
  });

  it('is a native form that carries what else was chosen', () => {
    const query = {
      ...everything,
      lists: { states: ['new'] },
      monthly: { to: 9000 },
      sort: 'priceAsc' as const,
    };
    const listing = listingOf(stock, query, 12, emiratesPlan);
    const html = renderToString(
      <LocaleProvider locale="en">
        <StockList basePath="/vehicles" query={query} listing={listing} />
      </LocaleProvider>,
    );
    const page = new DOMParser().parseFromString(html, 'text/html');
    const form = page.querySelector<HTMLInputElement>(
      '[name="monthly.to"]:not([type=hidden])',
    )?.form;
    const values = [...(form?.elements ?? [])].map((element) => {
      const { name, value } = element as HTMLInputElement;
      return `${name}=${value}`;
    });
    expect(form?.getAttribute('action')).toBe('/en/vehicles');
    expect(values).toEqual(
      expect.arrayContaining(['states=new', 'sort=priceAsc', 'monthly.to=9,000']),
    );
    const defaultValue = form?.querySelector('[name="term"] option[selected]');
    expect(defaultValue?.getAttribute('value')).toBe('60');
    const own = page.querySelector('form:has([name="states"][type="checkbox"])');
    expect(own?.querySelector('[type=hidden][name="monthly.to"]')).not.toBeNull();
  });

  it('is not there where the market says nothing of finance', () => {
    const html = renderToString(
      <LocaleProvider locale="en">
        <StockList basePath="/v" query={everything} listing={listingOf(stock, everything)} />
      </LocaleProvider>,
    );
    expect(html).not.toContain('Monthly budget');
  });
});
