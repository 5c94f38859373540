import type { Role } from '@mawkib/api-clients/contracts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { AdminGate } from './AdminGate.tsx';

afterEach(cleanup);

const areas = ['admin', 'admin/orders', 'admin/stock', 'admin/offers', 'admin/offers/:id'];
const opened = (role: Role, path: string, locale: 'ar' | 'en' = 'en') =>
  renderAdmin({
    address: `/${locale}/${path}`,
    routes: [
      {
        element: <AdminGate />,
        children: areas.map((area) => ({ path: area, element: <p>{`shown ${area}`}</p> })),
      },
    ],
    answers: {},
    roles: [role],
    locale,
  });

it.each([
  ['leads', 'admin', 'shown admin'],
  ['admin', 'admin', 'shown admin'],
  ['publisher', 'admin', 'shown admin/offers'],
  ['publisher', 'admin/offers/1', 'shown admin/offers/:id'],
] as const)('%s opens %s at an area of their role: %s', async (role, path, text) => {
  opened(role, path);
  expect(await screen.findByText(text)).toBeTruthy();
});

it.each([
  ['publisher', 'admin/orders', 'Orders requires the Leads role. Ask an administrator for access.'],
  ['editor', 'admin/offers/1', 'Offers requires the Publisher role.'],
  ['leads', 'admin/stock', 'Stock requires the Administrator role.'],
] as const)(
  '%s reads at %s which role it needs, and nothing is called',
  async (role, path, text) => {
    opened(role, path);
    expect(await screen.findByText(text, { exact: false })).toBeTruthy();
    expect(screen.queryByText(/^shown/)).toBeNull();
    cleanup();
    opened(role, path, 'ar');
    expect(await screen.findByText(/^تحتاج شاشة «.+» إلى دور «.+»\./)).toBeTruthy();
  },
);

it('tells an editor at the start where their work is', async () => {
  opened('editor', 'admin');
  expect(await screen.findByText(/^Your role has no area/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to pages' }).getAttribute('href')).toBe('/en/cms');
});
