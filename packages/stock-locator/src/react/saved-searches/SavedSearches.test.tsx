// @vitest-environment happy-dom
import { LocaleProvider } from '@mawkib/ui';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { normaliseQuery } from '../../engine/query/normalise-query.js';
import { rawVehicle } from '../../fixtures/raw-vehicles.js';
import { SavedLink } from '../saved-link/SavedLink.js';
import { SavedSearches } from './SavedSearches.js';
import { SaveSearch } from './SaveSearch.js';
import { SearchMark, SearchMarks } from './SearchMarks.js';
import { deviceSavedSearches as saved } from './storage/device-saved-searches.js';

const query = normaliseQuery({ lists: { models: ['Defender'], colors: ['black'] }, page: 3 });
const label = (_: string, value: string) => (value === 'black' ? 'Black' : value);
const response = (news: object, gone: string[] = []) => ({
  data: saved.list().map(({ id }) => ({
    id,
    total: 7,
    added: [],
    added_total: 0,
    cheaper: [],
    cheaper_total: 0,
    labels: { 'colors/black': 'Black' },
    ...news,
  })),
  meta: { seen: 'now', gone },
});
const news = {
  added: ['1', '2'],
  added_total: 2,
  cheaper: [{ id: '3', before: 300, now: 250 }],
  cheaper_total: 1,
};

const show = (element: React.ReactNode) =>
  render(<LocaleProvider locale="en">{element}</LocaleProvider>);
const button = <SaveSearch path="/en/vehicles" query={query} locale="en" label={label} />;
const load = async (ids: readonly string[]) => ({
  vehicles: ids
    .filter((id) => id !== '2')
    .map((id) => rawVehicle({ id, model_display_name: `Car ${id}` })),
  gone: ['2'],
});

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json(response({}))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of [...saved.list()]) saved.remove(id);
  localStorage.clear();
});

describe('a search', () => {
  it('is saved and taken away by one button, as it was asked, without page and order', () => {
    show(button);
    fireEvent.click(screen.getByRole('button', { name: 'Save this search' }));
    expect(saved.list()).toMatchObject([
      { path: '/vehicles', search: 'models=Defender&colors=black', seen: null },
    ]);
    const pressed = screen.getByRole('button', { name: 'Search saved', pressed: true });
    fireEvent.click(pressed);
    expect(saved.list()).toEqual([]);
  });

  it('that cannot be stored reports that it lasts for this visit', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      removeItem: () => {},
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    show(button);
    fireEvent.click(screen.getByRole('button', { name: 'Save this search' }));
    expect(screen.getByRole('status').textContent).toContain('this visit only');
  });
});

describe('saved searches', () => {
  const saveOne = () => {
    const view = show(button);
    fireEvent.click(screen.getByRole('button'));
    view.unmount();
  };

  it('lead to their lists by the names of their filters, and come back after a removal', async () => {
    saveOne();
    show(<SavedSearches load={load} />);
    const link = screen.getByRole('link', { name: /Defender · Black/ });
    expect(link.getAttribute('href')).toBe('/en/vehicles?models=Defender&colors=black');
    fireEvent.click(screen.getByRole('button', { name: 'Remove Defender · Black' }));
    expect(saved.list()).toEqual([]);
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(document.activeElement).toBe(undo);
    fireEvent.click(undo);
    expect(screen.getByRole('link', { name: /Defender · Black/ })).toBeTruthy();
  });

  it('show what is new in them, each car marked, once: then it is seen', async () => {
    saveOne();
    show(
      <>
        <SavedLink />
        <SavedSearches load={load} />
      </>,
    );
    act(() => saved.take(response(news), 'en'));
    expect(screen.getByText('3 changes in your saved searches')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^2 new, 1 cheaper/ }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    const marks = [...document.querySelectorAll('[data-kind=new],[data-kind=cheaper]')];
    expect(marks.map((mark) => mark.textContent)).toEqual(['Just in', 'AED 50 less']);
    expect(screen.queryByText('3 changes in your saved searches')).toBeNull();
    expect(saved.list()[0]).toMatchObject({ seen: 'now', news: { added_total: 0 } });
    fireEvent.click(screen.getByRole('button', { name: /^2 new, 1 cheaper/ }));
    expect(screen.queryAllByRole('article')).toEqual([]);
  });

  it('are seen when their list is opened, where the cars are marked', () => {
    saveOne();
    act(() => saved.take(response(news), 'en'));
    show(
      <SearchMarks path="/en/vehicles" query={{ ...query, sort: 'priceAsc', page: 1 }}>
        {['1', '3', '9'].map((id) => (
          <div key={id} data-testid={id}>
            <SearchMark id={id} />
          </div>
        ))}
      </SearchMarks>,
    );
    const mark = (id: string) => screen.getByTestId(id).textContent;
    expect(mark('1')).toBe('Just in');
    expect(mark('3')).toContain('less');
    expect(mark('9')).toBe('');
    expect(saved.list()[0]?.news?.added_total).toBe(0);
  });

  it('are nothing on a server, and where there are none', () => {
    saveOne();
    const html = renderToString(
      <LocaleProvider locale="en">
        <SavedSearches load={load} />
      </LocaleProvider>,
    );
    expect(html).toBe('');
  });
});
