import { describe, expect, it } from 'vitest';
import { fixtures } from '../contracts/answers.fixture.js';
import { createOrder } from '../contracts/purchase/orders.js';
import {
  createPayment,
  createPaypalOrder,
  getLiqpayCheckoutData,
  sendInquiryEmail,
  startPayment,
} from '../contracts/purchase/payments.js';
import { bindOperations } from '../testing/bind-operations.js';
import { type StubResponse, testService, transports } from '../testing/service.fixture.js';

const operations = {
  createOrder,
  createPayment,
  createPaypalOrder,
  getLiqpayCheckoutData,
  sendInquiryEmail,
  startPayment,
};

const service = testService();
const base = '/services/purchase/buy_online';
const sent = () => service.seen.map(({ line, body }) => (body === undefined ? line : [line, body]));

const order = {
  lock_id: '0b2f7c0e-5f0b-4d7c-9a52-0c9c6a3f2d11',
  vehicle_id: 'v1',
  vehicle_vin: 'SALEA7BU9K2000001',
  config_url: 'https://build.example/1',
  vendor_uuid: 'NO_PAYMENT_JAPAN',
  rdx_forms_lead_id: 'l1',
  paypal_order_id: 'P1',
  stripe_payment_intent_id: 'pi_1',
  liqpay_order_id: 'L1',
  finance_option: 'lease' as const,
  confirmation_by_link: false,
  customer_email: 'layla@example.com',
  metadata: { campaign: 'winter' },
  lead_attributes: {
    first_name: 'ليلى',
    last_name: 'الحمادي',
    email: 'layla@example.com',
    phone: '+971501234567',
    consent: true as const,
  },
};
const payment = {
  amount: 50_000,
  currency: 'AED',
  vehicle_id: 'v1',
  company_uuid: 'c1',
  capture_method: 'manual' as const,
};
const paypal = {
  amount_value: '500.00',
  amount_currency_code: 'AED',
  company_uuid: 'c1',
  vehicle_id: 'v1',
};
const liqpay = {
  company_uuid: 'c1',
  amount: 500,
  currency: 'UAH',
  description: 'حجز',
  paytypes: 'card',
  result_url: 'https://cars.example/ar/',
};
const stray = { stray: 'x' };

describe.each(transports)('calls of the purchase service over %s', (_, create) => {
  const open = (...names: string[]) => {
    const left = [...names];
    service.response = (): StubResponse => ({ body: fixtures[left.shift() ?? ''] });
    return bindOperations(create({ origin: service.origin }), operations);
  };

  it('sends an order in English by default, with the listed keys alone [S-3-13]', async () => {
    const client = open('createOrder');
    await client.createOrder({ body: { ...order, ...stray } });
    expect(sent()).toEqual([[`POST ${base}/orders`, { ...order, locale: 'en' }]]);
  });

  it('begins each kind of payment with its keys and no other [S-3-15]', async () => {
    const client = open('createPayment', 'createPaypalOrder', 'getLiqpayCheckoutData');
    const body = { payment: { ...payment, ...stray }, stripe_account_id: 'acct_1', ...stray };
    await client.createPayment({ body });
    await client.createPaypalOrder({ body: { ...paypal, ...stray } });
    await client.getLiqpayCheckoutData({ query: { ...liqpay, ...stray } });
    expect(sent()).toEqual([
      [`POST ${base}/payment`, { payment, stripe_account_id: 'acct_1' }],
      [`POST ${base}/paypal/create_order`, paypal],
      `GET ${base}/liqpay/checkout_data?company_uuid=c1&amount=500&currency=UAH&description=حجز&language=en&paytypes=card&result_url=https://cars.example/ar/`,
    ]);
  });

  it('creates a PayPal order [S-7-44]', async () => {
    const { data } = await open('createPaypalOrder').createPaypalOrder({ body: paypal });
    expect([sent(), data.paypal_order_id]).toEqual([
      [[`POST ${base}/paypal/create_order`, paypal]],
      'P1',
    ]);
  });

  it('creates a payment at Stripe [S-7-45]', async () => {
    const body = { payment, stripe_account_id: 'acct_1' };
    const { data } = await open('createPayment').createPayment({ body });
    expect([sent(), data.client_secret]).toEqual([[[`POST ${base}/payment`, body]], 'pi_1_secret']);
  });

  it('begins a payment at a vendor of the market for a hold, and names no amount', async () => {
    const body = { lock_id: '0198c0de-0000-7000-8000-000000000002', company_uuid: 'c1' };
    const { data } = await open('startPayment').startPayment({
      params: { vendor: 'TIDE_PAY' },
      body: { ...body, ...stray },
    });
    expect(sent()).toEqual([[`POST ${base}/payments/TIDE_PAY`, body]]);
    expect(data).toMatchObject({ amount: 500_000, pay_url: 'https://pay.example/p/1' });
  });

  it('sends an inquiry with its three keys [S-3-16] [S-7-49]', async () => {
    const client = open('sendInquiryEmail');
    const body = {
      recipients: ['sales@example.com'],
      customer_data: { name: 'ليلى' },
      vehicle_data: { vin: 'X' },
    };
    await client.sendInquiryEmail({ body: { ...body, ...stray } });
    expect(sent()).toEqual([[`PUT ${base}/orders/send_inquiry_email`, body]]);
  });

  it('asks for the data of a LiqPay checkout, in the asked language [S-7-50]', async () => {
    const query = { ...liqpay, language: 'uk' };
    const { data } = await open('getLiqpayCheckoutData').getLiqpayCheckoutData({ query });
    const { searchParams, pathname } = new URL(
      (service.seen[0]?.line ?? '').replace('GET ', ''),
      'http://x',
    );
    expect(pathname).toBe(`${base}/liqpay/checkout_data`);
    expect(Object.fromEntries(searchParams)).toEqual({ ...query, amount: '500' });
    expect(data.signature).toBe('s');
  });

  it('rejects what the contract does not take before anything is sent, and names no value', async () => {
    const client = open('createOrder');
    const lead_attributes = { ...order.lead_attributes, email: 'secret-not-an-address' };
    const rejected = client.createOrder({ body: { ...order, lead_attributes } });
    const error = await rejected.catch((found: Error) => found);
    expect(error).toMatchObject({ kind: 'contract', operation: 'createOrder' });
    expect(String(error)).toContain('body.lead_attributes.email');
    expect(String(error)).not.toContain('secret');
    expect(sent()).toEqual([]);
  });
});
