// @vitest-environment happy-dom
import { eventSchemas } from '@mawkib/core/analytics';
import { AnalyticsProvider, type PushEvent } from '@mawkib/core/react';
import { LinkProvider, LocaleProvider } from '@mawkib/ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { createListRouter, routerLinks } from '../../fixtures/RoutedList.js';
import { rawVehicles } from '../../fixtures/raw-vehicles.js';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

async function open() {
  const events: unknown[][] = [];
  const push = ((...event: unknown[]) => void events.push(event)) as PushEvent;
  const router = createListRouter({ stock: rawVehicles(9), items: 4 }, 'en');
  render(
    <LocaleProvider locale="en">
      <LinkProvider adapter={routerLinks}>
        <AnalyticsProvider push={push}>
          <RouterProvider router={router} />
        </AnalyticsProvider>
      </LinkProvider>
    </LocaleProvider>,
  );
  await waitFor(() => screen.getByRole('combobox', { name: 'Sort by' }));
  const searchIs = (text: string) =>
    waitFor(() => expect(decodeURIComponent(router.state.location.search)).toContain(text));
  return { events, searchIs };
}

it('tells of a filter, a sort, more vehicles and a card, once each with its value [S-7-61]', async () => {
  const { events, searchIs } = await open();
  expect(events).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox', { name: /^Used/ }));
  await searchIs('states=');
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), {
    target: { value: 'priceAsc' },
  });
  await searchIs('sort=priceAsc');
  fireEvent.click(screen.getByRole('link', { name: 'Clear all' }));
  await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(4));
  const more = screen.getByRole('link', { name: 'Load more' });
  await waitFor(() => expect(more.hasAttribute('aria-disabled')).toBe(false));
  fireEvent.click(more);
  await searchIs('page=2');
  const card = document.querySelector<HTMLAnchorElement>('article a');
  fireEvent.click(card as Element);
  expect(events).toEqual([
    ['filter', { filter_key: 'states', filter_values: [expect.any(String)], is_removed: false }],
    ['sort', { sort: 'priceAsc' }],
    ['filter', expect.objectContaining({ is_removed: true })],
    ['load_more', { page_number: 2 }],
    [
      'click',
      {
        click_target: 'vehicle_card',
        click_text: expect.any(String),
        click_path: expect.stringMatching(/^\/showroom\//),
        item_id: expect.any(String),
      },
    ],
  ]);
  for (const [name, payload] of events) {
    const { read } = eventSchemas[name as 'sort'];
    expect(read(payload, (path) => expect.fail(path))).toEqual(payload);
  }
});

it('keeps a filter that is on its way when more cars are asked for too early', async () => {
  const { events, searchIs } = await open();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Used/ }));
  fireEvent.click(screen.getByRole('link', { name: 'Load more' }));
  await searchIs('states=');
  expect(events).toEqual([
    ['filter', { filter_key: 'states', filter_values: [expect.any(String)], is_removed: false }],
  ]);
});
