// @vitest-environment happy-dom
import type { ListingSuggestion } from '@mawkib/api-clients/contracts/stock';
import { withoutIsolates } from '@mawkib/core/locale';
import { LocaleProvider } from '@mawkib/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { normaliseQuery } from '../../../engine/query/normalise-query.js';
import { facetsOf } from '../../labels/facets.js';
import { linksOnly } from '../../listing/stock-navigation.js';
import { EmptyResult } from './EmptyResult.js';

const query = normaliseQuery({
  lists: { models: ['Defender'], colors: ['black'] },
  ranges: { display_price: { to: 300_000 } },
});
const facets = {
  colors: [
    { value: 'black', label: 'Black', count: 0 },
    { value: 'white', label: 'White', count: 3 },
  ],
};
const suggestions: ListingSuggestion[] = [
  { changes: [{ kind: 'widen', key: 'display_price', to: 350_000 }], total: 4 },
  { changes: [{ kind: 'add', key: 'colors', value: 'white' }], total: 3 },
  { changes: [{ kind: 'add', key: 'colors', value: 'gold' }], total: 2 },
  { changes: [{ kind: 'drop', key: 'brands' }], total: 40 },
  { changes: [{ kind: 'drop', key: 'colors' }], total: 12 },
  {
    changes: [
      { kind: 'drop', key: 'colors' },
      { kind: 'drop', key: 'models' },
    ],
    total: 61,
  },
];
const element = (locale: 'ar' | 'en', given?: ListingSuggestion[]) => (
  <LocaleProvider locale={locale}>
    <EmptyResult
      query={query}
      suggestions={given}
      facets={facetsOf({ page: 1, items: 12, total: 0, facets, ranges: {} }, locale)}
      locale={locale}
      navigation={linksOnly('/vehicles')}
    />
  </LocaleProvider>
);
const ways = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => withoutIsolates(item.textContent ?? '').replace(/\s/g, ' '));

afterEach(cleanup);

describe('a list without a vehicle', () => {
  it('leads by links to what comes closest, with exact counts, and to nothing a page would undo', () => {
    render(element('en', suggestions));
    expect(ways()).toEqual([
      'Price: up to AED 350,0004 cars',
      '“White” as well3 cars',
      'Without “Black”12 cars',
      'Without “Black” · Without “Defender”61 cars',
    ]);
    const [price, white] = screen.getAllByRole('link');
    expect(price?.getAttribute('href')).toBe(
      '/en/vehicles?models=Defender&colors=black&display_price.to=350000',
    );
    expect(white?.getAttribute('href')).toContain('colors=black++white');
  });

  it('says so in Arabic, without a script too', () => {
    const page = new DOMParser().parseFromString(
      renderToString(element('ar', suggestions)),
      'text/html',
    );
    const first = withoutIsolates(page.querySelector('li')?.textContent ?? '');
    expect(first).toContain('السعر: حتى');
    expect(first).toContain('4 سيارات');
    expect(page.querySelectorAll('li a[href]')).toHaveLength(4);
  });

  it('offers to take choices away where the service proposes nothing', () => {
    render(element('en'));
    expect(ways()).toEqual(['Remove Defender', 'Remove Price: up to AED 300,000', 'Remove Black']);
  });
});
