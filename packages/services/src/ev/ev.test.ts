import {
  createEvLead,
  createEvPaymentIntent,
  getSalesforceData,
  initializeCancellation,
} from '@mawkib/api-clients/contracts/ev';
import { startSandbox } from '@mawkib/sandbox';
import { limitInSeconds } from '@mawkib/tooling-vitest/time-limits';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { AppContext } from '../app-context.js';
import { readConfig } from '../config/api-config.js';
import { rows } from '../db/rows.js';
import { evLeads } from '../db/schema/ev-leads.js';
import { companyConfig, formsSettings, mailOutbox } from '../db/schema/index.js';
import { settingAad } from '../forms/forms-settings.js';
import { createStripeClient } from '../payment-providers/stripe-client.js';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';
import { evModule } from './ev.module.js';
import { evConfigEntry } from './ev-config.js';
import { evJobs } from './ev-jobs.js';

interface Rejected {
  status: number;
  problem: { code: string; errors?: { field: string }[] };
}

const buyer = {
  name: 'ليلى حسن',
  email: 'layla@example.test',
  phone: '٠٥٠١٢٣٤٥٦٧',
  vehicle: { key: 'i-pace', battery_kwh: 90 },
};

describeOnDatabase('orders of electric vehicles', (open) => {
  let t: TestApi;
  let sandbox: Awaited<ReturnType<typeof startSandbox>>;
  let context: AppContext;
  let now = new Date('2031-03-01T08:00:00Z');
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, smtpPort: 0, host: '127.0.0.1' });
    const { payments } = readConfig({
      STRIPE_API_URL: sandbox.url,
      STRIPE_SECRET_KEY: sandbox.keys.stripeSecret,
      STRIPE_PUBLISHABLE_KEY: sandbox.keys.stripePublishable,
      PAYMENT_TIMEOUT: limitInSeconds(250),
    });
    const mail = {
      url: `smtp://127.0.0.1:${sandbox.smtpPort}`,
      from: 'Mawkib <no-reply@market.test>',
    };
    t = await open({
      demo: true,
      jobs: ['mail', 'ev_cancellation'],
      config: { payments, mail, clock: { now: () => now } },
      modules: [
        (given) => {
          context = given;
          return evModule(given);
        },
      ],
    });
  });
  beforeEach(async () => {
    sandbox.reset();
    now = new Date('2031-03-01T08:00:00Z');
    await configure({ deposit: 2000, cancellation_days: 14 });
  });
  afterAll(async () => {
    await t.close();
    await sandbox.close();
  });

  const configure = (data: object) =>
    t.database.db
      .insert(companyConfig)
      .values({ ...evConfigEntry, data })
      .onConflictDoUpdate({
        target: [
          companyConfig.company,
          companyConfig.section,
          companyConfig.config_type,
          companyConfig.position,
        ],
        set: { data },
      });
  const store = async (lead: object = buyer, locale: 'ar' | 'en' = 'ar') =>
    (await t.api.call(createEvLead, { body: { ...lead } }, { locale })).data as {
      id: string;
      token: string;
    };
  const read = async (id: string, token?: string, who = {}) =>
    (
      await t.api.call(
        getSalesforceData,
        { params: { id }, headers: token ? { 'X-Lead-Token': token } : {} },
        who,
      )
    ).data;
  const begin = async (id: string, more: object = {}) =>
    (
      await t.api.call(createEvPaymentIntent, {
        body: { payment_intent: { salesforce_lead_id: id, ...more } },
      })
    ).data;
  const cancel = async (id: string, token?: string) =>
    (
      await t.api.call(initializeCancellation, {
        params: { id },
        headers: token ? { 'X-Lead-Token': token } : {},
      })
    ).data.status;
  const errorOf = (call: Promise<unknown>) =>
    call.then(
      () => 'none',
      ({ status, problem }: Rejected) =>
        [status, problem.code, ...(problem.errors ?? []).map(({ field }) => field)].join(' '),
    );
  const intents = async (): Promise<{ id: string; status: string; amount: number }[]> =>
    (await (await fetch(`${sandbox.url}/_sandbox/state/stripe`)).json()).payment_intents;
  const pay = (client_secret: string) =>
    fetch(`${sandbox.url}/v1/payment_intents/${client_secret.replace(/_secret.*/, '')}/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sandbox.keys.stripePublishable}` },
      body: new URLSearchParams({ client_secret, payment_method: 'pm_card_visa' }),
    });
  /** Mails of one order, once there are this many; mails of other tests may arrive at any time. */
  const mailsOf = async (id: string, count: number) => {
    let found: { subject: string; html: string; to: string[] }[] = [];
    await vi.waitFor(async () => {
      const all: typeof found = await (await fetch(`${sandbox.url}/_sandbox/mails`)).json();
      found = all.filter(({ html }) => html.includes(id));
      expect(found).toHaveLength(count);
    });
    return found;
  };
  const fault = (kind: 'lose' | 'status' | 'drop' | 'delay', times: number, more = {}) =>
    sandbox.faults.add({
      ...{ service: 'stripe', on: 'call', route: '*', ms: 0, status: 503, copies: 2 },
      kind,
      times,
      ...more,
    });
  const jobNamed = (name: string) => {
    const stripe = createStripeClient(t.config.payments);
    const job = evJobs({ ...context, stripe }).find((one) => one.name === name);
    return job?.run({}, { signal: new AbortController().signal, attempt: 0 });
  };

  test('a lead is stored encrypted and opens with its token, not with its id alone', async () => {
    const { id, token } = await store();
    const stored = await rows(t.database.db, sql`select l::text as row from ev_leads l`);
    expect(JSON.stringify(stored)).not.toMatch(/layla|ليلى|501234567|i-pace/);
    expect(JSON.stringify(stored)).not.toContain(token);
    const seen = await read(id);
    expect(seen).toMatchObject({ Id: id, Status: 'created', payment_status: 'none' });
    expect(JSON.stringify(seen)).not.toMatch(/layla|ليلى/);
    expect((await read(id, token)).lead).toEqual(buyer);
    expect((await read(id, undefined, await t.as('leads'))).lead).toEqual(buyer);
    expect((await read(id, undefined, await t.as('editor'))).lead).toBeUndefined();
    const { token: other } = await store();
    expect(await errorOf(read(id, other))).toBe('403 invalid_token');
    expect(await errorOf(read('no-such-lead'))).toBe('404 unknown_lead');
    expect(id.length).toBeGreaterThan(21);
  });

  test('the buyer receives a mail in their language, without the token', async () => {
    const { id, token } = await store({ ...buyer, locale: 'ar' }, 'en');
    const [mail] = await mailsOf(id, 1);
    expect(mail).toMatchObject({ to: [buyer.email], subject: 'وصلنا طلب سيارتك الكهربائية' });
    expect(mail?.html).toContain('dir="rtl"');
    expect(mail?.html).not.toContain(token);
  });

  test('staff in the setting receive a mail, without what the buyer wrote', async () => {
    const value = 'ev@market.test, no address; desk@market.test';
    const at = { id: crypto.randomUUID(), key: 'ev.recipients', updated_at: now };
    const encrypted = context.cipher.encrypt(value, settingAad(at.key));
    await t.database.db.insert(formsSettings).values({ ...at, encrypted });
    const { id } = await store({ name: 'ليلى حسن' });
    const told = await mailsOf(id, 2);
    await t.database.db.delete(formsSettings);
    expect(told.flatMap(({ to }) => to).sort()).toEqual(['desk@market.test', 'ev@market.test']);
    expect(JSON.stringify(told)).not.toContain('ليلى');
  });

  test('an invalid lead is rejected with its fields, and nothing is stored', async () => {
    const before = await t.database.db.$count(evLeads);
    for (const [lead, fields] of [
      [{}, 'body'],
      [{ email: 'layla@' }, 'email'],
      [{ phone: 'call me' }, 'phone'],
      [{ locale: 'fr', email: 7 }, 'email locale'],
    ] as const) {
      expect(await errorOf(store(lead))).toBe(`400 invalid_request ${fields}`);
    }
    expect(await t.database.db.$count(evLeads)).toBe(before);
    expect((await store({ whatever: [1, { deep: 'x@example.test' }] })).id).not.toBe('');
  });

  test('the deposit is the market’s, and repeated requests share one payment', async () => {
    const { id } = await store();
    const first = await begin(id, { amount: 200_000, currency: 'aed' });
    expect(first).toMatchObject({
      amount: 200_000,
      currency: 'AED',
      public_key: 'pk_test_sandbox',
    });
    const again = await Promise.all([begin(id), begin(id), begin(id)]);
    expect(new Set(again.map(({ client_secret }) => client_secret))).toEqual(
      new Set([first.client_secret]),
    );
    const [intent, ...others] = await intents();
    expect([intent?.amount, others]).toEqual([200_000, []]);
    const metadata = await fetch(`${sandbox.url}/v1/payment_intents/${intent?.id}`, {
      headers: { authorization: `Bearer ${sandbox.keys.stripeSecret}` },
    });
    expect((await metadata.json()).metadata).toEqual({ salesforce_lead_id: id });
    expect(await errorOf(begin(id, { amount: 1 }))).toBe('409 amount_changed');
    expect(await errorOf(begin(id, { currency: 'JPY' }))).toBe('409 amount_changed');
    expect(await errorOf(begin('unknown'))).toBe('404 unknown_lead');
    await configure({ deposit: 3000 });
    expect((await begin(id)).amount).toBe(300_000);
    expect((await intents()).map(({ status }) => status).sort()).toEqual([
      'canceled',
      'requires_payment_method',
    ]);
    await configure({});
    expect(await errorOf(begin((await store()).id))).toBe('409 payment_not_configured');
  });

  test('two concurrent starts, and one with a lost response, share one payment', async () => {
    const { id } = await store();
    fault('lose', 1, { route: 'POST /v1/payment_intents' });
    const begun = await Promise.all([begin(id), begin(id)]);
    expect(new Set(begun.map(({ client_secret }) => client_secret)).size).toBe(1);
    expect(await intents()).toHaveLength(1);
    sandbox.faults.reset();
    fault('status', 20);
    expect(await errorOf(begin((await store()).id))).toBe('502 payment_failed');
    // The stored state is still returned.
    expect((await read(id)).payment_status).toBe('pending');
  });

  test('a paid deposit is recorded once, whether or not the browser returns', async () => {
    const { id, token } = await store();
    await pay((await begin(id)).client_secret);
    const [one, other] = await Promise.all([read(id, token), read(id, token)]);
    expect([one.payment_status, other.payment_status]).toEqual(['paid', 'paid']);
    expect(await errorOf(begin(id))).toBe('409 already_paid');
    const told = (await mailsOf(id, 2)).map(({ subject }) => subject);
    expect(told.sort()).toEqual(['وصل العربون', 'وصلنا طلب سيارتك الكهربائية']);

    const silent = await store({ ...buyer, email: undefined });
    await pay((await begin(silent.id)).client_secret);
    await jobNamed('ev_payments');
    const [row] = await t.database.db.select().from(evLeads).where(eq(evLeads.id, silent.id));
    expect(row).toMatchObject({ payment_status: 'paid', paid_at: now });
  });

  test('a cancellation requires the token, starts once, and prevents further payments', async () => {
    const { id, token } = await store();
    const { client_secret } = await begin(id);
    expect(await errorOf(cancel(id))).toBe('403 invalid_token');
    expect(await errorOf(cancel(id, 'guess'))).toBe('403 invalid_token');
    expect((await read(id)).Status).toBe('created');
    expect(await Promise.all([cancel(id, token), cancel(id, token)])).toEqual([
      'cancellation_initialized',
      'cancellation_initialized',
    ]);
    expect(await cancel(id, token)).toBe('cancellation_initialized');
    expect(await read(id)).toMatchObject({
      Status: 'cancellation_initialized',
      cancellable: false,
    });
    expect(await errorOf(begin(id))).toBe('409 not_payable');
    await vi.waitFor(async () => expect((await intents())[0]?.status).toBe('canceled'));
    expect((await pay(client_secret)).status).toBe(400);
    const told = (await mailsOf(id, 2)).filter(({ subject }) => subject === 'بدأ إلغاء طلبك');
    expect(told).toHaveLength(1);
  });

  test('a paid order can be cancelled within the cancellation period only', async () => {
    const paid = async () => {
      const { id, token } = await store();
      await pay((await begin(id)).client_secret);
      expect(await read(id)).toMatchObject({ payment_status: 'paid', cancellable: true });
      return { id, token };
    };
    const [early, late] = [await paid(), await paid()];
    now = new Date(now.getTime() + 14 * 86_400_000);
    expect(await cancel(early.id, early.token)).toBe('cancellation_initialized');
    now = new Date(now.getTime() + 1);
    expect(await errorOf(cancel(late.id, late.token))).toBe('409 not_cancellable');
    expect((await read(late.id)).cancellable).toBe(false);
    expect((await read(early.id)).payment_status).toBe('paid');
  });

  test('four calls go over HTTP from the lead to its cancellation [S-7-52] [S-7-53]', async () => {
    const base = '/services/ev/api';
    const post = (path: string, payload: object) =>
      t.app.inject({ method: 'POST', url: `${base}${path}`, payload });
    const stored = await post('/leads', buyer);
    const { id, token } = stored.json().data;
    const headers = { 'x-lead-token': token };
    const begun = await post('/stripe/create_payment_intent', {
      payment_intent: { salesforce_lead_id: id },
    });
    const { client_secret } = begun.json().data;
    const [intent] = await intents();
    expect(client_secret).toContain(`${intent?.id}_secret_`);
    const url = `${base}/leads/${id}/initialize_cancellation`;
    const cancelled = await t.app.inject({ method: 'PUT', url, headers });
    expect([stored, begun, cancelled].map(({ statusCode }) => statusCode)).toEqual([201, 201, 200]);
    const read = await t.app.inject({ url: `${base}/leads/${id}/salesforce_data`, headers });
    expect(read.json().data).toMatchObject({
      Id: id,
      Status: 'cancellation_initialized',
      lead: buyer,
    });
  });

  test('an Idempotency-Key stores one lead with one token', async () => {
    await t.database.db.delete(mailOutbox);
    const post = () =>
      t.app.inject({
        method: 'POST',
        url: '/services/ev/api/leads',
        headers: { 'idempotency-key': 'one-electric-lead' },
        payload: buyer,
      });
    const [first, second] = [await post(), await post()];
    expect([first.statusCode, second.json()]).toEqual([201, first.json()]);
    expect(await t.database.db.$count(mailOutbox)).toBe(1);
    const { id, token } = first.json().data;
    const response = await t.app.inject({
      url: `/services/ev/api/leads/${id}/salesforce_data`,
      headers: { 'x-lead-token': token },
    });
    expect(response.json().data.lead).toEqual(buyer);
  });
});
