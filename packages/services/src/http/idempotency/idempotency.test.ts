import type { CallContext } from '@mawkib/api-clients';
import { publishPage, savePage } from '@mawkib/api-clients/contracts/content';
import { createLead } from '@mawkib/api-clients/contracts/forms';
import { initOrder } from '@mawkib/api-clients/contracts/purchase';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rows } from '../../db/rows.js';
import { dealers, idempotencyKeys, leads, pages, vehicles } from '../../db/schema/index.js';
import { createApi } from '../../server/create-api.js';
import { describeOnBoth, type TestApi } from '../../testing/test-api.js';
import { apiErrors } from '../errors/api-errors.js';
import { implement } from '../implement.js';
import type { ModuleFactory } from '../service-module.js';
import { createIdempotency } from './idempotency.js';
import { releaseClaims } from './stored-responses.js';

const data = {
  first_name: 'نورة',
  last_name: 'الكعبي',
  phone: '0501234567',
  email: 'noura@example.test',
  model: 'defender',
  retailer: 'MKDXB01',
  consent: 'true',
};
const lead = (changes: object = {}) => ({
  params: { id: 'test-drive' },
  body: { data: { ...data, ...changes } },
});

describeOnBoth('an Idempotency-Key', (open) => {
  let t: TestApi;
  let now = new Date('2026-11-20T08:00:00Z');
  beforeAll(async () => {
    t = await open({ demo: true, config: { clock: { now: () => now } } });
  });
  afterAll(() => t.close());

  let made = 0;
  const newKey = () => {
    made += 1;
    return `key-${made}`;
  };
  const stored = () => t.database.db.$count(leads);
  const send = (key: string, payload: object, headers: Record<string, string> = {}) =>
    t.app.inject({
      method: 'POST',
      url: '/services/forms/forms/test-drive/leads',
      headers: { 'idempotency-key': key, ...headers },
      payload,
    });

  test('returns the same status and body again, over HTTP, and writes once', async () => {
    const key = newKey();
    const before = await stored();
    const first = await send(key, { data });
    const again = await send(key, { data: Object.fromEntries(Object.entries(data).reverse()) });
    expect(first.statusCode).toBe(201);
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await stored()).toBe(before + 1);
  });

  test('with another body is rejected, in the requested language', async () => {
    const key = newKey();
    await send(key, { data });
    const other = { data: { ...data, first_name: 'سارة' } };
    const [ar, en] = [await send(key, other), await send(key, other, { 'accept-language': 'en' })];
    expect([ar.statusCode, ar.json().code]).toEqual([422, 'idempotency_key_reused']);
    expect(ar.json().title).toBe('استُخدم Idempotency-Key هذا من قبل بمحتوى آخر');
    expect(en.json().title).toBe('This Idempotency-Key was already used with different content');
  });

  test('with another path, operation or address is another key', async () => {
    const key = newKey();
    const before = await stored();
    const from = (address: string): CallContext => ({
      idempotencyKey: key,
      headers: { 'x-client-address': address },
    });
    const one = await t.api.call(createLead, lead(), from('203.0.113.1'));
    const two = await t.api.call(createLead, lead(), from('203.0.113.2'));
    expect(two.data.id).not.toBe(one.data.id);
    const elsewhere = { ...lead(), params: { id: 'contact' } };
    await expect(t.api.call(createLead, elsewhere, from('203.0.113.1'))).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
    expect(await stored()).toBe(before + 2);
  });

  test('sent forty times at once to two processes has one effect and one response', async () => {
    const shared = { ...t.database, close: async () => {} };
    const other = await createApi(
      { ...t.config, demo: false },
      { database: shared, background: 'none' },
    );
    const context = { idempotencyKey: newKey() };
    const before = await stored();
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        (at % 2 ? other : t.api).call(createLead, lead(), context),
      ),
    );
    await other.close();
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(await stored()).toBe(before + 1);
  });

  test('of a failed call stores nothing: the same key can be tried again', async () => {
    const context = { idempotencyKey: newKey() };
    const wrong = t.api.call(createLead, lead({ email: 'nowhere' }), context);
    await expect(wrong).rejects.toMatchObject({ code: 'invalid_lead' });
    expect((await t.api.call(createLead, lead(), context)).data.id).toBeTruthy();
  });

  test('keeps the lock of a vehicle that its first request got', async () => {
    const [car] = await t.database.db
      .select({ vehicle_id: vehicles.id, company_uuid: dealers.company_uuid })
      .from(vehicles)
      .innerJoin(dealers, eq(dealers.id, vehicles.owner_id))
      .where(eq(vehicles.status, 'stock'))
      .limit(1);
    if (!car) throw new Error('No vehicle in stock');
    const context = { idempotencyKey: newKey() };
    const first = await t.api.call(initOrder, { body: car }, context);
    expect(await t.api.call(initOrder, { body: car }, context)).toEqual(first);
    await expect(t.api.call(initOrder, { body: car })).rejects.toMatchObject({
      code: 'vehicle_locked',
    });
  });

  test('works for staff: a repeated save is not stale', async () => {
    const publisher = await t.as('publisher');
    const [page] = await t.database.db.select().from(pages).where(eq(pages.path, '/'));
    const [block] = page?.blocks ?? [];
    if (!page || !block) throw new Error('No page');
    const change = { kind: 'set_field', block: block.id, field: 'block_scroll_id', value: 'top' };
    const { id, version } = page;
    const input = { params: { id }, body: { version, operations: [change] } };
    const context = { ...publisher, idempotencyKey: newKey() };
    const saved = await t.api.call(savePage, input, context);
    expect(await t.api.call(savePage, input, context)).toEqual(saved);
    await expect(t.api.call(savePage, input, publisher)).rejects.toMatchObject({
      code: 'stale_version',
    });
    const publish = { params: { id }, body: { version: version + 1 } };
    const once = { ...publisher, idempotencyKey: newKey() };
    const published = await t.api.call(publishPage, publish, once);
    expect(await t.api.call(publishPage, publish, once)).toEqual(published);
  });

  test('is rejected if it is malformed', async () => {
    for (const key of ['two words', 'x'.repeat(256)]) {
      const response = await send(key, { data });
      expect(response.json()).toMatchObject({
        code: 'invalid_request',
        errors: [{ in: 'headers', field: 'Idempotency-Key', code: 'invalid_format' }],
      });
    }
  });

  test('expires and is deleted', async () => {
    const key = newKey();
    const first = (await send(key, { data })).json().data.id;
    now = new Date(now.getTime() + 24 * 3_600_000 + 1);
    const second = (await send(key, { data: { ...data, last_name: 'المنصوري' } })).json().data.id;
    expect(second).not.toBe(first);
    const appContext = { ...t, db: t.database.db, clock: t.config.clock };
    const keys = createIdempotency(appContext as never, undefined as never);
    expect(await keys.sweep()).toBeGreaterThan(5);
    expect(await t.database.db.$count(idempotencyKeys)).toBe(1);
  });

  test('reveals nobody who used it', async () => {
    await t.app.inject({
      method: 'POST',
      url: '/services/forms/forms/test-drive/leads',
      headers: { 'idempotency-key': 'readable-key' },
      remoteAddress: '203.0.113.77',
      payload: { data },
    });
    const dump = JSON.stringify(await t.database.db.select().from(idempotencyKeys));
    for (const secret of ['readable-key', '203.0.113.77', data.phone, data.first_name]) {
      expect(dump).not.toContain(secret);
    }
  });
});

describeOnBoth('a write', (open) => {
  let t: TestApi;
  let fail: 'never' | 'late' = 'never';
  let calls: (string | undefined)[] = [];
  let woken = 0;
  const probes: ModuleFactory = ({ db }) => ({
    name: 'forms',
    handlers: [
      implement(createLead, async ({ body }, context) => {
        // The module's database and the context's are one transaction here.
        await db.execute(sql`insert into markers (name) values (${body.data.name})`);
        context.afterCommit(() => {
          woken += 1;
        });
        const found = await rows(context.db, sql`select name from markers`);
        if (fail === 'late') throw apiErrors.notFound();
        return { data: { id: String(found.length), created_at: '' } } as never;
      }),
      implement(
        initOrder,
        async (_input, { intention }) => {
          calls.push(intention);
          await new Promise((resolve) => setTimeout(resolve, 30));
          if (fail === 'late') throw apiErrors.notFound();
          return { data: { at: calls.length } } as never;
        },
        { idempotency: 'claim-first' },
      ),
    ],
  });
  beforeAll(async () => {
    const split: ModuleFactory[] = (['forms', 'purchase'] as const).map((name) => (appContext) => ({
      name,
      handlers: probes(appContext).handlers.filter(({ operation }) => operation.service === name),
    }));
    t = await open({ modules: split, config: { checkAnswers: false } });
  });
  afterAll(() => t.close());

  const mark = (name: string, key = name) =>
    t.api.call(createLead, { params: { id: 'x' }, body: { data: { name } } } as never, {
      idempotencyKey: key,
    });

  test('that fails late leaves nothing: no effect, no key, no afterCommit', async () => {
    fail = 'late';
    await expect(mark('half')).rejects.toMatchObject({ status: 404 });
    expect(woken).toBe(0);
    fail = 'never';
    expect(await rows(t.database.db, sql`select name from markers`)).not.toContainEqual({
      name: 'half',
    });
    expect(await t.database.db.$count(idempotencyKeys)).toBe(0);
    await mark('half');
    await mark('half');
    expect(woken).toBe(1);
  });

  describe('that calls another system', () => {
    const body = { vehicle_id: 'v', company_uuid: 'c' };
    const ask = (idempotencyKey: string, api = t.api) =>
      api.call(initOrder, { body }, { idempotencyKey }) as Promise<unknown>;

    test('runs once for concurrent requests, and passes its key on', async () => {
      const shared = { ...t.database, close: async () => {} };
      const modules: ModuleFactory[] = [
        (appContext) => ({
          name: 'purchase',
          handlers: probes(appContext).handlers.slice(1),
        }),
      ];
      const other = await createApi(t.config, { database: shared, modules, background: 'none' });
      calls = [];
      const responses = await Promise.all(
        Array.from({ length: 10 }, (_, at) => ask('pay', at % 2 ? other : t.api)),
      );
      await other.close();
      expect(calls).toHaveLength(1);
      expect(calls[0]).toMatch(/^[\w-]{43}$/);
      for (const response of responses) expect(response).toEqual({ data: { at: 1 } });
    });

    test('releases the key when it fails', async () => {
      fail = 'late';
      await expect(ask('again')).rejects.toMatchObject({ status: 404 });
      fail = 'never';
      calls = [];
      expect(await ask('again')).toEqual({ data: { at: 1 } });
    });

    test('continues at once under the key of a killed process', async () => {
      calls = [];
      await ask('killed');
      const { db } = t.database;
      const later = new Date(Date.now() + 60_000);
      await db.update(idempotencyKeys).set({ response: null, claimed_until: later });
      await releaseClaims(db);
      expect(await ask('killed')).toEqual({ data: { at: 2 } });
    });

    test('waits for the claim of a killed process to end, then continues', async () => {
      const { db } = t.database;
      const intention = { digest: 'elsewhere', operation: initOrder, inputHash: 'h' } as never;
      let runs = 0;
      let looks = 0;
      // Every look at the claim reads the clock.
      const now = () => {
        looks += 1;
        return new Date();
      };
      const processes = [1, 2].map(() =>
        createIdempotency({ config: t.config, db, clock: { now } }, undefined as never),
      );
      const run = async () => {
        runs += 1;
        return { response: { data: runs }, headers: {} } as never;
      };
      await processes[0]?.once(intention, 'claim-first', run);
      const later = new Date(Date.now() + 3_600_000);
      const claimed = eq(idempotencyKeys.digest, 'elsewhere');
      await db.update(idempotencyKeys).set({ response: null, claimed_until: later }).where(claimed);
      looks = 0;
      const again = processes[1]?.once(intention, 'claim-first', run);
      await expect.poll(() => looks).toBeGreaterThan(3);
      expect(runs).toBe(1);
      await db
        .update(idempotencyKeys)
        .set({ claimed_until: new Date(0) })
        .where(claimed);
      expect((await again)?.response).toEqual({ data: 2 });
    });

    test('keeps its claim while it runs', async () => {
      const context = { config: t.config, db: t.database.db, clock: t.config.clock };
      const processes = [1, 2].map(() =>
        createIdempotency(context, undefined as never, { claimMs: 3_000 }),
      );
      let runs = 0;
      let finish = () => {};
      const intention = { digest: 'slow', operation: initOrder, inputHash: 'h' };
      const send = (process: (typeof processes)[number] | undefined) =>
        process?.once(intention as never, 'claim-first', async () => {
          runs += 1;
          await new Promise<void>((resolve) => {
            finish = resolve;
          });
          return { response: { data: runs }, headers: {} } as never;
        });
      const { db } = t.database;
      const ofSlow = eq(idempotencyKeys.digest, 'slow');
      const claimedUntil = async () => {
        const [row] = await db.select().from(idempotencyKeys).where(ofSlow);
        return row?.claimed_until?.getTime() ?? 0;
      };
      const first = send(processes[0]);
      await expect.poll(claimedUntil).toBeGreaterThan(0);
      const begun = await claimedUntil();
      const second = send(processes[1]);
      // Longer than the claim that it began with.
      await expect.poll(claimedUntil).toBeGreaterThan(begun + 3_000);
      finish();
      expect([runs, (await second)?.response]).toEqual([1, (await first)?.response]);
    });

    test('of an attempt that stood still and then fails stays with the one that took over', async () => {
      const context = { config: t.config, db: t.database.db, clock: t.config.clock };
      const [frozen, other] = [1, 2].map(() => createIdempotency(context, undefined as never));
      const intention = { digest: 'frozen', operation: initOrder, inputHash: 'h' } as never;
      const { db } = t.database;
      const notBegun = () => {};
      let thaw = notBegun;
      let finish = notBegun;
      const first = frozen?.once(intention, 'claim-first', async () => {
        await new Promise<void>((resolve) => {
          thaw = resolve;
        });
        throw new Error('failed late');
      });
      await expect
        .poll(() => db.$count(idempotencyKeys, eq(idempotencyKeys.digest, 'frozen')))
        .toBe(1);
      await releaseClaims(db);
      const second = other?.once(intention, 'claim-first', async () => {
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        return { response: { data: 'done' }, headers: {} } as never;
      });
      await expect.poll(() => finish).not.toBe(notBegun);
      thaw();
      await expect(first).rejects.toThrow('failed late');
      expect(await db.$count(idempotencyKeys, eq(idempotencyKeys.digest, 'frozen'))).toBe(1);
      finish();
      expect((await second)?.response).toEqual({ data: 'done' });
    });
  });
});
