import { type Call, ServiceError } from '@mawkib/api-clients';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { pageFixture, pageStoreFixture } from '../../testing/pages.fixture.ts';
import { renderStaff } from '../../testing/render-staff.tsx';
import type { OpenedPage } from '../store/page-state.ts';
import { PageSettingsSheet } from './PageSettingsSheet.tsx';

afterEach(cleanup);

const types = {
  data: [
    { id: 'models', name: { ar: 'طراز', en: 'Model' } },
    { id: 'legal', name: { ar: 'قانونية', en: 'Legal' } },
  ],
  meta: { isOpen: false },
};
const about: OpenedPage = { ...pageFixture(), id: 'about', path: '/about', live_path: '/about' };

interface Given {
  page?: OpenedPage;
  locale?: 'ar' | 'en';
  pageTypes?: unknown;
  update?: (body: Record<string, unknown>) => unknown;
}

function opened({ page = about, locale = 'en', pageTypes = types, update }: Given = {}) {
  const store = pageStoreFixture(page);
  const sent: { id: string; body: Record<string, unknown> }[] = [];
  const call = (async (
    { id }: { id: string },
    { body = {} }: { body?: Record<string, unknown> },
  ) => {
    if (id === 'listPageTypes') return pageTypes;
    sent.push({ id, body });
    const { page: now } = store.getState();
    if (id === 'savePage') return { data: { ...now, version: now.version + 1, blocks: [] } };
    const { version: _, ...settings } = body;
    return (
      update?.(body) ?? { data: { ...now, ...settings, version: now.version + 1, blocks: [] } }
    );
  }) as unknown as Call;
  const onClose = vi.fn();
  renderStaff(<PageSettingsSheet onClose={onClose} />, { store, call, locale });
  return { store, sent, onClose };
}

const saveButton = () => screen.getByRole('button', { name: 'Save settings' });
const choose = async (type: string) => {
  await screen.findByRole('option', { name: 'Model' });
  fireEvent.change(screen.getByLabelText('Page type'), { target: { value: type } });
};
const error = (status: number, code: string, rest: object) =>
  new ServiceError('http', '', { problem: { type: '', title: 'Refused', status, code, ...rest } });

it('offers the types of the market, and sends what was changed alone under the version', async () => {
  const { store, sent, onClose } = opened();
  expect(saveButton().getAttribute('aria-disabled')).toBe('true');
  await choose('models');
  fireEvent.change(screen.getByLabelText(/^Title \(English\)/), { target: { value: 'About us' } });
  fireEvent.click(saveButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const body = { version: 4, title: { en: 'About us' }, page_type: 'models' };
  expect(sent).toEqual([{ id: 'updatePageSettings', body }]);
  expect(store.getState().page).toMatchObject({ version: 5, page_type: 'models' });
  expect(store.getState().past).toEqual([]);
});

it('saves changes of blocks first, so that neither makes the other stale; undo still works', async () => {
  const { store, sent } = opened();
  const { tree } = store.getState();
  store
    .getState()
    .edit([{ kind: 'set_field', block: 'a', field: 'title', locale: 'ar', value: 'جديد' }]);
  await choose('legal');
  fireEvent.click(saveButton());
  await waitFor(() => expect(sent.map(({ id }) => id)).toEqual(['savePage', 'updatePageSettings']));
  expect(sent[1]?.body).toEqual({ version: 5, page_type: 'legal' });
  store.getState().undo();
  expect(store.getState().tree).toEqual(tree);
});

it('is taken back from the toast, with the former values', async () => {
  const { store, sent } = opened();
  await choose('models');
  fireEvent.click(saveButton());
  await waitFor(() => expect(store.getState().page.page_type).toBe('models'));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(store.getState().page.page_type).toBeNull());
  expect(sent.at(-1)?.body).toEqual({ version: 5, page_type: null });
});

it('an article has a date, which can be removed; other pages have none', async () => {
  const { sent } = opened({ page: { ...about, page_type: 'news', date: '2026-11-20' } });
  const date = screen.getByLabelText('Article date') as HTMLInputElement;
  expect(date.value).toBe('2026-11-20');
  fireEvent.change(date, { target: { value: '' } });
  fireEvent.click(saveButton());
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ version: 4, date: null }));
  cleanup();
  opened();
  expect(screen.queryByLabelText('Article date')).toBeNull();
});

it('shows an error of the service at its field and keeps the input', async () => {
  const message = 'This path is reserved by the site. Choose another path.';
  const { onClose } = opened({
    update: () => {
      throw error(422, 'invalid_settings', { errors: [{ field: 'path', message }] });
    },
  });
  const path = screen.getByLabelText(/^Path/);
  fireEvent.change(path, { target: { value: '/opening-hours' } });
  fireEvent.click(saveButton());
  expect((await screen.findByText(message)).id).toBe(
    path.getAttribute('aria-describedby')?.split(' ').at(-1),
  );
  expect(path.getAttribute('aria-invalid')).toBe('true');
  expect((path as HTMLInputElement).value).toBe('/opening-hours');
  expect(onClose).not.toHaveBeenCalled();
});

it('meets who changed the page meanwhile, and lies on top of it afterwards', async () => {
  const changes = [{ version: 5, by: 'x', at: '', operations: [], settings: ['title'] }];
  const { store, sent } = opened({
    update: ({ version }) => {
      if (version === 4) throw error(409, 'stale_version', { current_version: 5, changes });
    },
  });
  await choose('models');
  fireEvent.click(saveButton());
  await waitFor(() => expect(store.getState().conflict?.current_version).toBe(5));
  store.getState().takeTheirs({ ...about, version: 5, title: { ar: 'هم', en: 'Theirs' } });
  await waitFor(() =>
    expect((screen.getByLabelText(/^Title \(English\)/) as HTMLInputElement).value).toBe('Theirs'),
  );
  fireEvent.click(saveButton());
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ version: 5, page_type: 'models' }));
});

it('asks before changes are dropped', async () => {
  const { onClose } = opened();
  await choose('models');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalled();
});

it('leaves the path of the home page alone, and is in Arabic', async () => {
  opened({ page: pageFixture(), locale: 'ar' });
  const path = screen.getByLabelText('المسار') as HTMLInputElement;
  expect([path.readOnly, path.dir]).toEqual([true, 'ltr']);
  expect(await screen.findByRole('option', { name: 'طراز' })).toBeTruthy();
});

it('keeps a type that the market has no longer, and takes any where the market names none', async () => {
  opened({ page: { ...about, page_type: 'old' } });
  await screen.findByRole('option', { name: 'Model' });
  const select = screen.getByLabelText('Page type') as HTMLSelectElement;
  expect(select.selectedOptions[0]?.textContent).toContain('old');
  cleanup();
  opened({ pageTypes: { data: [{ id: 'legal', name: {} }], meta: { isOpen: true } } });
  await waitFor(() => expect(screen.getByLabelText('Page type').tagName).toBe('INPUT'));
});
