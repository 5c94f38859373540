// @vitest-environment happy-dom
import { LocaleProvider } from '@mawkib/ui';
import { cleanup, render, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { everything } from '../../engine/query/vehicle-query.js';
import { listingOf } from '../../fixtures/listing-of.js';
import { rawVehicles } from '../../fixtures/raw-vehicles.js';
import { createStockSession, StockSessionProvider } from '../session/stock-session.js';
import { createSeenLists } from './cards/list-memory.js';
import { StockList } from './StockList.js';

const stock = rawVehicles(7);
/** Cards of a page: the third has one. */
const items = 3;
const session = createStockSession();
const seenLists = session.get(createSeenLists);
const later = { ...everything, page: 3 };
const list = (
  <LocaleProvider locale="en">
    <StockSessionProvider value={session}>
      <StockList basePath="/vehicles" query={later} listing={listingOf(stock, later, items)} />
    </StockSessionProvider>
  </LocaleProvider>
);

/** The document of page 3, taken over in the browser. */
function takeOver() {
  const container = document.createElement('div');
  container.innerHTML = renderToString(list);
  document.body.append(container);
  const before = container.querySelectorAll('article').length;
  const failed = vi.fn();
  render(<StrictMode>{list}</StrictMode>, {
    container,
    hydrate: true,
    onRecoverableError: failed,
  });
  return { before, after: () => container.querySelectorAll('article').length, failed };
}

function seeTwoPages() {
  for (const page of [1, 2]) {
    seenLists.add('/en/vehicles?', page, listingOf(stock, { ...everything, page }, items).data);
  }
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  seenLists.forget();
  vi.restoreAllMocks();
});

it('shows the whole list and the place in it again after a reload', async () => {
  seeTwoPages();
  seenLists.save(2750);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' }] as never);
  const standing: [cards: number, to: unknown][] = [];
  vi.spyOn(window, 'scrollTo').mockImplementation(((to: unknown) => {
    standing.push([document.querySelectorAll('article').length, to]);
  }) as typeof window.scrollTo);
  const { before, after, failed } = takeOver();
  expect(before).toBe(1);
  await waitFor(() => expect(after()).toBe(7));
  expect(standing).toEqual([[7, { top: 2750, behavior: 'instant' }]]);
  expect(failed).not.toHaveBeenCalled();
});

it('does not restore the position on a new visit', async () => {
  seeTwoPages();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'navigate' }] as never);
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { after } = takeOver();
  await waitFor(() => expect(after()).toBe(7));
  expect(scroll).not.toHaveBeenCalled();
});

it('hands the list on when the document ends', () => {
  seeTwoPages();
  render(list);
  const save = vi.spyOn(seenLists, 'save');
  window.dispatchEvent(new Event('pagehide'));
  expect(save).toHaveBeenCalledTimes(1);
});
