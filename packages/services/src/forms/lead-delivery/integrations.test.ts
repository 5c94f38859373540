import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createFormsSetting,
  createLead,
  createLocation,
  deleteFormsSetting,
  deleteLocation,
  fixLeadIntegration,
  getActiveIntegration,
  getLead,
  getLeadIntegrations,
  listFormsSettings,
  listLocations,
  updateFormIntegrations,
  updateLocation,
  verifyIntegration,
} from '@mawkib/api-clients/contracts/forms';
import { discardJob, getJob, retryJob } from '@mawkib/api-clients/contracts/staff';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { AppContext } from '../../app-context.js';
import { verifyAuditLog } from '../../audit/verify-audit-log.js';
import { formsSettings, leadDeliveries, leads } from '../../db/schema/index.js';
import { createPiiCipher } from '../../encryption/pii-cipher.js';
import { createGuardedFetch } from '../../guarded-fetch/guarded-fetch.js';
import { type LocalReceiver, startLocalReceiver } from '../../testing/local-receiver.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';
import { leadDelivery } from './lead-delivery.job.js';
import { signWebhook } from './send-webhook.js';

type Staff = Awaited<ReturnType<TestApi['as']>>;

const answers = {
  first_name: 'نورة',
  last_name: 'الكعبي',
  phone: '0501234567',
  email: 'noura@example.test',
  model: 'defender',
  retailer: 'MKDXB01',
  consent: 'true',
};
const params = { id: 'test-drive' };
const secret = randomBytes(32);

/** From the example of the Standard Webhooks specification. */
test('webhooks are signed as Standard Webhooks says', () => {
  const key = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
  const headers = signWebhook(
    key,
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    1614265330,
    '{"test": 2432232314}',
  );
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

/**
 * A system that accepts everything at once, except the first delivery, to which it never responds.
 */
function holdFirst() {
  const seen = { taken: 0, whenHeldEnded: 0 };
  const server = createServer((request, response) => {
    seen.taken += 1;
    request.resume();
    if (seen.taken > 1) response.end('{}');
    else response.once('close', () => (seen.whenHeldEnded = seen.taken));
  });
  const origin = new Promise<string>((resolve) => {
    server.listen(0, 'localhost', () =>
      resolve(`http://localhost:${(server.address() as AddressInfo).port}`),
    );
  });
  return {
    origin,
    get taken() {
      return seen.taken;
    },
    /** All that arrived while the first one was waiting. */
    takenBeforeHeldEnded: () => seen.whenHeldEnded || seen.taken,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

describeOnDatabase('integrations of forms', (open) => {
  let t: TestApi;
  let admin: Staff;
  let editor: Staff;
  let leadStaff: Staff;
  let receiver: LocalReceiver;
  beforeAll(async () => {
    receiver = await startLocalReceiver();
    t = await open({ demo: true, jobs: ['lead_delivery'], config: { upstreamLocal: true } });
    [admin, editor, leadStaff] = [await t.as('admin'), await t.as('editor'), await t.as('leads')];
  });
  afterEach(async () => {
    receiver.response(200);
    receiver.received.length = 0;
    await t.database.db.delete(formsSettings);
  });
  afterAll(async () => {
    await t.close();
    receiver.close();
  });

  const write = async (key: string, value: string) =>
    (await t.api.call(createFormsSetting, { body: { key, value } }, admin)).data;
  const connect = async () => {
    await write('integration.system', 'crm');
    await write('integration.url', `${receiver.origin}/leads`);
    await write('integration.secret', `whsec_${secret.toString('base64')}`);
  };
  const send = (more: object = {}) =>
    t.api.call(createLead, { params, body: { data: answers, ...more } });
  const codeOf = (call: Promise<unknown>) =>
    call.then(
      () => 'none',
      (error: { problem: { code: string } }) => error.problem.code,
    );

  test('locations are made, listed, changed and deleted [S-7-33] [S-3-11]', async () => {
    const attributes = { name: 'موكب العين', city: 'العين', external_id: 'EXT9', map: 'kept' };
    const made = (await t.api.call(createLocation, { body: { attributes } }, editor)).data;
    const listed = async () => (await t.api.call(listLocations, { query: {} })).data;
    expect(await listed()).toContainEqual({ id: made.id, type: 'location', attributes });
    const at = { params: { id: made.id } };
    const changed = { ...attributes, city: 'دبي' };
    await t.api.call(updateLocation, { ...at, body: { attributes: changed } }, editor);
    expect((await listed()).find(({ id }) => id === made.id)?.attributes).toEqual(changed);
    await t.api.call(deleteLocation, at, editor);
    expect((await listed()).some(({ id }) => id === made.id)).toBe(false);
    expect(await codeOf(t.api.call(deleteLocation, at, editor))).toBe('unknown_location');
    expect(await codeOf(t.api.call(createLocation, { body: { attributes } }))).toBe(
      'sign_in_needed',
    );
    expect(await verifyAuditLog(t.database.db)).toMatchObject({ ok: true });
  });

  test('locations are paged, by name', async () => {
    const made = await Promise.all(
      ['ب', 'ا', 'ج'].map((name) =>
        t.api.call(createLocation, { body: { attributes: { name } } }, editor),
      ),
    );
    const whole = await t.api.call(listLocations, { query: {} });
    const pages = await Promise.all(
      whole.data.map((_, at) => t.api.call(listLocations, { query: { items: 1, page: at + 1 } })),
    );
    expect(pages.flatMap(({ data }) => data)).toEqual(whole.data);
    expect(pages[0]?.meta).toEqual({ page: 1, items: 1, total: whole.data.length });
    const names = whole.data.map(({ attributes }) => attributes.name);
    expect(names.filter((name) => name.length === 1)).toEqual(['ا', 'ب', 'ج']);
    for (const { data } of made) {
      await t.api.call(deleteLocation, { params: { id: data.id } }, editor);
    }
  });

  test('settings are written, listed and deleted; secrets stay [S-7-39]', async () => {
    const made = await write('captcha.secret_key', 'very-secret-value-1234');
    expect(made.value).toBe('••••1234');
    await write('captcha.site_key', 'one');
    const again = await write('captcha.site_key', 'two');
    const list = async () => (await t.api.call(listFormsSettings, {}, admin)).data;
    expect((await list()).map(({ key, value }) => [key, value])).toEqual([
      ['captcha.secret_key', '••••1234'],
      ['captcha.site_key', 'two'],
    ]);
    const stored = await t.database.db.select().from(formsSettings);
    expect(JSON.stringify(stored)).not.toContain('very-secret');
    await t.api.call(deleteFormsSetting, { params: { id: again.id } }, admin);
    expect(await list()).toHaveLength(1);
    for (const id of [again.id, 'no-uuid']) {
      expect(await codeOf(t.api.call(deleteFormsSetting, { params: { id } }, admin))).toBe(
        'unknown_setting',
      );
    }
  });

  test('invalid settings are rejected', async () => {
    for (const [key, value] of [
      ['integration.url', 'http://crm.example/leads'],
      ['integration.url', 'https://user:password@crm.example'],
      ['integration.url', 'javascript:alert(1)'],
      ['integration.url', 'https://192.168.1.9/leads'],
      ['integration.secret', 'whsec_short'],
      ['captcha.least_score', '2'],
    ] as const) {
      expect(await codeOf(write(key, value)), value).toBe('invalid_request');
    }
  });

  test('the active system is shown and verified [S-7-40]', async () => {
    const active = async () => (await t.api.call(getActiveIntegration, {}, admin)).data;
    const verified = async () => (await t.api.call(verifyIntegration, {}, admin)).data;
    expect(await active()).toBeNull();
    expect(await verified()).toMatchObject({ ok: false });
    await connect();
    expect(await active()).toEqual({ name: 'crm' });
    expect(await verified()).toEqual({ ok: true });
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
      type: 'integration.ping',
    });
    receiver.response(500);
    expect(await verified()).toMatchObject({ ok: false, message: expect.stringContaining('500') });
  });

  test("a lead is delivered once, signed, with the form's settings", async () => {
    await connect();
    await t.api.call(updateFormIntegrations, { params, body: { config: { list: 'a' } } }, admin);
    const { id } = (await send()).data;
    const at = { params: { ...params, lead_id: id } };
    await vi.waitFor(
      async () =>
        expect((await t.api.call(getLead, at, leadStaff)).data.integrations.status).toBe(
          'delivered',
        ),
      { interval: 50 },
    );
    expect(receiver.received).toHaveLength(1);
    const { headers, body, path } = receiver.received[0] ?? { headers: {}, body: '', path: '' };
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const signature = createHmac('sha256', secret).update(signed).digest('base64');
    expect(path).toBe('/leads');
    expect(headers['webhook-signature']).toBe(`v1,${signature}`);
    expect(JSON.parse(body)).toMatchObject({
      type: 'lead.created',
      data: { lead: { id, data: { first_name: 'نورة' } }, form: { integrations: { list: 'a' } } },
    });
    const [delivery] = (await t.api.call(getLeadIntegrations, at, leadStaff)).data;
    expect(delivery).toMatchObject({ system: 'crm', status: 'delivered', attempts: 1 });
  });

  test('a form can disable delivery', async () => {
    await connect();
    await t.api.call(
      updateFormIntegrations,
      { params, body: { config: { enabled: false } } },
      admin,
    );
    const { id } = (await send()).data;
    const at = { params: { ...params, lead_id: id } };
    expect((await t.api.call(getLead, at, leadStaff)).data.integrations.status).toBe('none');
    expect((await t.api.call(getLeadIntegrations, at, leadStaff)).data).toEqual([]);
    await t.api.call(updateFormIntegrations, { params, body: { config: {} } }, admin);
  });

  test('a rejected delivery has failed, and staff deliver it again [S-7-37]', async () => {
    await connect();
    receiver.response(500);
    const { id } = (await send()).data;
    const at = { params: { ...params, lead_id: id } };
    await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThan(0));
    const integrations = async () => (await t.api.call(getLeadIntegrations, at, leadStaff)).data;
    await vi.waitFor(async () => expect((await integrations())[0]?.attempts).toBe(1));
    const [delivery] = await integrations();
    expect(delivery).toMatchObject({ status: 'pending' });
    expect(delivery?.message).toContain('status');

    const context = {
      db: t.database.db,
      clock: t.config.clock,
      cipher: createPiiCipher(t.config.dataKeys),
    } as unknown as AppContext;
    const job = leadDelivery(context, createGuardedFetch({ allowLocal: true }));
    await job.onDeadLetter?.({ delivery_id: delivery?.id ?? '' });
    expect((await t.api.call(getLead, at, leadStaff)).data.integrations.status).toBe('failed');

    receiver.response(204);
    const fix = (integration_id: string) =>
      t.api.call(fixLeadIntegration, { ...at, body: { integration_id } }, leadStaff);
    const [fixed] = (await fix(delivery?.id ?? '')).data;
    expect(fixed).toMatchObject({ status: 'pending' });
    await vi.waitFor(async () => expect((await integrations())[0]?.status).toBe('delivered'), {
      interval: 50,
    });
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    for (const wrong of [randomUUID(), 'no-uuid']) {
      expect(await codeOf(fix(wrong))).toBe('unknown_integration');
    }
  });

  test('a failed delivery has one state, wherever staff retry it', async () => {
    await connect();
    receiver.response(410);
    const { id } = (await send()).data;
    const at = { params: { ...params, lead_id: id } };
    const integration = async () => (await t.api.call(getLeadIntegrations, at, leadStaff)).data[0];
    const toBe = (status: string) =>
      vi.waitFor(async () => expect((await integration())?.status).toBe(status), limit(20_000));
    await toBe('pending');
    const integration_id = (await integration())?.id ?? '';
    const job = { params: { name: 'lead_delivery', id: integration_id } };
    const state = async () => (await t.api.call(getJob, job, admin)).data;
    // A system that responds with 410 is retried as well.
    await vi.waitFor(async () => expect((await state()).state).toBe('retrying'), limit(20_000));
    expect((await state()).reason).toContain('410');
    await t.api.call(discardJob, job, admin);
    await toBe('failed');

    await t.api.call(fixLeadIntegration, { ...at, body: { integration_id } }, leadStaff);
    expect((await state()).state).not.toBe('failed');
    await toBe('pending');
    await vi.waitFor(async () => expect((await state()).state).toBe('retrying'), limit(20_000));
    await t.api.call(discardJob, job, admin);
    await toBe('failed');

    receiver.response(204);
    await t.api.call(retryJob, job, admin);
    await toBe('delivered');
    await vi.waitFor(async () => expect((await state()).state).toBe('done'));
    expect((await t.api.call(getLead, at, leadStaff)).data.integrations.status).toBe('delivered');
  });

  test('a slow delivery does not delay others', async () => {
    await connect();
    const slow = holdFirst();
    try {
      await write('integration.url', `${await slow.origin}/leads`);
      await send();
      await vi.waitFor(() => expect(slow.taken).toBe(1));
      await Promise.all([1, 2, 3, 4, 5, 6].map(() => send()));
      await vi.waitFor(() => expect(slow.taken).toBe(7));
      expect(slow.takenBeforeHeldEnded()).toBeGreaterThan(1);
    } finally {
      slow.close();
    }
  });

  test('an erased lead is not delivered', async () => {
    await connect();
    const lead = { id: randomUUID(), form_id: 'test-drive', locale: 'ar' as const };
    await t.database.db.insert(leads).values({ ...lead, created_at: new Date(), data: answers });
    const delivery = {
      id: randomUUID(),
      lead_id: lead.id,
      system: 'crm',
      status: 'pending' as const,
    };
    await t.database.db.insert(leadDeliveries).values({ ...delivery, created_at: new Date() });
    await t.database.db.delete(leads).where(eq(leads.id, lead.id));
    expect(
      await t.database.db.select().from(leadDeliveries).where(eq(leadDeliveries.id, delivery.id)),
    ).toEqual([]);
  });

  test('a captcha is asked for where it is configured, and passed on [S-7-38]', async () => {
    await send();
    await write('captcha.secret_key', 'very-secret-value-1234');
    await write('captcha.verify_url', `${receiver.origin}/siteverify`);
    receiver.response(200, { success: true, score: 0.9 });
    expect(await codeOf(send())).toBe('invalid_lead');
    expect(receiver.received).toEqual([]);
    const idempotency_key = randomUUID();
    const vouched = { 'g-recaptcha-response': 'token-1', idempotency_key };
    const { id } = (await send(vouched)).data;
    expect(receiver.received[0]?.body).toBe('secret=very-secret-value-1234&response=token-1');

    receiver.response(200, { success: false });
    expect(await codeOf(send({ 'g-recaptcha-response': 'token-2' }))).toBe('invalid_lead');
    expect((await send(vouched)).data.id).toBe(id);
    receiver.response(200, { success: true, score: 0.1 });
    expect(await codeOf(send({ 'g-recaptcha-response': 'token-3' }))).toBe('invalid_lead');
    receiver.response(503);
    expect(await codeOf(send({ 'g-recaptcha-response': 'token-4' }))).toBe('none');
  });
});
