import { createMachineToken } from '@mawkib/api-clients/contracts/stock';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import type { Database } from '../db/database.js';
import { settings } from '../db/schema/index.js';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';

const visitors = [
  '/services/content/public_api/pages/by_path/?locale=ar',
  '/services/content/settings',
  '/services/stock/public_api/listing/all',
  '/services/forms/forms/test-drive',
  '/services/openapi.json',
];
/** Paths that look like webhooks of payment providers. */
const lookAlikes = [
  '/services/content/public_api/pages/by_path/webhooks/?locale=ar',
  '/services/content/public_api/pages/by_path/a/webhooks/b?locale=ar',
];

/** As another process announces it. */
const announceSettings = (db: Database) =>
  db.execute(sql`select pg_notify('mawkib_events', '{"name":"settings_changed","event":{}}')`);

describeOnDatabase('a site that requires a sign-in', (open) => {
  let t: TestApi;
  afterEach(() => t.close());

  const statuses = (headers: Record<string, string> = {}) =>
    Promise.all(visitors.map(async (url) => (await t.app.inject({ url, headers })).statusCode));

  test('responds to signed-in people only', async () => {
    t = await open({ demo: true, config: { requireLogin: true } });
    expect(await statuses()).toEqual(visitors.map(() => 401));
    expect(await statuses({ cookie: 'mawkib_session=made-up' })).toEqual(visitors.map(() => 401));
    for (const url of lookAlikes) expect((await t.app.inject(url)).statusCode, url).toBe(401);
    const { cookie } = await t.as('editor');
    expect(await statuses({ cookie })).toEqual(visitors.map(() => 200));
    const session = await t.app.inject('/services/identity/session');
    expect(session.json()).toMatchObject({ data: { person: null } });
    const webhook = '/services/purchase/webhooks/stripe';
    expect((await t.app.inject({ url: webhook, method: 'POST' })).statusCode).not.toBe(401);
    expect((await t.app.inject('/ready')).statusCode).toBe(200);
  });

  test('accepts stock from a system with a token, and from no other', async () => {
    t = await open({ demo: true, config: { requireLogin: true } });
    const made = await t.api.call(
      createMachineToken,
      { body: { name: 'ERP', scopes: ['stock:push'], sources: ['erp'] } },
      await t.as('admin'),
    );
    const push = async (secret: string) => {
      const response = await t.app.inject({
        method: 'PUT',
        url: '/services/stock/vehicles',
        headers: { authorization: `Bearer ${secret}` },
        payload: { source: 'other', rows: [{ id: 'M1' }] },
      });
      return response.statusCode;
    };
    // The owner of a source is checked after the sign-in.
    expect(await push(made.data.secret)).toBe(403);
    expect(await push('mwk_made-up')).toBe(401);
  });

  test('comes from the settings, with precedence over the deployment', async () => {
    t = await open({ demo: true });
    expect(await statuses()).toEqual(visitors.map(() => 200));
    await t.database.db
      .insert(settings)
      .values({ key: 'site.require_login', value: 'true', updated_at: new Date() })
      .onConflictDoUpdate({ target: settings.key, set: { value: 'true' } });
    await t.database.db.transaction((tx) => announceSettings(tx));
    await expect.poll(() => statuses()).toEqual(visitors.map(() => 401));
  });
});
