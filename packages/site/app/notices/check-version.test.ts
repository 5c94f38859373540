// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { checkVersion, hasNewerVersion } from './check-version.ts';

afterEach(() => vi.unstubAllGlobals());

it('knows of a newer version once the build of the page is no longer served', async () => {
  const fetched = vi.fn(async () => new Response(null, { status: 200 }));
  vi.stubGlobal('fetch', fetched);
  Object.assign(window, { __reactRouterManifest: { url: '/assets/manifest-1.js' } });
  const start = Date.now();
  expect(await checkVersion(start + 60_000)).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
  expect(await checkVersion(start + 700_000)).toBe(false);
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await checkVersion(start + 1_400_000)).toBe(false);
  fetched.mockResolvedValue(new Response(null, { status: 404 }));
  expect(await checkVersion(start + 2_100_000)).toBe(true);
  expect(hasNewerVersion()).toBe(true);
});
