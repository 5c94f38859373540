// @vitest-environment happy-dom
import { useNotify } from '@mawkib/ui';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub, Link, Outlet } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { SiteNotices } from './SiteNotices.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const Site = () => (
  <SiteNotices>
    <Outlet />
  </SiteNotices>
);
function Home() {
  const notify = useNotify();
  return (
    <>
      {['one', 'two', 'three', 'four'].map((id) => (
        <button key={id} type="button" onClick={() => notify?.({ id, text: `Notice ${id}` })}>
          {id}
        </button>
      ))}
      <button
        type="button"
        onClick={() => notify?.({ id: 'bad', text: 'Notice bad', urgency: 'assertive' })}
      >
        bad
      </button>
      <Link to="/ar/next">next</Link>
    </>
  );
}

const Next = () => <p>the page</p>;

function open() {
  const Stub = createRoutesStub([
    {
      path: '/:locale',
      Component: Site,
      children: [
        { index: true, Component: Home },
        { path: 'next', Component: Next },
      ],
    },
  ]);
  return render(<Stub initialEntries={['/ar']} />);
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => [...document.querySelectorAll('section li > p')].map((p) => p.textContent);
const said = (urgency: string) => document.querySelector(`[aria-live="${urgency}"]`)?.textContent;
const loaded = () => waitFor(() => expect(shown().length).toBeGreaterThan(0));

it('shows at most three, and removes the oldest that does not last', async () => {
  open();
  press('bad');
  await loaded();
  for (const name of ['one', 'two', 'three', 'four']) press(name);
  expect(shown()).toEqual(['Notice bad', 'Notice three', 'Notice four']);
});

it('announces in one polite and one assertive region, and again when it is repeated', async () => {
  open();
  expect(document.querySelectorAll('[aria-live]')).toHaveLength(2);
  press('one');
  const before = said('polite');
  expect(before?.trim()).toBe('Notice one');
  press('one');
  expect(said('polite')).not.toBe(before);
  press('bad');
  expect(said('assertive')?.trim()).toBe('Notice bad');
  await loaded();
  expect(document.querySelectorAll('[aria-live], [role=alert], [role=status]')).toHaveLength(2);
});

it('stays across a navigation', async () => {
  open();
  press('one');
  await loaded();
  fireEvent.click(screen.getByText('next'));
  expect(await screen.findByText('the page')).toBeDefined();
  expect(shown()).toEqual(['Notice one']);
});

it('is reached by F8, closed by Escape, and gives the focus back', async () => {
  open();
  press('one');
  await loaded();
  screen.getByRole('button', { name: 'two' }).focus();
  fireEvent.keyDown(document, { key: 'F8' });
  const close = screen.getByRole('button', { name: 'إغلاق' });
  expect(document.activeElement).toBe(close);
  fireEvent.keyDown(close, { key: 'Escape' });
  expect(shown()).toEqual([]);
  expect(document.activeElement?.textContent).toBe('two');
});

it('goes after 8 seconds, but not while it has the focus, nor if it is assertive', async () => {
  open();
  press('bad');
  await loaded();
  vi.useFakeTimers();
  press('one');
  press('two');
  const [, one] = screen.getAllByRole('button', { name: 'إغلاق' });
  act(() => one?.focus());
  await act(() => vi.advanceTimersByTimeAsync(8001));
  expect(shown()).toEqual(['Notice bad', 'Notice one']);
});

it('says for as long as it is so that the browser is offline, then that it is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open();
  await waitFor(() => expect(document.body.textContent).toContain('لا يوجد اتصال'));
  expect(said('assertive')).toContain('لا يوجد اتصال');
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await loaded();
  expect(shown()).toEqual(['عاد الاتصال بالإنترنت.']);
  expect(said('assertive')).toBe('');
  expect(said('polite')).toContain('عاد الاتصال');
});

it('leaves no text behind that reports that the browser is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const page = open();
  await waitFor(() => expect(said('assertive')).toContain('لا يوجد اتصال'));
  page.unmount();
  vi.restoreAllMocks();
  open();
  expect(said('assertive')).toBe('');
});
