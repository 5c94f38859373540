import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { type SiteContext, siteContext } from '../context/site-context.ts';
import { middleware as ofMarket } from '../routes/market.tsx';
import { middleware as ofSitemap } from '../routes/sitemap.ts';
import { requireLogin } from './require-login.server.ts';

/** Redirect for a request of this path; null if access is allowed. */
async function sentTo(path: string, { required = true, signedIn = false } = {}) {
  const context = new RouterContextProvider();
  context.set(siteContext, {
    market: async () => ({ settings: { get: () => required } }),
    call: async () => ({ data: { person: signedIn ? { name: 'Noura', roles: [] } : null } }),
  } as unknown as SiteContext);
  const url = new URL(path, 'https://market.example');
  const request = new Request(url, { headers: signedIn ? { cookie: 'session=1' } : {} });
  const given = { request, url, context, params: { locale: path.slice(1, 3) } };
  try {
    await requireLogin(given as unknown as Parameters<typeof requireLogin>[0], vi.fn());
    return null;
  } catch (response) {
    return (response as Response).headers.get('location');
  }
}

test.each([
  '/ar/',
  '/en/vehicles?x=1',
  '/sitemap.xml',
  '/ar/frame-footer',
  '/ar/frame-menu',
  '/ar/saved-vehicles/found',
])('a site that requires a sign-in is closed at %s', async (path) => {
  const signIn = `/services/identity/sign-in?return_to=${encodeURIComponent(path)}`;
  expect(await sentTo(path)).toBe(signIn);
  expect(await sentTo(path, { signedIn: true })).toBeNull();
  expect(await sentTo(path, { required: false })).toBeNull();
});

test.each(['/ar/no-access', '/en/auth/error', '/ar/auth-exchange', '/ar/404'])(
  'it stays open at %s, which sign-in itself needs',
  async (path) => expect(await sentTo(path)).toBeNull(),
);

test('every route of a language and the sitemap ask for it', () => {
  expect([ofMarket[0], ofSitemap[0]]).toEqual([requireLogin, requireLogin]);
});
