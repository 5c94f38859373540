// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub, Link, Outlet, useFetcher } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { blockLoader } from '../content/block-loader.ts';
import { PageLoadingBar } from './PageLoadingBar.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const bar = () => screen.queryByRole('progressbar');
/** Passes time, and what follows from it. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const later = (ms: number) => new Promise((resolve) => setTimeout(() => resolve(null), ms));

function Home() {
  const { load } = useFetcher();
  return (
    <>
      <Link to="/next">next</Link>
      <button type="button" onClick={() => void load('/data')}>
        fetch
      </button>
    </>
  );
}
const Next = () => <p>the page</p>;
const Site = () => (
  <>
    <PageLoadingBar />
    <Outlet />
  </>
);

async function open() {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Site,
      children: [
        { index: true, Component: Home },
        { path: 'next', loader: () => later(1000), Component: Next },
        { path: 'data', loader: () => later(1000) },
      ],
    },
  ]);
  render(<Stub initialEntries={['/']} />);
  await pass(1);
}

it('is on from the start of a navigation until its data arrives [S-4-38]', async () => {
  await open();
  expect(bar()).toBeNull();
  fireEvent.click(screen.getByText('next'));
  await pass(150);
  expect(bar()).toBeNull();
  await pass(100);
  expect(bar()?.getAttribute('aria-valuenow')).toBe('30');
  await pass(700);
  expect(screen.queryByText('the page')).toBeNull();
  await pass(500);
  expect(screen.getByText('the page')).toBeDefined();
  await pass(400);
  expect(bar()).toBeNull();
});

it('is on while a fetcher or the listing of a filter loads [S-2-54]', async () => {
  await open();
  fireEvent.click(screen.getByText('fetch'));
  await pass(250);
  expect(bar()).not.toBeNull();
  await pass(1200);
  await pass(400);
  expect(bar()).toBeNull();

  vi.stubGlobal('fetch', async () => {
    await later(1000);
    return Response.json({ state: 'ready' });
  });
  const load = blockLoader('ar', '/vehicles');
  const listing = load('b', 'models=x', new AbortController().signal);
  await pass(250);
  expect(bar()).not.toBeNull();
  await pass(1200);
  await pass(400);
  await listing;
  expect(bar()).toBeNull();
});

it('ends when a request fails', async () => {
  await open();
  vi.stubGlobal('fetch', async () => {
    await later(400);
    throw new TypeError('Failed to fetch');
  });
  const listing = blockLoader('ar', '/vehicles')('b', '', new AbortController().signal);
  const failed = expect(listing).rejects.toThrow();
  await pass(250);
  expect(bar()).not.toBeNull();
  await pass(600);
  await failed;
  await pass(400);
  expect(bar()).toBeNull();
});
