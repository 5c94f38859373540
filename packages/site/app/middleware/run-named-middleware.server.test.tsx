import { getSession } from '@mawkib/api-clients/contracts/identity';
import { expect, it, vi } from 'vitest';
import { siteApplication } from '../handler/application.fixture.ts';

const Page = () => <p>the page</p>;
const loader = () => null;
const named = (path: string, ...middleware: string[]) => ({
  path,
  module: { default: Page, loader, handle: { middleware } },
});

/** An application with pages that name middleware, for a person with roles; null for a visitor. */
function pages(roles: readonly string[] | null = null) {
  const order: string[] = [];
  const log = vi.fn();
  const visit = siteApplication({
    routes: [
      named('members', 'auth'),
      named('drafts', 'staff'),
      named('club', 'auth', 'outer', 'inner'),
      named('x', 'foo'),
      named('y', 'constructor'),
    ],
    responses: { [getSession.id]: { person: roles && { name: 'Noura', roles } } },
    log,
    parts: {
      middleware: {
        outer: async (_args, next) => {
          order.push('before');
          const response = await next();
          order.push('after');
          return response;
        },
        inner: () => {
          order.push('inner');
        },
      },
    },
  });
  const at = (path: string) => visit(path, { headers: { cookie: 'session=1' } });
  return { at, order, log };
}

it.each(['foo', 'constructor'])(
  'an unknown name is a 500 that says so: %s [S-8-05]',
  async (name) => {
    const { at, log } = pages();
    const { response, document } = await at(name === 'foo' ? '/en/x' : '/en/y');
    expect(response.status).toBe(500);
    expect(document).toContain(`>Unknown middleware ${name}</p>`);
    expect(log).toHaveBeenCalledWith('error', `Unknown middleware ${name}`, expect.anything());
  },
);

it.each(['/en/members?a=1', '/en/drafts'])('signed out, %s leads to the sign-in', async (path) => {
  const { response } = await pages().at(path);
  expect([response.status, response.headers.get('location')]).toEqual([
    302,
    `/services/identity/sign-in?return_to=${encodeURIComponent(path)}`,
  ]);
});

it('a navigation in the browser passes the same guard and loads the sign-in as a document [S-6-04]', async () => {
  const { response } = await pages().at('/en/drafts.data');
  const body = await response.text();
  expect(response.status).toBe(202);
  expect(body).toContain('/services/identity/sign-in?return_to=%2Fen%2Fdrafts');
  expect(body).toMatch(/"reload",true/);
  expect(body).not.toContain('the page');
});

it('roles decide about drafts alone', async () => {
  const leads = pages(['leads']);
  expect((await leads.at('/en/members')).document).toContain('the page');
  expect((await leads.at('/en/drafts')).response.headers.get('location')).toBe('/en/no-access');
  expect((await pages(['editor']).at('/en/drafts')).document).toContain('the page');
});

it('middleware of the market runs around the page, in its order', async () => {
  const { at, order } = pages(['leads']);
  expect((await at('/en/club')).document).toContain('the page');
  expect(order).toEqual(['before', 'inner', 'after']);
});

it('a page with middleware and without a loader stops the start', () => {
  const open = { path: 'open', module: { default: Page, handle: { middleware: ['auth'] } } };
  expect(() => siteApplication({ routes: [open] })).toThrow(
    'Routes with middleware need a loader: open',
  );
});
