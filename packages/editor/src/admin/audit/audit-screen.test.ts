import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { AuditScreen } from './AuditScreen.tsx';

afterEach(cleanup);

const hash = 'ab'.repeat(32);
const entry = {
  seq: 12,
  at: '2026-11-20T08:00:00.000Z',
  person: { id: 'p1', name: 'هند · Hind' },
  action: 'form.updated',
  subject: 'form/test-drive',
  details: { version: 3 },
  hash,
};

const opened = (address: string, answers: object = {}) =>
  renderAdmin({
    address,
    routes: [{ path: 'admin/audit', Component: AuditScreen }],
    answers: {
      listAuditLog: () => ({ data: [entry], meta: { next: 12 } }),
      getAuditFacets: () => ({
        data: { people: [{ id: 'p1', name: 'هند · Hind' }], actions: ['form.updated'] },
      }),
      ...answers,
    },
  });

it('shows who changed what, in words, and continues by key', async () => {
  const { calls, router } = opened('/en/admin/audit');
  const table = await screen.findByRole('region', { name: 'Audit log' });
  for (const text of ['Hind', 'Changed a form', 'form/test-drive']) {
    expect(within(table).getByText(text)).toBeTruthy();
  }
  fireEvent.click(screen.getByRole('button', { name: 'Older' }));
  await waitFor(() => expect(router.state.location.search).toBe('?before=12'));
  await waitFor(() => expect(calls('listAuditLog').at(-1)).toEqual({ query: { before: '12' } }));
});

it('keeps its filters in the address, and exports what they let through', async () => {
  const { calls, router } = opened('/en/admin/audit?action=form.updated&before=9');
  await screen.findByRole('region', { name: 'Audit log' });
  await screen.findByRole('option', { name: 'Hind' });
  fireEvent.change(screen.getByLabelText('Person'), { target: { value: 'p1' } });
  await waitFor(() => expect(router.state.location.search).toBe('?action=form.updated&person=p1'));
  expect(calls('listAuditLog').at(-1)).toEqual({
    query: { action: 'form.updated', person: 'p1' },
  });
  expect(screen.getByRole('link', { name: 'Export' }).getAttribute('href')).toBe(
    '/services/staff/audit_log/export?person=p1&action=form.updated',
  );
});

it('checks stretch by stretch, against a head that was noted before', async () => {
  const { calls } = opened('/en/admin/audit', {
    checkAuditLog: ({ query }: { query: { after_seq?: number } }) =>
      query.after_seq
        ? { data: { state: 'whole', checked: { seq: 12, hash }, last_seq: 12, broken: null } }
        : { data: { state: 'more', checked: { seq: 6, hash }, last_seq: 12, broken: null } },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Verify the log' }));
  const panel = screen.getByRole('region', { name: 'Verify the log' });
  const noted = within(panel).getByLabelText(/Saved hash/);
  fireEvent.change(noted, { target: { value: 'nonsense' } });
  const button = within(panel).getByRole('button', { name: 'Verify the log' });
  expect(button.hasAttribute('disabled')).toBe(true);
  fireEvent.change(noted, { target: { value: `12:${hash}` } });
  fireEvent.click(button);
  expect(await within(panel).findByText(/12 entries, none changed/)).toBeTruthy();
  const expected = { expected_seq: 12, expected_hash: hash };
  expect(calls('checkAuditLog')).toEqual([
    { query: expected },
    { query: { ...expected, after_seq: 6, after_hash: hash } },
  ]);
  expect(within(panel).getByText(`12:${hash}`)).toBeTruthy();
});

it('names the entry that is broken, and what to do', async () => {
  opened('/en/admin/audit', {
    checkAuditLog: () => ({
      data: {
        state: 'broken',
        checked: { seq: 4, hash },
        last_seq: 12,
        broken: { seq: 5, fault: 'missing' },
      },
    }),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Verify the log' }));
  const panel = screen.getByRole('region', { name: 'Verify the log' });
  fireEvent.click(within(panel).getByRole('button', { name: 'Verify the log' }));
  expect(await within(panel).findByText('Entry 5 is missing.')).toBeTruthy();
});
