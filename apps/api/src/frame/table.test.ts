import { type Operation, type Role, roles } from '@mawkib/api-clients/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBoth, type TestApi } from '../testing/test-api.js';
import { declaredOperations } from './table.js';

/** Inputs that need not succeed: what matters is whether the guard lets them through. */
const emptyInput = { params: {}, query: {}, body: {} };

const mayCall = ({ access }: Operation, role: Role | null) => {
  if (access === 'public') return true;
  if (role === null) return false;
  return access === 'staff' || access.includes(role);
};

describeOnBoth('operations', (open) => {
  let t: TestApi;
  const callers = new Map<Role | null, { cookie?: string; csrf?: string }>();
  beforeAll(async () => {
    t = await open();
    callers.set(null, {});
    for (const role of roles) callers.set(role, await t.as(role));
  });
  afterAll(() => t.close());

  const statusOf = (operation: Operation, role: Role | null, changes: object = {}) =>
    t.api
      .call(operation, emptyInput as never, { ...callers.get(role), ...changes })
      .then(() => 200)
      .catch((error: { status: number }) => error.status);

  test('every declared operation is served, or says that it is not yet', async () => {
    for (const operation of declaredOperations) {
      const answer = await t.api
        .call(operation, emptyInput as never)
        .catch((error: { code?: string }) => error);
      expect(answer, operation.id).not.toMatchObject({ code: 'unknown_route' });
    }
  });

  test('what is declared and not served yet answers 501 over HTTP too', async () => {
    const answer = await t.app.inject('/services/navigation/naas/nav.ar-main.json');
    expect([answer.statusCode, answer.json().code]).toEqual([501, 'not_served_yet']);
  });

  const guarded = declaredOperations.filter(({ access }) => access !== 'public');
  const writes = guarded.filter(({ method }) => method !== 'GET');
  // Signing out ends the session that the rest of this suite shares.
  const lasting = declaredOperations.filter(({ id }) => id !== 'signOut');
  const named = (operations: readonly Operation[]) =>
    operations.map((operation) => [operation.id, operation] as const);

  test.each(named(lasting))(
    '%s lets in whom its access names, and no one else',
    async (_, operation) => {
      for (const role of [null, ...roles]) {
        const status = await statusOf(operation, role);
        if (mayCall(operation, role)) expect([401, 403], String(role)).not.toContain(status);
        else expect(status, String(role)).toBe(role === null ? 401 : 403);
      }
    },
  );

  test.each(named(guarded))('%s lets nobody in without a role', async (_, operation) => {
    expect(await statusOf(operation, null, await t.as())).toBe(403);
  });

  test.each(named(writes))('%s needs the CSRF token of the session', async (_, operation) => {
    const { cookie } = await t.as('admin');
    const { csrf: foreign } = await t.as('admin');
    for (const csrf of [undefined, '', 'guess', foreign]) {
      const refused = await t.api
        .call(operation, emptyInput as never, { cookie, ...(csrf !== undefined && { csrf }) })
        .catch((error: { code: string }) => error.code);
      expect(refused).toBe('csrf_token');
    }
  });
});
