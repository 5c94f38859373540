// @vitest-environment happy-dom
import type { LastKnown } from '@mawkib/api-clients/contracts/stock';
import { LinkProvider, LocaleProvider } from '@mawkib/ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { createListRouter, routerLinks } from '../../../fixtures/RoutedList.js';
import { rawVehicles } from '../../../fixtures/raw-vehicles.js';

afterEach(cleanup);

const stock = rawVehicles(5);
const at = '2026-11-20T08:00:00Z';

async function open(locale: 'ar' | 'en', lastKnown: () => LastKnown | undefined) {
  const router = createListRouter({ stock, lastKnown }, locale);
  render(
    <LocaleProvider locale={locale}>
      <LinkProvider adapter={routerLinks}>
        <RouterProvider router={router} />
      </LinkProvider>
    </LocaleProvider>,
  );
  await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(5));
}

it.each([
  ['en', '2026-11-20T08:12:00Z', 'Last updated: 12 minutes ago'],
  ['en', '2026-11-20T08:00:20Z', 'Last updated: now'],
  ['ar', '2026-11-20T08:12:00Z', 'آخر تحديث: قبل 12 دقيقة'],
  ['ar', '2026-11-22T08:00:00Z', 'آخر تحديث: قبل يومين'],
] as const)('the last known list tells in %s how old it is', async (locale, asked_at, said) => {
  await open(locale, () => ({ at, asked_at }));
  expect((await screen.findByRole('alert')).textContent).toContain(said);
});

it('“Try again” asks the service once more, and the list is its own again', async () => {
  let lastKnown: LastKnown | undefined = { at, asked_at: '2026-11-20T08:05:00Z' };
  await open('en', () => lastKnown);
  lastKnown = { at, asked_at: '2026-11-20T09:00:00Z' };
  fireEvent.click(screen.getByRole('link', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('1 hour ago'));
  lastKnown = undefined;
  fireEvent.click(screen.getByRole('link', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(document.querySelectorAll('article')).toHaveLength(5);
});
