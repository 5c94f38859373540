// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchOwn } from './fetch-own.ts';

const opened = vi.fn();

beforeEach(() => {
  document.documentElement.lang = 'ar';
  vi.spyOn(location, 'assign').mockImplementation(opened);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  opened.mockReset();
});

it.each([
  ['denied', { status: 403, url: 'https://market.example/ar/block-data/a' }],
  ['sent there', { redirected: true, status: 200, url: 'https://market.example/ar/no-access' }],
])('a request of a page that is %s opens /no-access [B-2-13]', async (_, response) => {
  vi.stubGlobal('fetch', async () => response);
  await fetchOwn('/ar/block-data/a');
  expect(opened).toHaveBeenCalledExactlyOnceWith('/ar/no-access');
});

it('any other response stays with its caller', async () => {
  for (const response of [
    { status: 200, url: 'https://market.example/ar/no-access' },
    { status: 200, redirected: true, url: 'https://market.example/ar/offers' },
    { status: 500, url: 'https://market.example/ar/offers' },
  ]) {
    vi.stubGlobal('fetch', async () => response);
    expect(await fetchOwn('/ar/x')).toBe(response);
  }
  expect(opened).not.toHaveBeenCalled();
});
