import { type Operation, type Role, roles } from '@mawkib/api-clients/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { navigationModule } from '../content/navigation/navigation.module.js';
import { modules } from '../server/modules.js';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';
import { isOpen, mayCall, visitorCalls } from './access/visitor-calls.js';
import { declaredOperations } from './declared-operations.js';

/** Inputs that need not succeed; only the guard is tested. */
const emptyInput = { params: {}, query: {}, body: {} };

const isAllowed = ({ access }: Operation, role: Role | null) => {
  if (access === 'public') return true;
  if (role === null) return false;
  return access === 'staff' || access.includes(role);
};

describeOnDatabase('operations', (open) => {
  let t: TestApi;
  let demo: TestApi;
  const callers = new Map<Role | null, { cookie?: string; csrf?: string }>();
  beforeAll(async () => {
    t = await open();
    demo = await open({ demo: true });
    callers.set(null, {});
    for (const role of roles) callers.set(role, await t.as(role));
  });
  afterAll(async () => {
    await t.close();
    await demo.close();
  });

  const statusOf = (operation: Operation, role: Role | null, changes: object = {}) =>
    t.api
      .call(operation, emptyInput as never, { ...callers.get(role), ...changes })
      .then(() => 200)
      .catch((error: { status: number }) => error.status);

  test('every declared operation is served, or responds with 501', async () => {
    for (const operation of declaredOperations) {
      const response = await t.api
        .call(operation, emptyInput as never)
        .catch((error: { code?: string }) => error);
      expect(response, operation.id).not.toMatchObject({ code: 'unknown_route' });
    }
  });

  test('declared but unimplemented operations are 501 over HTTP too', async () => {
    const bare = await open({ modules: modules.filter((create) => create !== navigationModule) });
    const response = await bare.app.inject('/services/navigation/naas/nav.ar-main.json');
    expect([response.statusCode, response.json().code]).toEqual([501, 'not_served_yet']);
    await bare.close();
  });

  const overHttp = (operation: Operation, headers: Record<string, string> = {}) =>
    t.app.inject({
      method: operation.method,
      url: `/services/${operation.service}${operation.path.replace(/:\w+|\*/g, 'x')}`,
      headers,
      ...(operation.method !== 'GET' && { payload: {} }),
    });

  const guarded = declaredOperations.filter(({ access }) => access !== 'public');
  const writes = guarded.filter(({ method }) => method !== 'GET');
  // Signing out ends the session that the rest of this suite shares.
  const lasting = declaredOperations.filter(({ id }) => !id.startsWith('signOut'));
  const named = (operations: readonly Operation[]) =>
    operations.map((operation) => [operation.id, operation] as const);

  test.each(named(lasting))(
    '%s lets in whom its access names, and no one else',
    async (_, operation) => {
      for (const role of [null, ...roles]) {
        const status = await statusOf(operation, role);
        if (isAllowed(operation, role)) expect([401, 403], String(role)).not.toContain(status);
        else expect(status, String(role)).toBe(role === null ? 401 : 403);
      }
    },
  );

  test.each(named(lasting))('%s lets the same in over HTTP', async (_, operation) => {
    for (const role of [null, ...roles]) {
      const { cookie, csrf } = callers.get(role) ?? {};
      const response = await overHttp(operation, {
        ...(cookie && { cookie }),
        ...(csrf && { 'x-csrf-token': csrf }),
      });
      if (isAllowed(operation, role)) expect([401, 403]).not.toContain(response.statusCode);
      else expect(response.statusCode, String(role)).toBe(role === null ? 401 : 403);
    }
  });

  test.each(named(guarded))('%s lets nobody in without a role', async (_, operation) => {
    expect(await statusOf(operation, null, await t.as())).toBe(403);
  });

  test.each(named(writes))('%s needs the CSRF token of the session', async (_, operation) => {
    const { cookie } = await t.as('admin');
    const { csrf: foreign } = await t.as('admin');
    for (const csrf of [undefined, '', 'guess', foreign]) {
      const rejected = await t.api
        .call(operation, emptyInput as never, { cookie, ...(csrf !== undefined && { csrf }) })
        .catch((error: { code: string }) => error.code);
      expect(rejected).toBe('csrf_token');
    }
  });

  test.each(named(writes))('%s needs the CSRF token over HTTP', async (_, operation) => {
    const { cookie } = await t.as('admin');
    const { csrf: foreign } = await t.as('admin');
    for (const csrf of [undefined, '', 'guess', foreign]) {
      const headers = { cookie, ...(csrf !== undefined && { 'x-csrf-token': csrf }) };
      const rejected = await overHttp(operation, headers);
      expect([rejected.statusCode, rejected.json().code]).toEqual([403, 'csrf_token']);
    }
  });

  test('templates are read by anyone, and changed by staff alone [B-6-04]', async () => {
    const byId = (id: string) => {
      const found = declaredOperations.find((operation) => operation.id === id);
      if (!found) throw new Error(`${id} is not declared`);
      return found;
    };
    expect((await overHttp(byId('listTemplates'))).statusCode).toBe(200);
    const page = await demo.app.inject('/services/content/public_api/pages/by_path/');
    expect([page.statusCode, page.json().data.attributes.blocks.length > 0]).toEqual([200, true]);
    const pageWrites = writes.filter(({ path }) => path.startsWith('/pages'));
    expect(pageWrites.length).toBeGreaterThan(1);
    for (const write of pageWrites) {
      expect((await overHttp(write)).statusCode).toBe(401);
      const call = { operation: write };
      expect([mayCall(call, []), mayCall(call, ['admin'])], write.id).toEqual([false, true]);
    }
  });

  test('writes of visitors and their reads of personal data must be listed twice', () => {
    const personal = ['forms', 'purchase', 'ev', 'identity', 'staff'];
    const open = declaredOperations.filter(
      ({ access, method, service }) =>
        access === 'public' && (method !== 'GET' || personal.includes(service)),
    );
    expect(open.map(({ id }) => id).sort()).toEqual([...visitorCalls].sort());
  });

  test('operations that are not listed are rejected, for administrators too', () => {
    const operation = { ...declaredOperations[0], id: 'noSuchOperation', access: roles };
    expect(mayCall({ operation: operation as Operation, visitors: true }, roles)).toBe(false);
  });

  test("a market's own call is open only if both contract and implementation open it", () => {
    const base = { ...declaredOperations[0], id: 'getTide', service: 'tides', access: 'public' };
    const operation = base as Operation;
    expect(isOpen({ operation })).toBe(false);
    expect(mayCall({ operation }, roles)).toBe(false);
    expect(isOpen({ operation, visitors: true })).toBe(true);
    const guarded = { operation: { ...operation, access: ['editor'] as const }, visitors: true };
    expect(isOpen(guarded)).toBe(false);
    expect([mayCall(guarded, ['editor']), mayCall(guarded, ['leads'])]).toEqual([true, false]);
  });
});
