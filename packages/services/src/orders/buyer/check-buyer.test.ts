import { isServiceError } from '@mawkib/api-clients';
import {
  type Customer,
  checkPhoneVerification,
  createOrder,
  createPayment,
  createPhoneVerification,
  freeReservationVendor,
  getHold,
  getOrder,
  initOrder,
  marketStripeAccount,
  type OrderDetails,
} from '@mawkib/api-clients/contracts/purchase';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyConfig, termsTexts } from '../../db/schema/index.js';
import { createBuyer } from '../../testing/create-buyer.js';
import {
  type DepositTerms,
  openPayingMarket,
  type PayingMarket,
} from '../../testing/paying-market.js';
import { describeOnDatabase } from '../../testing/test-api.js';

const minute = 60_000;
const terms = { key: 'reservation', html: '<p>Terms of reservation</p>', version: '2026-01' };
const company = {
  name: 'Palm Trading',
  trade_licence: 'CN-1234567',
  tax_number: '١٠٠ ١٢٣٤ ٥٦٧٨ ٩٠٠٣',
  contact_person: 'Hind Al Shamsi',
};

describeOnDatabase('details of a buyer', (open) => {
  let market: PayingMarket;
  let count = 0;

  beforeAll(async () => {
    market = await openPayingMarket(open);
  });
  afterAll(() => market.close());

  const call: PayingMarket['t']['api']['call'] = (...args) => market.t.api.call(...args);
  const configure = async (config_type: string, data: object) => {
    const { db } = market.t.database;
    const row = { company: 'default', section: 'order_online', config_type, position: 1, data };
    await db
      .delete(companyConfig)
      .where(and(eq(companyConfig.company, 'default'), eq(companyConfig.config_type, config_type)));
    await db.insert(companyConfig).values(row);
  };
  const ask = (data: object) => configure('order_online_checkout_page', data);
  const take = (data: object) => configure('order_online', data);
  const buyer = (more: Partial<Customer> = {}): Customer => {
    count += 1;
    return {
      first_name: 'Noura',
      last_name: 'Al Mansouri',
      email: `noura.${count}@example.test`,
      phone: `+97150${1_000_000 + count}`,
      consent: true,
      ...more,
    };
  };
  /** A held car, and its free order. */
  const hold = async () => {
    const car = market.nextCar();
    const { lock_id } = (await call(initOrder, { body: car })).data;
    const order = (lead_attributes: Customer, more: Partial<OrderDetails> = {}) =>
      call(createOrder, {
        body: {
          ...{ lock_id, vehicle_id: car.vehicle_id, vendor_uuid: freeReservationVendor },
          ...{ locale: 'en', lead_attributes, ...more },
        },
      });
    return { car, lock_id, order };
  };
  /** Status, code and fields of an error. */
  const problemOf = async (promise: Promise<unknown>): Promise<string> => {
    const error = await promise.then(
      () => null,
      (reason: unknown) => reason,
    );
    if (!isServiceError(error)) return String(error);
    const errors = (error.problem?.errors ?? []) as { field: string }[];
    return [error.status, error.problem?.code, ...errors.map(({ field }) => field)].join(' ');
  };
  const verify = async (phone_number: string) => {
    await call(createPhoneVerification, { body: { phone_number } });
    const state = await fetch(`${market.sandbox.url}/_sandbox/state/twilio`);
    const { codes } = (await state.json()) as {
      codes: { to: string; status: string; code: string }[];
    };
    const code =
      codes.find(({ to, status }) => to === phone_number && status === 'pending')?.code ?? '';
    await call(checkPhoneVerification, { body: { phone_number, code } });
  };

  test('of a company are accepted where it is asked for, with every field it requires', async () => {
    await take({ payment: freeReservationVendor });
    await ask({});
    const { order } = await hold();
    const corporate = buyer({ customer_type: 'corporate', company });
    expect(await problemOf(order(corporate))).toBe(
      '422 invalid_customer lead_attributes.customer_type',
    );
    await ask({ customer_types: ['private', 'corporate'] });
    const { tax_number: _, ...incomplete } = company;
    expect(await problemOf(order({ ...corporate, company: incomplete }))).toBe(
      '422 invalid_customer lead_attributes.company.tax_number',
    );
    expect(await problemOf(order(corporate, { customer_email: 'other@example.test' }))).toBe(
      '422 invalid_customer customer_email',
    );
    const { data } = await order(corporate, { customer_email: corporate.email.toUpperCase() });
    expect(data.order_number).toMatch(/^MK-/);
    await ask({ verify_email: true });
    const next = await hold();
    expect(await problemOf(next.order(buyer({ email: 'invalid@example.com' })))).toBe(
      '422 invalid_customer lead_attributes.email',
    );
  });

  test('have the terms of the present version, kept with their text', async () => {
    await take({ payment: freeReservationVendor });
    const optional = { key: 'news', html: '<p>News</p>', version: 1, required: false };
    await ask({ terms: [terms, optional, { key: 'broken' }] });
    const { order, lock_id } = await hold();
    const customer = buyer();
    expect(await problemOf(order(customer))).toBe('422 invalid_customer terms.reservation');
    // The address of another configuration does not replace the entry of the car.
    const foreign = { config_url: 'https://configurator.example/other' };
    expect(await problemOf(order(customer, foreign))).toBe(
      '422 invalid_customer terms.reservation',
    );
    const old = [{ key: terms.key, version: '2025-01' }];
    expect(await problemOf(order(customer, { terms: old }))).toBe('409 terms_changed');
    const accepted = [{ key: terms.key, version: terms.version }];
    const { data } = await order(customer, { terms: accepted });
    // The market publishes another text: the order keeps the one that was accepted.
    await ask({ terms: [{ ...terms, html: '<p>Other</p>', version: '2026-02' }] });
    expect((await order(customer, { terms: accepted })).data.order_number).toBe(data.order_number);
    const { data: seen } = await call(getOrder, {
      params: { number: data.order_number },
      headers: { 'Order-Lock': lock_id },
    });
    expect(seen.own?.terms).toEqual([
      {
        ...accepted[0],
        html: terms.html,
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        accepted_at: expect.any(String),
      },
    ]);
    expect(await market.t.database.db.$count(termsTexts)).toBe(1);
  });

  test('keep their accepted terms when choices are posted after them, until the payment', async () => {
    const deposit: DepositTerms = {
      ...{ vendor: 'STRIPE', capture_method: 'manual', deposit: 5000 },
      quote: { amount: 500_000, currency: 'AED' },
    };
    await market.take(deposit);
    await ask({ terms: [terms] });
    const paying = createBuyer(market, deposit);
    await paying.hold({ told: false });
    const { car, lock_id } = paying;
    const store = (checkout: object) =>
      call(initOrder, { body: { ...car, lock_id, checkout: { locale: 'ar', ...checkout } } });
    // A draft of choices comes first, without the buyer: no terms are asked for.
    await store({ metadata: { campaign: 'winter' } });
    const accepted = [{ key: terms.key, version: terms.version }];
    const lead_attributes = buyer();
    expect(await problemOf(store({ lead_attributes }))).toBe(
      '422 invalid_customer terms.reservation',
    );
    await store({ lead_attributes, terms: accepted });
    await store({ metadata: { payment: { option: 'cash' } } });
    const { data: held } = await call(getHold, { headers: { 'Order-Lock': lock_id } });
    expect(held.checkout).toMatchObject({
      lead_attributes,
      metadata: { campaign: 'winter', payment: { option: 'cash' } },
    });
    expect(held.checkout).not.toHaveProperty('accepted');
    await paying.begin();
    await paying.pay();
    const { data: placed } = await call(createOrder, {
      body: {
        ...{ lock_id, vehicle_id: car.vehicle_id, vendor_uuid: 'STRIPE', locale: 'ar' },
        stripe_payment_intent_id: paying.vendor_id,
      },
    });
    const { data: seen } = await call(getOrder, {
      params: { number: placed.order_number },
      headers: { 'Order-Lock': lock_id },
    });
    expect(seen.own?.terms).toMatchObject([{ ...accepted[0], html: terms.html }]);
  });

  test('need a verified number, for an order and for a payment, for half an hour', async () => {
    await take({ payment: freeReservationVendor });
    await ask({ verify_phone: true });
    const { order } = await hold();
    const customer = buyer();
    expect(await problemOf(order(customer))).toBe('409 phone_not_verified');
    await verify(customer.phone);
    market.later(31 * minute);
    const late = await hold();
    expect(await problemOf(late.order(customer))).toBe('409 phone_not_verified');
    await verify(customer.phone);
    const { data } = await late.order(customer);
    expect(data.order_number).toMatch(/^MK-/);

    await take({ payment: 'STRIPE', deposit: 5000 });
    const { car, lock_id } = await hold();
    const store = (lead_attributes: Customer) =>
      call(initOrder, { body: { ...car, lock_id, checkout: { locale: 'ar', lead_attributes } } });
    const payer = buyer();
    expect(await problemOf(store(payer))).toBe('409 phone_not_verified');
    await verify(payer.phone);
    await store(payer);
    const held = await call(getHold, { headers: { 'Order-Lock': lock_id } });
    expect(held.data.checkout?.lead_attributes?.phone).toBe(payer.phone);
  });

  test('a deposit is exchanged at the market’s rate, and the buyer may choose another payment', async () => {
    await ask({});
    const rate = { vendor_currency: 'USD', vendor_rate: 0.28 };
    await take({
      ...{ payment: 'STRIPE', deposit: 5000, ...rate },
      alternatives: [freeReservationVendor],
    });
    const { car, lock_id, order } = await hold();
    const read = async () => (await call(getHold, { headers: { 'Order-Lock': lock_id } })).data;
    const charged = { amount: 140_000, currency: 'USD' };
    expect(await read()).toMatchObject({
      deposit: charged,
      due: { now: { amount: 500_000, currency: 'AED' }, charged },
      alternatives: [freeReservationVendor],
      gateway: { capture_method: 'manual' },
    });
    const extended = (await read()).expires_at;
    market.later(minute);
    const payment = { ...charged, ...car, capture_method: 'manual' as const };
    const pay = () =>
      call(createPayment, {
        headers: { 'Order-Lock': lock_id },
        body: { payment, stripe_account_id: marketStripeAccount },
      });
    await pay();
    const begun = (await read()).expires_at;
    expect(begun).not.toBe(extended);
    // Opening the page again does not extend the hold.
    market.later(minute);
    await pay();
    expect((await read()).expires_at).toBe(begun);
    const choose = (vendor_uuid: string) =>
      call(initOrder, { body: { ...car, lock_id, vendor_uuid } });
    expect(await problemOf(choose('PAYPAL'))).toBe('409 payment_not_configured');
    await choose(freeReservationVendor);
    expect((await read()).due).toMatchObject({ now: { amount: 0 } });
    expect((await order(buyer())).data.payment_status).toBe('not_required');
  });
});
