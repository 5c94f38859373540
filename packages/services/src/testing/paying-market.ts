import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CallContext } from '@mawkib/api-clients';
import {
  createOrder,
  createPayment,
  createPaypalOrder,
  getLiqpayCheckoutData,
  initOrder,
  type Locale,
} from '@mawkib/api-clients/contracts';
import { startSandbox } from '@mawkib/sandbox';
import { and, eq } from 'drizzle-orm';
import type { AppContext } from '../app-context.js';
import { readConfig } from '../config/api-config.js';
import { companyConfig, dealers, vehicles } from '../db/schema/index.js';
import type { ModuleFactory } from '../http/service-module.js';
import { createPaymentVendors } from '../orders/payments/payment-vendors.js';
import type { SettlingParts } from '../orders/payments/settle-payment.js';
import { toDecimal } from '../payment-providers/decimal-amounts.js';
import { modules } from '../server/modules.js';
import type { OpenTestApi, TestApi } from './test-api.js';
import { testConfig } from './test-config.js';

type Sandbox = Awaited<ReturnType<typeof startSandbox>>;
export type Vendor = 'STRIPE' | 'PAYPAL' | 'LIQPAY';

/** Deposit settings of a market; amounts in minor units, as in its quote. */
export interface DepositTerms {
  vendor: Vendor;
  capture_method: 'automatic' | 'manual';
  deposit: number;
  quote: { amount: number; currency: string };
}

/** A market with the sandbox's vendors, on a shared clock. */
export interface PayingMarket {
  t: TestApi;
  sandbox: Sandbox;
  settling: SettlingParts;
  /** Advances the clock of market and vendors. */
  later(ms: number): void;
  /** Configures the market's deposits. */
  take(terms: DepositTerms, more?: object): Promise<void>;
  /** The next unused vehicle. */
  nextCar(): { vehicle_id: string; company_uuid: string };
  close(): Promise<void>;
}

export async function openPayingMarket(open: OpenTestApi): Promise<PayingMarket> {
  let offset = 0;
  const now = () => Date.now() + offset;
  let t: TestApi | undefined;
  // The vendors post their webhooks to the market's origin.
  const relay = await listening(async (request, body) => {
    const response = await t?.app.inject({
      method: request.method as 'POST',
      url: request.url ?? '/',
      headers: request.headers as Record<string, string>,
      payload: body,
    });
    return response?.statusCode ?? 503;
  });
  const origin = `http://127.0.0.1:${(relay.address() as AddressInfo).port}`;
  const webhooks = `${origin}/services/purchase/webhooks`;
  const sandbox = await startSandbox(
    { port: 0, smtpPort: 0, host: '127.0.0.1' },
    {
      clock: {
        now,
        after(ms, task) {
          const timer = setTimeout(task, ms);
          return () => clearTimeout(timer);
        },
      },
      stripeWebhookUrl: `${webhooks}/stripe`,
      paypalWebhookUrl: `${webhooks}/paypal`,
    },
  );
  let appContext: AppContext | undefined;
  const config = testConfig({
    origin,
    clock: { now: () => new Date(now()) },
    mail: { url: `smtp://127.0.0.1:${sandbox.smtpPort}`, from: 'no-reply@market.test' },
    payments: sandboxPayments(sandbox),
  });
  t = await open({
    demo: true,
    config,
    modules: [
      ...modules.map(withoutSchedules),
      (given) => {
        appContext = given;
        return { name: 'purchase', handlers: [] };
      },
    ],
  });
  if (!appContext) throw new Error('The market did not open');
  const { db } = t.database;
  const free = await db
    .select({ vehicle_id: vehicles.id, company_uuid: dealers.company_uuid })
    .from(vehicles)
    .innerJoin(dealers, eq(dealers.id, vehicles.owner_id))
    .where(eq(vehicles.status, 'stock'))
    .orderBy(vehicles.id)
    .limit(300);
  return {
    t,
    sandbox,
    settling: { ...appContext, vendors: createPaymentVendors(config.payments) },
    later: (ms) => {
      offset += ms;
    },
    async take({ vendor, capture_method, deposit, quote }, more = {}) {
      const data = {
        payment: vendor,
        capture_method,
        deposit,
        deposit_currency: quote.currency,
        ...more,
      };
      await db
        .update(companyConfig)
        .set({ data })
        .where(
          and(eq(companyConfig.company, 'default'), eq(companyConfig.config_type, 'order_online')),
        );
    },
    nextCar: () => {
      const car = free.pop();
      if (!car) throw new Error('No vehicle left');
      return car;
    },
    async close() {
      await t?.close();
      await sandbox.close();
      relay.closeAllConnections();
      relay.close();
    },
  };
}

/** Tests start scheduled jobs themselves. */
const withoutSchedules =
  (create: ModuleFactory): ModuleFactory =>
  (appContext) => {
    const service = create(appContext);
    return { ...service, jobs: service.jobs?.map(({ every: _, ...job }) => job) ?? [] };
  };

/** Payments configuration of a sandbox. */
export const sandboxPayments = ({ url, keys }: Sandbox, timeout = '1') =>
  readConfig({
    STRIPE_API_URL: url,
    STRIPE_SECRET_KEY: keys.stripeSecret,
    STRIPE_PUBLISHABLE_KEY: keys.stripePublishable,
    STRIPE_WEBHOOK_SECRET: keys.stripeWebhookSecret,
    PAYPAL_API_URL: url,
    PAYPAL_CLIENT_ID: keys.paypalClient,
    PAYPAL_CLIENT_SECRET: keys.paypalSecret,
    PAYPAL_WEBHOOK_ID: keys.paypalWebhook,
    LIQPAY_API_URL: url,
    LIQPAY_PUBLIC_KEY: keys.liqpayPublic,
    LIQPAY_PRIVATE_KEY: keys.liqpayPrivate,
    PAYMENT_TIMEOUT: timeout,
  }).payments;

type Relayed = (
  request: { method?: string; url?: string; headers: object },
  body: Buffer,
) => Promise<number>;

const listening = (handle: Relayed): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', async () => {
        response.statusCode = await handle(request, Buffer.concat(parts)).catch(() => 503);
        response.end();
      });
    }).listen(0, '127.0.0.1', () => resolve(server));
  });

/** A buyer of one vehicle, with the actions in the shop and at the vendor. */
export function createBuyer(
  { t, sandbox, nextCar }: PayingMarket,
  { vendor, quote }: DepositTerms,
) {
  const car = nextCar();
  const email = `buyer-of-${car.vehicle_id}@example.test`.toLowerCase();
  const said = {
    locale: 'ar' as Locale,
    lead_attributes: {
      first_name: 'نورة',
      last_name: 'المنصوري',
      email,
      phone: '+971500000001',
      consent: true as const,
    },
  };
  let lock_id = '';
  let vendor_id = '';
  const form = (path: string, body: Record<string, string>, headers = {}) =>
    fetch(new URL(path, sandbox.url), {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams(body),
    });

  const beginStripe = async (context?: CallContext) => {
    const { data } = await t.api.call(
      createPayment,
      {
        headers: { 'Order-Lock': lock_id },
        body: {
          payment: { ...quote, ...car, capture_method: capture },
          stripe_account_id: 'acct_market',
        },
      },
      context,
    );
    return data.stripe_payment_intent_id;
  };
  const beginPaypal = async (context?: CallContext) => {
    const { data } = await t.api.call(
      createPaypalOrder,
      {
        headers: { 'Order-Lock': lock_id },
        body: {
          ...car,
          amount_value: toDecimal(quote.amount, quote.currency),
          amount_currency_code: quote.currency,
        },
      },
      context,
    );
    return data.paypal_order_id;
  };
  const beginLiqpay = async (context?: CallContext) => {
    const { data } = await t.api.call(
      getLiqpayCheckoutData,
      {
        headers: { 'Order-Lock': lock_id },
        query: {
          company_uuid: car.company_uuid,
          currency: quote.currency,
          amount: Number(toDecimal(quote.amount, quote.currency)),
        },
      },
      context,
    );
    await form('/api/3/checkout', { data: data.data, signature: data.signature });
    return String(data.liqpay_order_id);
  };
  const begin = { STRIPE: beginStripe, PAYPAL: beginPaypal, LIQPAY: beginLiqpay };
  let capture: 'automatic' | 'manual' = 'manual';
  /** Pays on the vendor's page; `false`: the bank declines. */
  const payStripe = (good: boolean) => {
    const method = good ? 'pm_card_visa' : 'pm_card_visa_chargeDeclined';
    const authorization = `Bearer ${sandbox.keys.stripeSecret}`;
    const return_url = 'https://market.test/';
    return form(
      `/v1/payment_intents/${vendor_id}/confirm`,
      { payment_method: method, return_url },
      { authorization },
    );
  };
  const payPaypal = (good: boolean) =>
    form(`/checkoutnow?token=${vendor_id}`, { choice: good ? 'approve' : 'decline' });
  const payLiqpay = (good: boolean) =>
    form('/_sandbox/liqpay/decide', { order_id: vendor_id, choice: good ? 'pay' : 'decline' });
  const payAt = { STRIPE: payStripe, PAYPAL: payPaypal, LIQPAY: payLiqpay };
  const named = () =>
    ({
      STRIPE: { stripe_payment_intent_id: vendor_id },
      PAYPAL: { paypal_order_id: vendor_id },
      LIQPAY: { liqpay_order_id: vendor_id },
    })[vendor];

  return {
    car,
    email,
    get lock_id() {
      return lock_id;
    },
    get vendor_id() {
      return vendor_id;
    },
    /** Takes the hold and, by default, stores the order's details with it. */
    async hold({ told = true } = {}) {
      const { data } = await t.api.call(initOrder, { body: car });
      lock_id = data.lock_id;
      if (told) await t.api.call(initOrder, { body: { ...car, lock_id, checkout: said } });
      return data;
    },
    async begin(how: 'automatic' | 'manual' = 'manual', context?: CallContext) {
      capture = how;
      vendor_id = await begin[vendor](context);
      return vendor_id;
    },
    pay: (good = true) => payAt[vendor](good),
    /** Returns from the vendor. */
    order: (context?: CallContext) =>
      t.api.call(
        createOrder,
        { body: { lock_id, vehicle_id: car.vehicle_id, vendor_uuid: vendor, ...said, ...named() } },
        context,
      ),
  };
}

/**
 * Number of payments at all vendors, and the refunded and held ones among them, as the vendors
 * report.
 */
export async function moneyAt({ url, keys }: Sandbox) {
  const money = { captured: 0, back: 0, held: 0 };
  const ask = async (path: string) => {
    const headers = { authorization: `Bearer ${keys.stripeSecret}` };
    return (await fetch(url + path, { headers })).json();
  };
  const intents = await ask('/v1/payment_intents?limit=100');
  for (const { status, amount_received } of intents.data) {
    if (amount_received > 0) money.captured += 1;
    if (status === 'requires_capture') money.held += 1;
  }
  money.back += (await ask('/v1/refunds?limit=100')).data.length;
  for (const { payments } of (await ask('/_sandbox/state/paypal')).orders) {
    money.captured += (payments.match(/capture /g) ?? []).length;
    money.back += (payments.match(/refund /g) ?? []).length;
    money.held += (payments.match(/authorization \w+ CREATED/g) ?? []).length;
  }
  for (const { status, refunded } of (await ask('/_sandbox/state/liqpay')).payments) {
    if (status === 'success' || refunded > 0) money.captured += 1;
    if (refunded > 0) money.back += 1;
    if (status === 'hold_wait') money.held += 1;
  }
  return money;
}
