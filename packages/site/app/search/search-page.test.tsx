// @vitest-environment happy-dom
import { LocaleProvider } from '@mawkib/ui';
import { cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { SearchResults } from './load-search.server.ts';
import { SearchPage } from './SearchPage.tsx';
import { readSearchQuery } from './search-query.ts';

afterEach(cleanup);

const nothing: SearchResults = {
  content: [],
  cars: [],
  totals: { all: 0, cars: 0, pages: 0, retailers: 0, news: 0 },
  total: 0,
  pages: 0,
  listPath: '/vehicles',
  isPartial: false,
};

function open(search: string, results: Partial<SearchResults> = {}) {
  const query = readSearchQuery(new URLSearchParams(search));
  const element = <SearchPage query={query} results={{ ...nothing, ...results }} />;
  const initialEntries = [`/en/search?${search}`];
  const router = createMemoryRouter([{ path: '/:locale/search', element }], { initialEntries });
  render(
    <LocaleProvider locale="en">
      <RouterProvider router={router} />
    </LocaleProvider>,
  );
}

it('reports that nothing was found, keeps the text, and offers a way on', () => {
  open('q=%3Cb%3Ezzz');
  expect(
    screen.getByText(
      'Sorry there were no results for your search. Please try again with another term or phrase.',
    ),
  ).toBeTruthy();
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('<b>zzz');
  expect(screen.getByRole('link', { name: 'Browse cars in stock' }).getAttribute('href')).toBe(
    '/en/vehicles',
  );
});

it('marks matched words, never as markup, and links kinds and pages of results', () => {
  open('q=warranty&page=2', {
    content: [
      {
        id: 'page/1',
        kind: 'page',
        title: [{ text: 'Warranty', match: true }, { text: ' <i>terms</i>' }],
        text: [{ text: 'What it covers' }],
        url: '/warranty',
        image_id: null,
        date: null,
      },
    ],
    totals: { ...nothing.totals, all: 45, pages: 45 },
    total: 45,
    pages: 3,
  });
  const link = screen.getByRole('link', { name: 'Warranty <i>terms</i>' });
  expect(link.getAttribute('href')).toBe('/en/warranty');
  expect(within(link).getByText('Warranty').tagName).toBe('MARK');
  const address = (name: string | RegExp) =>
    screen.getByRole('link', { name }).getAttribute('href');
  expect(address(/^Pages/)).toBe('/en/search?q=warranty&kind=pages');
  expect(address('Previous')).toBe('/en/search?q=warranty');
  expect(address('Next')).toBe('/en/search?q=warranty&page=3');
  expect(screen.queryByRole('link', { name: /^News/ })).toBeNull();
});

it('shows what it has while a service is down, and does not claim that there is nothing', () => {
  open('q=defender', { isPartial: true });
  expect(screen.getByText(/Some results could not be loaded/)).toBeTruthy();
  expect(screen.queryByText(/no results for your search/)).toBeNull();
});
