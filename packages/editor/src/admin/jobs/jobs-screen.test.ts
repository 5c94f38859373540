import { ServiceError } from '@mawkib/api-clients';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { JobSheet } from './JobSheet.tsx';
import { JobsScreen } from './JobsScreen.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const id = '0b2f7c0e-5f0b-4d7c-9a52-0c9c6a3f2d11';
const at = '2026-11-20T08:00:00.000Z';
const failed = {
  id,
  name: 'lead_delivery',
  state: 'failed',
  attempts: 17,
  max_attempts: 17,
  created_at: at,
  started_at: at,
  finished_at: at,
  next_attempt_at: null,
  reason: 'crm.example gave no usable answer (status): 503',
  data: { delivery_id: id },
};
const counts = { waiting: 0, active: 1, retrying: 0, failed: 1, done: 1000, discarded: 0 };

let jobs: (typeof failed)[];
beforeEach(() => {
  jobs = [failed];
});

const routes = [
  {
    path: 'admin/jobs',
    Component: JobsScreen,
    children: [{ path: ':name/:id', Component: JobSheet }],
  },
];
const defaults = {
  listJobs: () => ({ data: jobs, meta: { next: null } }),
  listJobQueues: () => ({
    data: [
      { name: 'lead_delivery', counts, schedule: null },
      { name: 'retention', counts, schedule: { every: '23 * * * *', next_at: [at, at] } },
    ],
    meta: { max: 1000 },
  }),
  getJob: () => ({ data: { ...failed, failures: [{ attempt: 17, failed_at: at, reason: 'no' }] } }),
  retryJob: () => {
    jobs = [];
    return { data: { ...failed, state: 'waiting' } };
  },
  discardJob: () => ({ data: { ...failed, state: 'discarded' } }),
  retryJobs: () => ({ data: { retried: 1, left: false } }),
};
const open = (address = '/en/admin/jobs', answers: object = {}) =>
  renderAdmin({ address, routes, answers: { ...defaults, ...answers } });

it('shows what was given up first, with why, and counts of every state', async () => {
  const { calls } = open();
  const table = await screen.findByRole('region', { name: 'Failed' });
  expect(within(table).getByText(/503/)).toBeTruthy();
  expect(calls('listJobs')[0]).toEqual({ query: { state: 'failed' } });
  const tab = screen.getByRole('link', { name: /^Done/ });
  expect(tab.textContent).toBe('Done1,000+');
  expect(screen.getByRole('link', { name: /^Failed/ }).getAttribute('aria-current')).toBe('page');
});

it('asks for the state and the kind that the address names', async () => {
  const { calls } = open('/en/admin/jobs?state=retrying&name=mail');
  await waitFor(() =>
    expect(calls('listJobs')[0]).toEqual({ query: { state: 'retrying', name: 'mail' } }),
  );
});

it('tries a job again from its row; the list is fetched again and keeps the focus', async () => {
  const { calls } = open();
  const button = await screen.findByRole('button', { name: 'Retry' });
  button.focus();
  fireEvent.click(button);
  expect(await screen.findByText('No failed jobs')).toBeTruthy();
  expect(calls('retryJob')).toEqual([{ params: { name: 'lead_delivery', id } }]);
});

it('opens a job by its own address, and asks before it is discarded', async () => {
  const { calls, router } = open(`/en/admin/jobs/lead_delivery/${id}?state=failed`);
  const sheet = await screen.findByRole('dialog', { name: 'Lead delivery' });
  expect(await within(sheet).findByText('Attempt 17')).toBeTruthy();
  fireEvent.click(within(sheet).getByRole('button', { name: 'Discard' }));
  const question = await screen.findByRole('dialog', { name: 'Discard this job?' });
  expect(calls('discardJob')).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(calls('discardJob')).toHaveLength(1));
  fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/en/admin/jobs'));
  expect(router.state.location.search).toBe('?state=failed');
});

it('tries all failed jobs of a kind, portion by portion, once it was confirmed', async () => {
  let portions = 3;
  const { calls } = open('/en/admin/jobs?name=lead_delivery', {
    retryJobs: () => {
      portions -= 1;
      return { data: { retried: 1000, left: portions > 0 } };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Retry all failed' }));
  const question = await screen.findByRole('dialog', { name: 'Retry all failed jobs?' });
  expect(calls('retryJobs')).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'Retry all failed' }));
  await waitFor(() => expect(calls('retryJobs')).toHaveLength(3));
});

it('states what failed and has a way on', async () => {
  let isDown = true;
  open('/en/admin/jobs', {
    listJobs: () => {
      if (isDown) throw new ServiceError('network', 'no');
      return defaults.listJobs();
    },
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Could not reach the server');
  isDown = false;
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Failed' })).toBeTruthy();
});

it('updates by itself until it is paused', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { calls } = open();
  await screen.findByRole('region', { name: 'Failed' });
  const before = calls('listJobs').length;
  await vi.advanceTimersByTimeAsync(4100);
  await waitFor(() => expect(calls('listJobs').length).toBe(before + 1));
  fireEvent.click(screen.getByRole('button', { name: 'Pause updates' }));
  await vi.advanceTimersByTimeAsync(12_000);
  expect(calls('listJobs').length).toBe(before + 1);
});

it('is for administrators alone', () => {
  const { calls } = renderAdmin({
    address: '/en/admin/jobs',
    routes,
    answers: defaults,
    roles: ['leads'],
  });
  expect(screen.getByText(/requires the Administrator role/)).toBeTruthy();
  expect(calls('listJobs')).toEqual([]);
  expect(screen.queryByRole('link', { name: 'Jobs' })).toBeNull();
});
