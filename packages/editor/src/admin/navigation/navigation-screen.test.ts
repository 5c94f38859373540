import { ServiceError } from '@mawkib/api-clients';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { NavEntryScreen } from './NavEntryScreen.tsx';
import { NavigationScreen } from './NavigationScreen.tsx';

afterEach(cleanup);

const both = (en: string) => ({ ar: `${en} ع`, en });
const link = (en: string) => ({ label: both(en), url: `/${en}` });
const entry = (id: string, fields: object = {}) => ({
  id,
  ...link(id),
  area: 'primary',
  image_id: null,
  children: [],
  icon: null,
  dc_strategy: null,
  columns: [],
  cards: [],
  feature: null,
  version: 3,
  updated_at: '2026-11-20T08:00:00.000Z',
  updated_by: null,
  ...fields,
});
const cars = entry('cars', {
  columns: [{ heading: both('Buy'), links: [link('new'), link('used')] }],
});
const opened = (path: string, answers: object = {}, roles?: ['editor']) =>
  renderAdmin({
    address: `/en/admin/navigation${path}`,
    routes: [
      { path: 'admin/navigation', Component: NavigationScreen },
      { path: 'admin/navigation/:id', Component: NavEntryScreen },
    ],
    answers: { listStaffNavEntries: () => ({ data: [cars, entry('offers')] }), ...answers },
    ...(roles && { roles }),
  });
const button = (name: string) => screen.getByRole('button', { name });
const input = (label: string, at = 0) => screen.getAllByLabelText(label)[at] as HTMLInputElement;
const type = (label: string, value: string, at = 0) =>
  fireEvent.change(input(label, at), { target: { value } });
/** Undoes what a toast reports. */
async function undo(done: string) {
  const toast = (await screen.findByText(done)).closest('li') as HTMLElement;
  fireEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
}
const problem = (fields: object) =>
  new ServiceError('http', 'Rejected', {
    operation: 'updateNavEntry',
    status: 422,
    problem: { status: 422, title: 'Rejected', ...fields },
  } as never);

it('shows the tree; entries move by button and by keyboard, and a move is undone', async () => {
  const { calls } = opened('', { orderNavEntries: () => ({ data: [] }) });
  expect(await screen.findByRole('link', { name: 'cars' })).toBeTruthy();
  expect(screen.getByText('Top bar: 2 of 12 entries, 2 of 60 links.')).toBeTruthy();
  expect(screen.getByText('used')).toBeTruthy();
  const order = (at: number) => (calls('orderNavEntries')[at]?.body as { ids: string[] })?.ids;
  fireEvent.click(button('Move cars down'));
  await waitFor(() => expect(order(0)).toEqual(['offers', 'cars']));
  await undo('cars moved.');
  await waitFor(() => expect(order(1)).toEqual(['cars', 'offers']));
  fireEvent.keyDown(button('Move offers up'), { key: 'ArrowUp', altKey: true });
  await waitFor(() => expect(order(2)).toEqual(['offers', 'cars']));
});

it('a deleted entry comes back where it was', async () => {
  const { calls } = opened('', {
    deleteNavEntry: () => ({ data: { id: 'cars', deleted: true } }),
    createNavEntry: () => ({ data: entry('again') }),
    orderNavEntries: () => ({ data: [] }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete cars' }));
  await undo('cars deleted.');
  await waitFor(() => expect(calls('orderNavEntries')).toHaveLength(1));
  expect(calls('deleteNavEntry')[0]).toMatchObject({ query: { version: 3 } });
  expect(calls('createNavEntry')[0]).toMatchObject({
    body: { columns: [{ links: [link('new'), link('used')] }] },
  });
  expect(calls('orderNavEntries')[0]).toMatchObject({ body: { ids: ['again', 'offers'] } });
});

it('saves links, cards and a feature in both languages; each change is undone', async () => {
  const { calls } = opened('/cars', {
    updateNavEntry: ({ body }: { body: object }) => ({ data: { ...cars, ...body, version: 4 } }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Move Link used up' }));
  fireEvent.click(button('Add a card'));
  type('Name (\u2068العربية\u2069)', 'ديفندر', 3);
  type('Version (English)', '5 seats');
  fireEvent.click(button('Delete Link new'));
  fireEvent.keyDown(input('Link'), { code: 'KeyZ', key: 'ئ', ctrlKey: true });
  fireEvent.click(button('Save'));
  await waitFor(() => expect(calls('updateNavEntry')).toHaveLength(1));
  expect(calls('updateNavEntry')[0]).toMatchObject({
    params: { id: 'cars' },
    body: {
      version: 3,
      columns: [{ heading: both('Buy'), links: [link('used'), link('new')] }],
      cards: [{ label: { ar: 'ديفندر' }, line: { en: '5 seats' }, image_id: null }],
    },
  });
  expect(await screen.findByText('Entry saved.')).toBeTruthy();
});

it('shows the error of each field beside it and keeps what was typed', async () => {
  opened('/cars', {
    updateNavEntry: () => {
      const field = 'columns.0.links.1.url';
      const message = 'Enter a path on this site.';
      throw problem({
        code: 'invalid_settings',
        errors: [{ field, code: 'invalid_address', message }],
      });
    },
  });
  await screen.findByRole('button', { name: 'Save' });
  type('Link', 'javascript:alert(1)', 2);
  fireEvent.click(button('Save'));
  const text = await screen.findByText('Enter a path on this site.');
  const wrong = input('Link', 2);
  expect(wrong.getAttribute('aria-describedby')).toBe(text.id);
  expect(wrong.value).toBe('javascript:alert(1)');
  await waitFor(() => expect(document.activeElement).toBe(wrong));
});

it('says who changed the entry meanwhile; mine or theirs is the next version', async () => {
  const current = entry('cars', { label: both('theirs'), version: 5, updated_by: 'Noura' });
  const { calls } = opened('/cars', {
    updateNavEntry: ({ body }: { body: { version: number } }) => {
      if (body.version === 3) throw problem({ code: 'stale_version', current });
      return { data: { ...cars, ...body, version: 6 } };
    },
  });
  await screen.findByRole('button', { name: 'Save' });
  type('Name (English)', 'mine');
  fireEvent.click(button('Save'));
  expect(await screen.findByText(/^Noura changed this entry/)).toBeTruthy();
  expect(input('Name (English)').value).toBe('mine');
  fireEvent.click(button('Keep my changes'));
  fireEvent.click(button('Save'));
  await waitFor(() => expect(calls('updateNavEntry')).toHaveLength(2));
  expect(calls('updateNavEntry')[1]).toMatchObject({
    body: { version: 5, label: { en: 'mine' } },
  });
});

it('is for staff who publish', async () => {
  const { calls } = opened('', {}, ['editor']);
  expect(await screen.findByText(/requires the Publisher role/)).toBeTruthy();
  expect(calls('listStaffNavEntries')).toEqual([]);
});
