// @vitest-environment happy-dom
import type { Call } from '@mawkib/api-clients';
import { getPage, listPageSchedules } from '@mawkib/api-clients/contracts/content';
import { withoutIsolates } from '@mawkib/core/locale';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { loadPageState, type PageState } from './page-state.server.ts';
import StaffBar, { type StaffPage } from './StaffBar.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const live: PageState = { paths: { draft: '/new', live: '/offers' }, differs: false, next: null };

let shown: StaffPage | undefined;
const Bar = () => <StaffBar person={{ name: 'نورة · Noura' }} page={shown} />;

function show(page?: Partial<StaffPage>, path = '/ar/offers') {
  shown = page && { id: 'p1', state: live, isPreview: false, ...page };
  const Stub = createRoutesStub([{ path: '/:locale/*', Component: Bar }]);
  render(<Stub initialEntries={[path]} />);
  const bar = screen.getByRole('complementary');
  return {
    bar,
    text: withoutIsolates(bar.textContent ?? ''),
    links: screen.queryAllByRole('link').map((link) => link.getAttribute('href')),
  };
}

it.each([
  [false, live, 'Published'],
  [false, { ...live, differs: true }, 'Published; the draft has unpublished changes'],
  [true, { ...live, differs: true }, 'Draft with unpublished changes'],
  [true, live, 'Draft, same as the published page'],
  [true, { ...live, paths: { draft: '/new', live: null } }, 'Draft, not on the site'],
])('names what is shown: preview %s, %j', (isPreview, state, words) => {
  const { bar } = show({ isPreview, state }, '/en/offers');
  expect(bar.querySelector('strong')?.textContent).toBe(words);
});

it('links the editor and the draft, from a draft the published page', () => {
  expect(show({}).links).toEqual(['/ar/cms/pages/p1', '/ar/disabled-preview/new']);
  cleanup();
  expect(show({ isPreview: true }).links).toEqual(['/ar/cms/pages/p1', '/ar/offers']);
});

it('has the language of the editor, and tells the next schedule', () => {
  localStorage.setItem('mawkib.editor.language', JSON.stringify('en'));
  const next = { action: 'unpublish' as const, at: '2026-12-01T05:00:00.000Z' };
  const { bar, text, links } = show({ state: { ...live, next } });
  expect([bar.lang, bar.dir]).toEqual(['en', 'ltr']);
  expect(text).toContain('Signed in as Noura');
  expect(text).toMatch(/Unpublishes .*9:00/);
  expect(links).toEqual(['/en/cms/pages/p1', '/ar/disabled-preview/new']);
});

it('has no page for others, and reports that the sign-out failed', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(show().links).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'تسجيل الخروج' }));
  expect((await screen.findByRole('alert')).textContent).toContain('تعذّر');
});

it('the state is that of the draft and its next schedule, and is not loaded for leads', async () => {
  const schedule = (action: string, due_at: string, status = 'pending') => ({
    action,
    due_at,
    status,
  });
  const call = vi.fn(async ({ id }: { id: string }) => ({
    data:
      id === getPage.id
        ? { path: '/new', live_path: '/offers', version: 4, published_version: 3 }
        : [
            schedule('unpublish', '2026-12-02T00:00:00Z'),
            schedule('publish', '2026-11-20T00:00:00Z', 'done'),
            schedule('publish', '2026-12-01T00:00:00Z'),
          ],
  }));
  const log = vi.fn();
  const site = { call: call as unknown as Call, log };
  const as = (...roles: string[]) =>
    loadPageState(site, { id: 'p1', person: { name: 'N', roles } as never, locale: 'ar' });
  expect(await as('editor', 'leads')).toEqual({
    paths: { draft: '/new', live: '/offers' },
    differs: true,
    next: { action: 'publish', at: '2026-12-01T00:00:00Z' },
  });
  expect(call.mock.calls.map(([{ id }]) => id)).toEqual([getPage.id, listPageSchedules.id]);
  call.mockClear();
  expect(await as('leads')).toBeNull();
  expect(await loadPageState(site, { id: 'p1', person: null })).toBeNull();
  expect(call).not.toHaveBeenCalled();
  call.mockRejectedValue(new Error('down'));
  expect(await as('admin')).toBeNull();
  expect(log).toHaveBeenCalledOnce();
});
