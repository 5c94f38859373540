import { ServiceError } from '@mawkib/api-clients';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { DealerScreen } from './DealerScreen.tsx';
import { DealersScreen } from './DealersScreen.tsx';

afterEach(cleanup);

const dealer = {
  id: '201',
  dealer_code: 'AE01',
  name: { ar: 'المسعود', en: 'Al Masaood' },
  city: { ar: 'دبي', en: 'Dubai' },
  hours_text: { ar: '', en: '' },
  hours: { week: { sat: [['09:00', '21:00']] } },
  services: ['sales'],
  version: 'a1',
};
const opened = (path: string, answers: object = {}) =>
  renderAdmin({
    address: `/en/admin/dealers${path}`,
    routes: [
      { path: 'admin/dealers', Component: DealersScreen },
      { path: 'admin/dealers/:id', Component: DealerScreen },
    ],
    answers: { listStaffDealers: () => ({ data: [dealer] }), ...answers },
  });
const typed = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('lists the dealers with their hours', async () => {
  opened('');
  expect(await screen.findByRole('link', { name: 'Al Masaood' })).toBeTruthy();
  expect(screen.getByText(/Saturday 9 am to 9 pm/)).toBeTruthy();
});

it('asks before unsaved times are lost', async () => {
  opened('/201');
  const back = await screen.findByRole('link', { name: 'All retailers' });
  fireEvent.click(await screen.findByRole('button', { name: 'Add times to Sunday' }));
  fireEvent.click(back);
  expect(await screen.findByRole('dialog')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect(screen.getByLabelText('Sunday, from')).toBeTruthy();
  fireEvent.click(back);
  fireEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByText(/Saturday 9 am to 9 pm/)).toBeTruthy();
});

it('saves times with a break and a holiday, after the errors are corrected', async () => {
  const { calls } = opened('/201', {
    updateDealer: ({ body }: { body: object }) => ({ data: { ...dealer, ...body, version: 'a2' } }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add times to Sunday' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add special days' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Enter an opening and a closing time for Sunday.')).toBeTruthy();
  expect(screen.getByText('Enter the first and the last day.')).toBeTruthy();
  expect(calls('updateDealer')).toEqual([]);
  typed('Sunday, from', '16:00');
  typed('Sunday, to', '01:00');
  typed('First day', '2026-12-02');
  typed('Last day', '2026-12-03');
  typed('Name (English)', 'National Day');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls('updateDealer')).toHaveLength(1));
  expect(calls('updateDealer')[0]).toEqual({
    params: { id: '201' },
    body: {
      version: 'a1',
      services: ['sales'],
      hours: {
        week: { sat: [['09:00', '21:00']], sun: [['16:00', '01:00']] },
        special: [{ from: '2026-12-02', to: '2026-12-03', name: { en: 'National Day' }, week: {} }],
      },
    },
  });
  expect(await screen.findByText('Retailer saved.')).toBeTruthy();
});

it('keeps what was typed when someone else changed the dealer, and offers the current data', async () => {
  opened('/201', {
    updateDealer: () => {
      throw new ServiceError('http', 'Stale', {
        operation: 'updateDealer',
        status: 409,
        problem: { status: 409, code: 'stale_version', title: 'Someone else has changed this' },
      } as never);
    },
  });
  await screen.findByText('Regular week');
  typed('Saturday, to', '22:00');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Load the current data' }));
  expect((screen.getByLabelText('Saturday, to') as HTMLInputElement).value).toBe('21:00');
});
