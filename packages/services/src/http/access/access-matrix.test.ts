import { toRoutePath } from '@mawkib/api-clients';
import { type Access, type Operation, operation, type Role } from '@mawkib/api-clients/contracts';
import { createMachineToken } from '@mawkib/api-clients/contracts/stock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { openServer } from '../../db/open-server.js';
import { modules } from '../../server/modules.js';
import { serverDatabase, startTestApi, type TestApi } from '../../testing/test-api.js';
import { declaredOperations } from '../declared-operations.js';
import { type HandlerOptions, implement } from '../implement.js';
import type { ModuleFactory } from '../service-module.js';

/** A call and its callers, as its contract states them; `nobody` for a call that no list opens. */
interface Case {
  operation: Operation;
  access: Access | 'nobody';
}

const done = () => ({ data: {} });
const response = z.object({ data: z.object({}) });

const own = (service: string, id: string, more: object, options: HandlerOptions = {}) =>
  implement(
    operation({ service, id, method: 'GET', path: `/own/${id}`, response, ...more } as never),
    done as never,
    options,
  );
const post = { method: 'POST' };

/** Calls that no contract declares: closed in the services of the packages, as declared elsewhere. */
const undeclared = [
  ['forms', own('forms', 'undeclaredRead', {}), 'nobody'],
  ['forms', own('forms', 'openedWrite', post, { visitors: true }), 'nobody'],
  ['content', own('content', 'undeclaredWrite', post), 'nobody'],
  ['content', own('content', 'undeclaredStaffRead', { access: 'staff' }), 'nobody'],
  ['content', own('content', 'undeclaredAdminWrite', { ...post, access: ['admin'] }), 'nobody'],
  ['own', own('own', 'closedWrite', post), 'nobody'],
  ['own', own('own', 'closedRead', {}), 'nobody'],
  ['own', own('own', 'openWrite', post, { visitors: true }), 'public'],
  ['own', own('own', 'staffWrite', { ...post, access: 'staff' }, { visitors: true }), 'staff'],
  ['own', own('own', 'leadsWrite', { ...post, access: ['leads'] }), ['leads']],
] as const;

const handlersOf = (service: string) =>
  undeclared.filter(([name]) => name === service).map(([, implementation]) => implementation);

const withUndeclared: ModuleFactory[] = [
  ...modules.map(
    (create): ModuleFactory =>
      (context) => {
        const module = create(context);
        const isFirst = ['forms', 'content'].includes(module.name);
        return isFirst
          ? { ...module, handlers: [...module.handlers, ...handlersOf(module.name)] }
          : module;
      },
  ),
  () => ({ name: 'own', handlers: handlersOf('own') }),
];

const cases: readonly Case[] = [
  ...declaredOperations.map((one) => ({ operation: one, access: one.access })),
  ...undeclared.map(([, one, access]) => ({ operation: one.operation, access })),
];

/** Calls of a token that may push and import stock. */
const callsOfTokens = [
  'pushStockVehicles',
  'uploadStockFile',
  'startStockRun',
  'getStockRun',
  'getStockReport',
  'downloadStockReport',
];

const isWrite = ({ method }: Operation) => method !== 'GET';
/** An unknown route would pass for an admission. */
const rejections = ['sign_in_needed', 'forbidden', 'csrf_token', 'unknown_route'];

/** The rejection that the contract demands for people with these roles; undefined: admitted. */
function rejectionOf({ operation: called, access }: Case, roles?: readonly Role[], csrf?: Csrf) {
  if (access === 'public') return undefined;
  if (!roles) return '401 sign_in_needed';
  const has = access === 'staff' ? roles.length > 0 : roles.some((role) => access.includes(role));
  if (!has) return '403 forbidden';
  return isWrite(called) && csrf !== 'right' ? '403 csrf_token' : undefined;
}

type Csrf = 'right' | 'missing' | 'wrong';
const csrfs: readonly Csrf[] = ['missing', 'wrong', 'right'];

describe('every call', () => {
  let t: TestApi;
  let token = '';
  beforeAll(async () => {
    t = await startTestApi(await openServer(await serverDatabase('empty')), {
      modules: withUndeclared,
      // A check of responses would answer 500 to a public call that is closed.
      config: { checkAnswers: false },
    });
    const body = { name: 'feed', scopes: ['stock:push' as const, 'stock:import' as const] };
    token = (await t.api.call(createMachineToken, { body }, await t.as('admin'))).data.secret;
  });
  afterAll(() => t.close());

  /** The rejection of a request without input; undefined if the caller was admitted. */
  const ask = async ({ operation: called }: Case, headers: Record<string, string>) => {
    const path = toRoutePath(called, `/services/${called.service}`);
    const response = await t.app.inject({
      method: called.method,
      url: path.replace(/:\w+|\*/g, 'x'),
      headers,
      ...(isWrite(called) && { payload: {} }),
    });
    const { code } = (response.statusCode < 400 ? {} : response.json()) as { code?: string };
    return code && rejections.includes(code) ? `${response.statusCode} ${code}` : undefined;
  };

  const deviation = async (
    one: Case,
    how: string,
    headers: Record<string, string>,
    expected: string | undefined,
  ) => {
    const actual = await ask(one, headers);
    if (actual === expected) return [];
    const { id } = one.operation;
    return [`${id} (${how}): ${actual ?? 'admitted'} instead of ${expected ?? 'admitted'}`];
  };

  const headersOf = (cookie: string | undefined, csrf: string | undefined) => ({
    ...(cookie && { cookie }),
    ...(csrf && { 'x-csrf-token': csrf }),
  });

  const callers: [string, readonly Role[] | undefined][] = [
    ['a visitor', undefined],
    ['a person without a role', []],
    ...(['editor', 'publisher', 'leads', 'admin'] as const).map((role): [string, Role[]] => [
      role,
      [role],
    ]),
  ];

  test.each(callers)('answers %s as its contract states', async (_name, roles) => {
    let who = roles && (await t.as(...roles));
    const other = await t.as('admin');
    const deviations: string[] = [];
    for (const one of cases) {
      for (const csrf of isWrite(one.operation) ? csrfs : (['missing'] as const)) {
        const sent = { right: who?.csrf ?? other.csrf, wrong: other.csrf, missing: undefined };
        const headers = headersOf(who?.cookie, sent[csrf]);
        const expected = rejectionOf(one, roles, csrf);
        deviations.push(...(await deviation(one, `CSRF token ${csrf}`, headers, expected)));
      }
      // The caller may have signed out.
      if (roles && one.operation.service === 'identity') who = await t.as(...roles);
    }
    expect(deviations).toEqual([]);
  });

  test('answers a forged session as a visitor', async () => {
    const { cookie, csrf } = await t.as('admin');
    const deviations: string[] = [];
    for (const one of cases) {
      const headers = headersOf(`${cookie.slice(0, -2)}xx`, csrf);
      deviations.push(...(await deviation(one, 'forged', headers, rejectionOf(one))));
    }
    expect(deviations).toEqual([]);
  });

  test('answers a token in its scopes only, also beside a session', async () => {
    const admin = await t.as('admin');
    const session = headersOf(admin.cookie, admin.csrf);
    const deviations: string[] = [];
    for (const one of cases) {
      const isPublic = one.access === 'public';
      const isAllowed = isPublic || callsOfTokens.includes(one.operation.id);
      const alone = { authorization: `Bearer ${token}` };
      const unknown = { ...session, authorization: `Bearer ${token}x` };
      const scoped = isAllowed ? undefined : '403 forbidden';
      const signIn = isPublic ? undefined : '401 sign_in_needed';
      deviations.push(...(await deviation(one, 'token', alone, scoped)));
      deviations.push(...(await deviation(one, 'unknown token and session', unknown, signIn)));
    }
    expect(deviations).toEqual([]);
  });
});
