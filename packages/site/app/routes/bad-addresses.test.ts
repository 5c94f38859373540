import { type Call, ServiceError } from '@mawkib/api-clients';
import type { Operation } from '@mawkib/api-clients/contracts';
import { listPages } from '@mawkib/api-clients/contracts/content';
import { getSession } from '@mawkib/api-clients/contracts/identity';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Market } from '../context/market.ts';
import { type SiteContext, siteContext } from '../context/site-context.ts';
import { loader as authExchange } from './auth-exchange.ts';
import { loader as canvas } from './canvas.tsx';
import { loader as content } from './content.tsx';
import { loader as disabledPreview } from './disabled-preview.tsx';
import { loader as order } from './order/vehicle.tsx';
import { loader as showroom } from './showroom.tsx';
import { loader as showroomForm } from './showroom-form.ts';

const publicUrl = 'https://market.example';
const settings: Record<string, unknown> = {
  'stock_locator.list_path': '/vehicles',
  'stock_locator.landing_pages': [],
  'page_not_found.path': '/404',
  'site.require_login': true,
};
const person = { roles: ['editor'] };

/** Services that have nothing, and reject what breaks their contracts as the api does. */
const call = async (operation: Operation, input: Record<string, unknown>) => {
  const isBad = (['params', 'query'] as const).some((part) => {
    const given = input[part] ?? {};
    const hasNull = JSON.stringify(given).includes('\\u0000');
    return hasNull || operation.parts[part]?.safeParse(given).success === false;
  });
  if (!isBad && operation.id === getSession.id) return { data: { person } };
  if (!isBad && operation.id === listPages.id) return { data: [] };
  const status = isBad ? 400 : 404;
  throw new ServiceError('http', 'refused', { status });
};

type Loader = (args: never) => unknown;

/** Status and target of what a loader gives at an address. */
async function visit(load: Loader, params: Record<string, string>, search = '') {
  const context = new RouterContextProvider();
  const market = { settings: { get: (key: string) => settings[key] } } as unknown as Market;
  context.set(siteContext, {
    call: call as unknown as Call,
    market: async () => market,
    publicUrl,
    log: () => {},
  } as unknown as SiteContext);
  const url = new URL(`/en/x${search}`, publicUrl);
  const request = new Request(url, { headers: { cookie: 'session=1' } });
  const args = { params: { locale: 'en', ...params }, context, request, url };
  const given = await (async () => load(args as never))().catch((thrown: unknown) => thrown);
  if (!(given instanceof Response)) throw given;
  return [given.status, given.headers.get('location')];
}

const long = 'a'.repeat(300);
const texts = {
  'a null character': '\0',
  'a null character within': 'range\0rover',
  'more characters than any id has': long,
  'a slash': 'defender/x',
  'a question mark': 'defender-?x',
  'a hash': 'defender-#x',
  nothing: '-',
  'half of a surrogate pair': '\ud800',
};

describe.each(Object.entries(texts))('an address with %s', (_name, text) => {
  it.each<[string, Loader, Record<string, string>]>([
    ['a page', content as Loader, { '*': text }],
    ['a car', showroom as Loader, { slug: text }],
    ['a car at the end of words', showroom as Loader, { slug: `new-defender-2024-${text}` }],
    ['an order', order as Loader, { vehicleId: text }],
    ['a preview', disabledPreview as Loader, { '*': text }],
  ])('is not found as %s', async (_kind, load, params) => {
    expect(await visit(load, params)).toEqual([302, '/en/404']);
  });

  it.each<[string, Loader, Record<string, string>]>([
    ['a form', showroomForm as Loader, { formId: text }],
    ['a canvas', canvas as Loader, { pageId: text }],
  ])('is not found as %s', async (_kind, load, params) => {
    expect(await visit(load, params)).toEqual([404, null]);
  });
});

describe('where the site asks for sign-in', () => {
  it.each([
    ['/ar/offers?a=1', '/ar/offers?a=1'],
    ['/〱x', '/%E3%80%B1x'],
    ['/\t/evil.example/login', '/en/'],
    ['//evil.example', '/en/'],
    ['/\n', '/en/'],
    ['/\v', '/en/'],
    ['/services/identity/sign-out', '/en/'],
  ])('%j redirects to %j', async (wanted, target) => {
    const search = `?return_to=${encodeURIComponent(wanted)}`;
    expect(await visit(authExchange as Loader, {}, search)).toEqual([302, target]);
  });
});
