import { createHash, createHmac, randomBytes } from 'node:crypto';
import {
  freeReservationVendor,
  initOrder,
  marketStripeAccount,
} from '@mawkib/api-clients/contracts/purchase';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  companyConfig,
  orderLocks,
  orders,
  paymentEvents,
  payments,
  vehicles,
} from '../../db/schema/index.js';
import { createPiiCipher } from '../../encryption/pii-cipher.js';
import { createBuyer } from '../../testing/create-buyer.js';
import { jobsDone } from '../../testing/jobs-done.js';
import {
  type DepositTerms,
  openPayingMarket,
  type PayingMarket,
} from '../../testing/paying-market.js';
import { moneyAt } from '../../testing/sandbox-payments.js';
import { describeOnDatabase } from '../../testing/test-api.js';
import { checkoutDataSource } from '../checkout/checkout-data-source.js';
import { reencryptCheckouts } from '../checkout/stored-checkouts.js';
import { reconcilePayments, settlementJob } from './payment-jobs.js';

const minute = 60_000;
const stripe: DepositTerms = {
  vendor: 'STRIPE',
  capture_method: 'manual',
  deposit: 5000,
  quote: { amount: 500_000, currency: 'AED' },
};
const usd = { amount: 150_050, currency: 'USD' };
const paypal: DepositTerms = {
  vendor: 'PAYPAL',
  capture_method: 'automatic',
  deposit: 1500.5,
  quote: usd,
};
const liqpay: DepositTerms = {
  vendor: 'LIQPAY',
  capture_method: 'automatic',
  deposit: 1500.5,
  quote: usd,
};
const base = '/services/purchase/buy_online';
const customer = {
  first_name: 'نورة',
  last_name: 'المنصوري',
  email: 'noura@example.test',
  phone: '+971500000001',
  consent: true as const,
};

describeOnDatabase('calls of payments', (open) => {
  let market: PayingMarket;
  beforeAll(async () => {
    market = await openPayingMarket(open);
  });
  afterAll(() => market.close());
  beforeEach(async () => {
    market.sandbox.reset();
    await market.sandbox.deliveries.idle();
    const { db } = market.t.database;
    await db.delete(paymentEvents);
    await db.delete(payments);
    market.sandbox.reset();
  });

  const post = (path: string, payload: object | string, headers: Record<string, string> = {}) =>
    market.t.app.inject({ method: 'POST', url: path, payload, headers });
  const codeOf = ({ statusCode, json }: { statusCode: number; json(): { code?: string } }) =>
    `${statusCode} ${json().code ?? ''}`.trim();
  const card = (car: object, more = {}) => ({
    payment: { amount: 500_000, currency: 'AED', capture_method: 'manual', ...car, ...more },
    stripe_account_id: marketStripeAccount,
  });
  const held = async (taking: DepositTerms, more = {}) => {
    await market.take(taking, more);
    const visitor = createBuyer(market, taking);
    await visitor.hold();
    return visitor;
  };
  const setVehicle = (id: string, set: Partial<typeof vehicles.$inferInsert>) =>
    market.t.database.db.update(vehicles).set(set).where(eq(vehicles.id, id));

  describe('over HTTP', () => {
    test('a card payment is begun with a payment object and an account [S-7-45]', async () => {
      const { car, lock_id } = await held(stripe);
      const storeNewPayment = await post(`${base}/payment`, card(car), { 'order-lock': lock_id });
      expect(storeNewPayment.statusCode).toBe(201);
      const { stripe_payment_intent_id, client_secret } = storeNewPayment.json().data;
      expect(client_secret).toContain(`${stripe_payment_intent_id}_secret_`);
      const [kept] = await market.t.database.db.select().from(payments);
      expect(kept).toMatchObject({
        vendor: 'STRIPE',
        vendor_id: stripe_payment_intent_id,
        amount_minor: stripe.quote.amount,
        currency: 'AED',
        capture: 'manual',
        lock_id,
      });
    });

    test('an order needs no details if the hold has them; a free one does', async () => {
      const visitor = await held(stripe);
      const vendor_id = await visitor.begin('manual');
      await visitor.pay();
      const order = {
        lock_id: visitor.lock_id,
        vehicle_id: visitor.car.vehicle_id,
        stripe_payment_intent_id: vendor_id,
      };
      const free = { ...order, vendor_uuid: freeReservationVendor };
      expect(codeOf(await post(`${base}/orders`, free))).toBe('400 invalid_request');
      const placed = await post(`${base}/orders`, { ...order, vendor_uuid: 'STRIPE' });
      expect(placed.json().data).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
    });

    test('money that goes back is named with its amount and number', async () => {
      const visitor = await held(stripe);
      const vendor_id = await visitor.begin('manual');
      await visitor.pay();
      market.later(60 * minute);
      const rejected = await post(`${base}/orders`, {
        lock_id: visitor.lock_id,
        vehicle_id: visitor.car.vehicle_id,
        vendor_uuid: 'STRIPE',
        stripe_payment_intent_id: vendor_id,
      });
      expect(codeOf(rejected)).toBe('409 lock_lost');
      expect(rejected.json().returned).toEqual({
        amount: stripe.quote,
        taken: false,
        payment: vendor_id,
      });
      expect(await moneyAt(market.sandbox)).toMatchObject({ captured: 0, held: 0 });
    });

    test('a PayPal order is made, has a place where it is approved, and is continued as it is then [S-7-44]', async () => {
      const visitor = await held(paypal);
      const { car, lock_id } = visitor;
      const payload = { amount_value: '1500.50', amount_currency_code: 'USD', ...car };
      const path = `${base}/paypal/create_order`;
      const made = await post(path, payload, { 'order-lock': lock_id });
      expect(made.statusCode).toBe(201);
      expect(made.json().data).toMatchObject({
        paypal_order_id: expect.any(String),
        approve_url: expect.stringContaining('/checkoutnow?token='),
      });
      const [kept] = await market.t.database.db.select().from(payments);
      expect(kept).toMatchObject({
        vendor: 'PAYPAL',
        vendor_id: made.json().data.paypal_order_id,
        amount_minor: usd.amount,
        currency: 'USD',
        lock_id,
      });
      const other = { ...payload, amount_value: '1500.501' };
      expect(codeOf(await post(path, other, { 'order-lock': lock_id }))).toBe('409 amount_changed');
      expect(await visitor.begin()).toBe(made.json().data.paypal_order_id);
      // No message of the vendor: the payment goes on only by what this buyer does.
      market.sandbox.faults.add({
        service: 'paypal',
        on: 'webhook',
        kind: 'drop',
        route: '*',
        times: null,
        ms: 0,
        status: 500,
        copies: 1,
      });
      await visitor.pay();
      const again = await post(path, payload, { 'order-lock': lock_id });
      expect(again.json().data).toEqual({
        paypal_order_id: made.json().data.paypal_order_id,
        status: 'APPROVED',
      });
      expect(await market.t.database.db.$count(payments)).toBe(1);
    });

    test('a LiqPay checkout is data and its signature, in English unless asked [S-7-50]', async () => {
      const { car, lock_id } = await held(liqpay);
      const query = { company_uuid: car.company_uuid, amount: '1500.5', currency: 'USD' };
      const ask = (more = {}) =>
        market.t.app.inject({
          url: `${base}/liqpay/checkout_data`,
          query: { ...query, ...more },
          headers: { 'order-lock': lock_id },
        });
      const { data, signature, liqpay_order_id } = (await ask()).json().data;
      const [kept] = await market.t.database.db.select().from(payments);
      expect(kept).toMatchObject({ vendor: 'LIQPAY', vendor_id: liqpay_order_id, lock_id });
      const key = market.sandbox.keys.liqpayPrivate;
      const expected = createHash('sha1').update(`${key}${data}${key}`).digest('base64');
      expect(signature).toBe(expected);
      const values = JSON.parse(Buffer.from(data, 'base64').toString());
      expect(values).toMatchObject({
        action: 'pay',
        amount: '1500.50',
        currency: 'USD',
        language: 'en',
        order_id: liqpay_order_id,
      });
      expect(values.expired_date).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
      expect(values.server_url).toContain('/services/purchase/webhooks/liqpay');
      expect(codeOf(await ask({ amount: '1500' }))).toBe('409 amount_changed');
      const foreign = await ask({ result_url: 'https://elsewhere.test/' });
      expect(codeOf(foreign)).toBe('400 invalid_request');
      expect(foreign.json().errors[0].field).toBe('result_url');
    });
  });

  describe('what a payment is begun with', () => {
    const fieldsOf = (response: { json(): { errors?: { field: string }[] } }) =>
      response.json().errors?.map(({ field }) => field);
    const without = (body: object, key: string) => ({ ...body, [key]: undefined });

    test('of Stripe has six keys, none of which may be missing [S-3-15]', async () => {
      const { car, lock_id } = await held(stripe);
      const { payment, stripe_account_id } = card(car);
      const begin = (body: object) => post(`${base}/payment`, body, { 'order-lock': lock_id });
      expect(fieldsOf(await begin({ payment }))).toEqual(['stripe_account_id']);
      const names = ['amount', 'currency', 'vehicle_id', 'company_uuid', 'capture_method'];
      expect(Object.keys(payment).sort()).toEqual(names.sort());
      for (const name of names) {
        const body = { payment: without(payment, name), stripe_account_id };
        expect(fieldsOf(await begin(body))).toEqual([`payment.${name}`]);
      }
      expect((await begin({ payment, stripe_account_id })).statusCode).toBe(201);
    });

    test('of PayPal has four keys, none of which may be missing [S-3-15]', async () => {
      const { car, lock_id } = await held(paypal);
      const body = { amount_value: '1500.50', amount_currency_code: 'USD', ...car };
      const begin = (sent: object) =>
        post(`${base}/paypal/create_order`, sent, { 'order-lock': lock_id });
      expect(Object.keys(body)).toHaveLength(4);
      for (const name of Object.keys(body)) {
        expect(fieldsOf(await begin(without(body, name)))).toEqual([name]);
      }
      expect((await begin(body)).statusCode).toBe(201);
    });

    test('of LiqPay reaches its checkout, in English unless asked [S-3-15]', async () => {
      const { car, lock_id } = await held(liqpay);
      const query = {
        company_uuid: car.company_uuid,
        amount: '1500.5',
        currency: 'USD',
        description: 'Deposit for a car',
        paytypes: 'card,privat24',
        result_url: `${market.t.config.origin}/ar/`,
      };
      const ask = async (more: object) => {
        const response = await market.t.app.inject({
          url: `${base}/liqpay/checkout_data`,
          query: { ...query, ...more },
          headers: { 'order-lock': lock_id },
        });
        return JSON.parse(Buffer.from(response.json().data.data, 'base64').toString());
      };
      const { company_uuid: _, amount, ...told } = query;
      expect(await ask({})).toMatchObject({ ...told, amount: '1500.50', language: 'en' });
      expect(await ask({ language: 'uk' })).toMatchObject({ ...told, language: 'uk' });
    });
  });

  test.each([
    ['another amount', { amount: 1 }, '409 amount_changed'],
    ['another currency', { currency: 'SAR' }, '409 amount_changed'],
    ['another vehicle', { vehicle_id: 'v-none' }, '409 lock_lost'],
    ['another company', { company_uuid: 'someone' }, '400 invalid_request'],
  ])('%s than the market’s own is rejected, and no payment is started', async (_, more, code) => {
    const { car, lock_id } = await held(stripe);
    const rejected = await post(`${base}/payment`, card(car, more), { 'order-lock': lock_id });
    expect(codeOf(rejected)).toBe(code);
    expect(await market.t.database.db.$count(payments)).toBe(0);
    const { payment_intents } = await (
      await fetch(`${market.sandbox.url}/_sandbox/state/stripe`)
    ).json();
    expect(payment_intents).toEqual([]);
  });

  test('the error for a changed amount contains the current one', async () => {
    const { car, lock_id } = await held(stripe);
    const rejected = await post(`${base}/payment`, card(car, { amount: 1 }), {
      'order-lock': lock_id,
    });
    expect(rejected.json().quote).toEqual(stripe.quote);
  });

  test('only the company’s own account is paid', async () => {
    const { car, lock_id } = await held(stripe, { stripe_account_id: 'acct_dealer' });
    const headers = { 'order-lock': lock_id };
    expect(codeOf(await post(`${base}/payment`, card(car), headers))).toBe('422 account_changed');
    const own = { ...card(car), stripe_account_id: 'acct_dealer' };
    const storeNewPayment = await post(`${base}/payment`, own, headers);
    expect(storeNewPayment.json().data).toMatchObject({ stripe_account_id: 'acct_dealer' });
  });

  test('a company without an account of its own takes payments for no other one', async () => {
    const { car, lock_id } = await held(stripe);
    const headers = { 'order-lock': lock_id };
    const foreign = { ...card(car), stripe_account_id: 'acct_foreign' };
    const rejected = await post(`${base}/payment`, foreign, headers);
    expect(codeOf(rejected)).toBe('422 account_changed');
    expect(rejected.json().errors[0].field).toBe('stripe_account_id');
    expect(await market.t.database.db.$count(payments)).toBe(0);
  });

  test("the capture mode is the market's, not the caller's", async () => {
    for (const [taking, other] of [
      [stripe, 'automatic'],
      [{ ...stripe, capture_method: 'automatic' }, 'manual'],
    ] as const) {
      const { car, lock_id } = await held(taking);
      const headers = { 'order-lock': lock_id };
      const before = await market.t.database.db.$count(payments);
      const requested = card(car, { capture_method: other });
      expect(codeOf(await post(`${base}/payment`, requested, headers))).toBe('409 capture_changed');
      expect(await market.t.database.db.$count(payments)).toBe(before);
      const own = card(car, { capture_method: taking.capture_method });
      expect((await post(`${base}/payment`, own, headers)).statusCode).toBe(201);
    }
  });

  test('a hold that requires a payment cannot be ordered without one', async () => {
    const { car, lock_id } = await held(stripe);
    const order = (vendor_uuid: string, more = {}) =>
      post(`${base}/orders`, {
        lock_id,
        vehicle_id: car.vehicle_id,
        vendor_uuid,
        lead_attributes: customer,
        ...more,
      });
    expect(codeOf(await order('NO_PAYMENT_JAPAN'))).toBe('400 invalid_request');
    expect(codeOf(await order('STRIPE'))).toBe('409 payment_incomplete');
    expect(codeOf(await order('PAYPAL', { paypal_order_id: 'X' }))).toBe('400 invalid_request');
    const foreign = { stripe_payment_intent_id: 'pi_of_another' };
    expect(codeOf(await order('STRIPE', foreign))).toBe('409 payment_not_found');
  });

  test('a payment of another hold is not accepted', async () => {
    const one = await held(stripe);
    await one.begin();
    await one.pay();
    const two = await held(stripe);
    const rejected = await post(`${base}/orders`, {
      lock_id: two.lock_id,
      vehicle_id: two.car.vehicle_id,
      vendor_uuid: 'STRIPE',
      lead_attributes: customer,
      stripe_payment_intent_id: one.vendor_id,
    });
    expect(codeOf(rejected)).toBe('409 payment_mismatch');
  });

  test('a payment without a hold can be used by an order that names it', async () => {
    await market.take(stripe);
    const visitor = createBuyer(market, stripe);
    await visitor.hold({ told: false });
    const storeNewPayment = await post(`${base}/payment`, card(visitor.car));
    const { stripe_payment_intent_id: id } = storeNewPayment.json().data;
    const authorization = `Bearer ${market.sandbox.keys.stripeSecret}`;
    await fetch(`${market.sandbox.url}/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      headers: { authorization },
      body: new URLSearchParams({ payment_method: 'pm_card_visa', return_url: 'https://a.test/' }),
    });
    await market.sandbox.deliveries.idle();
    const placed = await post(`${base}/orders`, {
      lock_id: visitor.lock_id,
      vehicle_id: visitor.car.vehicle_id,
      vendor_uuid: 'STRIPE',
      lead_attributes: customer,
      stripe_payment_intent_id: id,
    });
    expect(placed.statusCode).toBe(201);
    expect(placed.json().data).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
  });

  test('a payment without an order is returned after an hour', async () => {
    await market.take(stripe);
    const visitor = createBuyer(market, stripe);
    const storeNewPayment = await post(`${base}/payment`, card(visitor.car));
    const { stripe_payment_intent_id: id } = storeNewPayment.json().data;
    await fetch(`${market.sandbox.url}/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${market.sandbox.keys.stripeSecret}` },
      body: new URLSearchParams({ payment_method: 'pm_card_visa', return_url: 'https://a.test/' }),
    });
    await market.sandbox.deliveries.idle();
    expect((await moneyAt(market.sandbox)).held).toBe(1);
    market.later(61 * minute);
    await reconcilePayments(market.settling);
    expect(await moneyAt(market.sandbox)).toEqual({ captured: 0, back: 0, held: 0 });
  });

  test('a refund by staff at the vendor shows in the order', async () => {
    const visitor = await held(stripe);
    await visitor.begin();
    await visitor.pay();
    await visitor.order();
    await fetch(`${market.sandbox.url}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: `Bearer ${market.sandbox.keys.stripeSecret}` },
      body: new URLSearchParams({ payment_intent: visitor.vendor_id }),
    });
    await vi.waitFor(async () => {
      const { db } = market.t.database;
      const [order] = await db.select().from(orders).where(eq(orders.lock_id, visitor.lock_id));
      expect(order).toMatchObject({ status: 'confirmed', payment_status: 'refunded' });
    });
  });

  test.each([
    ['a Gulf currency at PayPal', paypal, { deposit_currency: 'AED' }, 150_050, 'AED'],
    ['less than Stripe’s least', stripe, { deposit: 1.99 }, 199, 'AED'],
  ])('%s has a clear error in both languages', async (_, taking, more, amount, currency) => {
    const visitor = await held(taking, more);
    for (const [locale, title] of [
      ['ar', 'رفضت بوابة الدفع هذه العملية'],
      ['en', 'The payment gateway rejected this payment'],
    ]) {
      const headers = { 'order-lock': visitor.lock_id, 'accept-language': String(locale) };
      const { car } = visitor;
      const rejected = await (taking.vendor === 'PAYPAL'
        ? post(
            `${base}/paypal/create_order`,
            { ...car, amount_value: '1500.50', amount_currency_code: currency },
            headers,
          )
        : post(`${base}/payment`, card(car, { amount, currency }), headers));
      expect(codeOf(rejected)).toBe('409 payment_refused');
      expect(rejected.json().title).toBe(title);
    }
  });

  test('missing keys and invalid configurations have an error in both languages', async () => {
    const bare = await open({ demo: true });
    const configure = (data: object) =>
      bare.database.db
        .update(companyConfig)
        .set({ data })
        .where(eq(companyConfig.config_type, 'order_online'));
    const car = market.nextCar();
    await configure({ payment: 'STRIPE', deposit: 5000 });
    const { data: lock } = await bare.api.call(initOrder, { body: car });
    expect(lock).toMatchObject({ vendor_uuid: 'STRIPE', deposit: stripe.quote });
    expect(lock.gateway).toBeUndefined();
    const ask = (locale: string) =>
      bare.app.inject({
        method: 'POST',
        url: `${base}/payment`,
        payload: card(car),
        headers: { 'order-lock': lock.lock_id, 'accept-language': locale },
      });
    expect(codeOf(await ask('ar'))).toBe('409 payment_not_configured');
    expect((await ask('ar')).json().title).toBe('الدفع الإلكتروني غير متاح حاليًا');
    expect((await ask('en')).json().title).toBe('Online payment is not available');
    for (const data of [
      { payment: 'BITCOIN' },
      { payment: 'STRIPE' },
      { payment: 'PAYPAL', deposit: -1 },
    ]) {
      await configure(data);
      const rejected = bare.api.call(initOrder, { body: market.nextCar() });
      await expect(rejected).rejects.toMatchObject({ code: 'payment_not_configured' });
    }
    for (const vendor of ['stripe', 'paypal', 'liqpay']) {
      const url = `/services/purchase/webhooks/${vendor}`;
      const response = await bare.app.inject({ method: 'POST', url, payload: {} });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.statusCode).toBeLessThan(500);
    }
    await bare.close();
  });

  test("a company can only use the market's vendors", async () => {
    const bare = await open({
      demo: true,
      config: { market: { payments: [{ id: 'paypal' }] } },
    });
    const ask = async (data: object) => {
      await bare.database.db
        .update(companyConfig)
        .set({ data })
        .where(eq(companyConfig.config_type, 'order_online'));
      return bare.api.call(initOrder, { body: market.nextCar() });
    };
    await expect(ask({ payment: 'STRIPE', deposit: 5000 })).rejects.toMatchObject({
      code: 'payment_not_configured',
    });
    const paypal = { payment: 'PAYPAL', deposit: 5000, deposit_currency: 'USD' };
    expect((await ask(paypal)).data.vendor_uuid).toBe('PAYPAL');
    expect((await ask({ payment: freeReservationVendor })).data.vendor_uuid).toBe(
      freeReservationVendor,
    );
    await bare.close();
  });

  test('an unreachable vendor is a 502 which reports that nobody pays twice', async () => {
    const visitor = await held(stripe);
    const away = {
      service: 'stripe',
      on: 'call',
      kind: 'status',
      route: '*',
      times: 20,
      ms: 0,
      status: 503,
      copies: 1,
    } as const;
    market.sandbox.faults.add(away);
    const rejected = await post(`${base}/payment`, card(visitor.car), {
      'order-lock': visitor.lock_id,
    });
    expect(codeOf(rejected)).toBe('502 payment_failed');
    market.sandbox.faults.reset();
    const storeNewPayment = await post(`${base}/payment`, card(visitor.car), {
      'order-lock': visitor.lock_id,
    });
    expect(storeNewPayment.statusCode).toBe(201);
    expect(await market.t.database.db.$count(payments)).toBe(1);
  });

  describe('a message', () => {
    const url = (vendor: string) => `/services/purchase/webhooks/${vendor}`;
    const signed = (body: string, at: number, secret = market.sandbox.keys.stripeWebhookSecret) => {
      const t = Math.floor(at / 1000);
      const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
      return { 'stripe-signature': `t=${t},v1=${v1}`, 'content-type': 'application/json' };
    };
    const now = () => market.settling.clock.now().getTime();
    const event = (id: string, intent: string) =>
      JSON.stringify({
        id,
        object: 'event',
        type: 'payment_intent.succeeded',
        data: {
          object: { object: 'payment_intent', id: intent, status: 'succeeded', amount: 500_000 },
        },
      });

    test('without a valid, recent signature of Stripe is rejected and not stored', async () => {
      const visitor = await held(stripe);
      await visitor.begin();
      await market.sandbox.deliveries.idle();
      await market.t.database.db.delete(paymentEvents);
      const body = event('evt_forged', visitor.vendor_id);
      for (const headers of [
        signed(body, now(), 'whsec_other'),
        signed(body, now() - 6 * minute),
        signed(`${body} `, now()),
        { 'content-type': 'application/json' },
        { 'stripe-signature': 't=,v1=', 'content-type': 'text/plain' },
      ]) {
        expect(codeOf(await post(url('stripe'), body, headers))).toBe('400 invalid_signature');
      }
      expect(await market.t.database.db.$count(paymentEvents)).toBe(0);
    });

    test('that is signed but no event is rejected', async () => {
      for (const body of ['null', '[]', '1', '"text"', '{}', '{"id":1,"type":[]}']) {
        expect(codeOf(await post(url('stripe'), body, signed(body, now())))).toBe(
          '400 invalid_request',
        );
      }
      const odd = '{"id":"evt_odd","type":"x.y","data":null}';
      expect((await post(url('stripe'), odd, signed(odd, now()))).statusCode).toBe(200);
    });

    test('is only a trigger: a signed message with wrong data places no order', async () => {
      const visitor = await held(stripe);
      await visitor.begin();
      const body = event('evt_lie', visitor.vendor_id);
      for (let copy = 0; copy < 3; copy += 1) {
        const heard = await post(url('stripe'), body, signed(body, now()));
        expect([heard.statusCode, heard.json()]).toEqual([200, { received: true }]);
      }
      const { db } = market.t.database;
      await jobsDone(db, settlementJob);
      expect(await db.$count(orders, eq(orders.lock_id, visitor.lock_id))).toBe(0);
      expect(await db.$count(paymentEvents, eq(paymentEvents.event_id, 'evt_lie'))).toBe(1);
      const strange = event('evt_of_another_shop', 'pi_unknown');
      expect((await post(url('stripe'), strange, signed(strange, now()))).statusCode).toBe(200);
    });

    test('that PayPal or LiqPay did not send is rejected', async () => {
      const at = new Date(now()).toISOString();
      const headers = {
        'content-type': 'application/json',
        'paypal-transmission-id': 'x',
        'paypal-transmission-time': at,
        'paypal-transmission-sig': 'x',
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': 'https://api.paypal.com/cert',
      };
      const body = JSON.stringify({
        id: 'WH-1',
        event_type: 'CHECKOUT.ORDER.APPROVED',
        resource: { id: 'O' },
      });
      expect(codeOf(await post(url('paypal'), body, headers))).toBe('400 invalid_signature');
      const many = await Promise.all(
        Array.from({ length: 80 }, () => post(url('paypal'), body, headers)),
      );
      const limited = many.filter(({ statusCode }) => statusCode === 429);
      expect(limited.length).toBeGreaterThanOrEqual(21);
      expect(limited[0]?.headers['retry-after']).toBeDefined();
      const old = { ...headers, 'paypal-transmission-time': '2020-01-01T00:00:00Z' };
      expect(codeOf(await post(url('paypal'), body, old))).toBe('400 invalid_signature');
      expect(codeOf(await post(url('paypal'), '{', headers))).toBe('400 malformed_json');
      expect(codeOf(await post(url('paypal'), '[]', headers))).toBe('400 invalid_signature');
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      const data = Buffer.from('{"order_id":"x","status":"success"}').toString('base64');
      const forged = `data=${encodeURIComponent(data)}&signature=AAAA`;
      expect(codeOf(await post(url('liqpay'), forged, form))).toBe('400 invalid_signature');
      expect(codeOf(await post(url('liqpay'), '', form))).toBe('400 invalid_signature');
    });

    test('has a size limit, and is accepted by POST only', async () => {
      const large = await post(url('stripe'), 'x'.repeat(600_000), {
        'content-type': 'text/plain',
      });
      expect(codeOf(large)).toBe('413 too_large');
      const got = await market.t.app.inject({ url: url('stripe') });
      expect(codeOf(got)).toBe('405 method_not_allowed');
    });
  });

  test('the details of a buyer before paying are encrypted, re-encrypted with a new key, exported and erased', async () => {
    const visitor = await held(stripe);
    const { db } = market.t.database;
    const read = async () =>
      (await db.select().from(orderLocks).where(eq(orderLocks.lock_id, visitor.lock_id)))[0];
    const before = await read();
    expect(JSON.stringify(before)).not.toMatch(new RegExp(`${visitor.email}|المنصوري`));

    const [old] = market.t.config.dataKeys;
    const cipher = createPiiCipher([randomBytes(32), old ?? Buffer.alloc(0)]);
    const { encrypted } = await db.transaction((tx) =>
      reencryptCheckouts(tx, cipher, { after: undefined, max: 500 }),
    );
    expect(encrypted).toBeGreaterThan(0);
    expect(cipher.isCurrent((await read())?.checkout_encrypted ?? '')).toBe(true);

    const context = { ...market.settling, cipher };
    const indexes = cipher.indexes({ kind: 'email', value: visitor.email });
    expect(await checkoutDataSource.count(context, db, indexes)).toBe(1);
    const told = [];
    for await (const one of checkoutDataSource.read(context, db, indexes)) told.push(one);
    expect(JSON.stringify(told)).toContain(visitor.email);
    expect(await checkoutDataSource.forget(context, db, indexes, 10)).toBe(1);
    expect(await read()).toMatchObject({ checkout_encrypted: null, person_indexes: [] });
    expect(await checkoutDataSource.count(context, db, indexes)).toBe(0);
    // From here on, the market cannot decrypt anything else that this test encrypted again.
    await db.update(orderLocks).set({ checkout_encrypted: null, person_indexes: [] });
  });

  test('no payment starts for a vehicle that was sold meanwhile', async () => {
    await market.take(stripe);
    const car = market.nextCar();
    await setVehicle(car.vehicle_id, { status: 'sold' });
    expect(codeOf(await post(`${base}/payment`, card(car)))).toBe('409 vehicle_unavailable');
  });
});
