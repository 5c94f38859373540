import { type Call, ServiceError } from '@mawkib/api-clients';
import { describe, expect, it, vi } from 'vitest';
import type { Market } from '../context/market.ts';
import { redirectDenied } from '../request/redirect-denied.server.ts';
import { loadPage, pagePath } from './load-page.server.ts';

type ServiceResponse = Record<string, unknown> | Error;

/** Result of the loader: the returned page, or the thrown value. */
function load(
  response: ServiceResponse,
  { search = '', locale = 'ar' as const, path = '/a', notFound = '/404' } = {},
) {
  const call = vi.fn(async () => {
    if (response instanceof Error) throw response;
    return { data: response };
  });
  const market = async () => ({ settings: { get: () => notFound } }) as unknown as Market;
  const site = { call: redirectDenied(call as unknown as Call), market };
  return loadPage(site, { path, locale, search }).catch((thrown: unknown) => thrown);
}
const redirectPage = (attributes: object) => ({
  id: '1',
  type: 'redirect',
  attributes: { to: '/b', http_code: 301, link_type: 'internal', ...attributes },
});
const leading = (response: unknown) => {
  expect(response).toBeInstanceOf(Response);
  const { status, headers } = response as Response;
  return [status, headers.get('location')];
};
const rejected = (status: number, code = 'x') =>
  new ServiceError('http', 'refused', {
    status,
    problem: { type: 'about:blank', title: 'x', status, code },
  });

describe('loadPage', () => {
  it('returns the page', async () => {
    const page = { id: '1', type: 'page', attributes: {} };
    expect(await load(page)).toBe(page);
  });

  it('looks no page up without a path, and makes no request [S-5-17]', async () => {
    const call = vi.fn(async () => ({ data: { id: '1', type: 'page', attributes: {} } }));
    const site = { call: call as unknown as Call, market: vi.fn() };
    for (const path of ['', '  ']) {
      await expect(loadPage(site, { path, locale: 'ar', search: '' })).rejects.toMatchObject({
        name: 'ServiceError',
        message: 'You have to provide current page pathname.',
      });
    }
    expect(call).not.toHaveBeenCalled();
    await loadPage(site, { path: pagePath(''), locale: 'ar', search: '' });
    expect(call).toHaveBeenCalledOnce();
  });

  it('sends a search at the results address of the settings to the results', async () => {
    const settings = { path: '/find', notFound: '/find' };
    expect(leading(await load(rejected(404), { ...settings, search: '?q=a+b' }))).toEqual([
      302,
      '/ar/search?q=a+b',
    ]);
    expect(leading(await load(rejected(404), settings))).toEqual([302, '/ar/404']);
  });

  it('sends a missing page to the market’s 404 page and throws every other failure [S-8-06]', async () => {
    expect(leading(await load(rejected(404)))).toEqual([302, '/ar/404']);
    for (const failure of [rejected(500), new ServiceError('network', 'down'), new Error('bug')]) {
      expect(await load(failure)).toBe(failure);
    }
  });

  it('leads a path in another case to the page, its query kept, and only where there is one', async () => {
    const call = vi.fn(async (_: unknown, { params }: { params: { path: string } }) => {
      if (params.path !== 'range-rover') throw rejected(404);
      return { data: { id: '1', type: 'page', attributes: {} } };
    });
    const market = async () => ({ settings: { get: () => '/404' } }) as unknown as Market;
    const site = { call: call as unknown as Call, market };
    const requested = (path: string) =>
      loadPage(site, { path, locale: 'ar', search: '?a=B' }).catch((thrown: unknown) => thrown);
    expect(leading(await requested('/Range-Rover'))).toEqual([301, '/ar/range-rover?a=B']);
    expect(leading(await requested('/Nowhere'))).toEqual([302, '/ar/404']);
    expect(await requested('/range-rover')).toMatchObject({ type: 'page' });
  });

  it('sends to the configured page, and to the usual one when that is missing itself', async () => {
    const notFound = '/sorry';
    expect(leading(await load(rejected(404), { notFound }))).toEqual([302, '/ar/sorry']);
    const itself = await load(rejected(404), { notFound, path: '/sorry' });
    expect(leading(itself)).toEqual([302, '/ar/404']);
    for (const external of ['https://elsewhere.example', '//elsewhere.example']) {
      expect(leading(await load(rejected(404), { notFound: external }))).toEqual([302, '/ar/404']);
    }
  });

  it('sends on to another page of the site, in its language and with the query', async () => {
    expect(leading(await load(redirectPage({})))).toEqual([301, '/ar/b']);
    const found = { to: '/b?x=1#part', http_code: 302 };
    expect(leading(await load(redirectPage(found), { search: '?y=2' }))).toEqual([
      302,
      '/ar/b?x=1&y=2#part',
    ]);
  });

  it('answers with the code of the redirect page, 301 where it has none [S-4-40]', async () => {
    for (const http_code of [301, 302, 303, 307, 308]) {
      expect(leading(await load(redirectPage({ http_code })))).toEqual([http_code, '/ar/b']);
    }
    expect(leading(await load(redirectPage({ http_code: undefined })))).toEqual([301, '/ar/b']);
  });

  it('carries the query over to a file too', async () => {
    const file = { to: '/services/media/guide.pdf', link_type: 'file' };
    const response = await load(redirectPage(file), { search: '?y=2' });
    expect(leading(response)).toEqual([301, '/services/media/guide.pdf?y=2']);
    expect((response as Response).headers.get('x-remix-reload-document')).toBe('true');
  });

  it('lets the browser leave for an address outside, with no error page [S-8-04]', async () => {
    const external = { to: 'https://elsewhere.example/x', link_type: 'external', http_code: 308 };
    const response = await load(redirectPage(external));
    expect(leading(response)).toEqual([308, 'https://elsewhere.example/x']);
    expect((response as Response).headers.get('x-remix-reload-document')).toBe('true');
  });

  it('sends who may not to /no-access [S-6-07]', async () => {
    expect(leading(await load(rejected(403, 'forbidden')))).toEqual([302, '/ar/no-access']);
    const bare = new ServiceError('http', 'forbidden', { status: 403 });
    expect(leading(await load(bare))).toEqual([302, '/ar/no-access']);
    const other = rejected(500, 'forbidden');
    expect(await load(other)).toBe(other);
  });

  it('passes a more specific error on to the caller', async () => {
    const failure = rejected(403, 'invalid_token');
    expect(await load(failure)).toBe(failure);
  });
});

describe('pagePath', () => {
  it('is the same page with and without slashes around', () => {
    expect(['', undefined, '/', 'a/b', 'a/b/', '//a/b'].map(pagePath)).toEqual([
      '/',
      '/',
      '/',
      '/a/b',
      '/a/b',
      '/a/b',
    ]);
  });
});
