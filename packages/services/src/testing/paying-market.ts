import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSandbox } from '@mawkib/sandbox';
import { and, eq } from 'drizzle-orm';
import type { AppContext } from '../app-context.js';
import { companyConfig, dealers, vehicles } from '../db/schema/index.js';
import { createPaymentVendors } from '../orders/payments/payment-vendors.js';
import type { SettlingParts } from '../orders/payments/settle-payment.js';
import { withStore } from '../orders/store/postgres/with-store.js';
import { modules } from '../server/modules.js';
import { type Sandbox, sandboxPayments, sandboxVerification } from './sandbox-payments.js';
import { shareOrderConfig } from './share-order-config.js';
import type { OpenTestApi, TestApi } from './test-api.js';
import { testConfig } from './test-config.js';

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

/** `timeout` of a call to a vendor: `sandboxPayments`. */
export async function openPayingMarket(
  open: OpenTestApi,
  { timeout }: { timeout?: number } = {},
): Promise<PayingMarket> {
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
    payments: sandboxPayments(sandbox, timeout),
    verification: sandboxVerification(sandbox),
  });
  t = await open({
    demo: true,
    jobs: ['mail', 'payment_settlement', 'order_export'],
    config,
    modules: [
      ...modules,
      (given) => {
        appContext = given;
        return { name: 'purchase', handlers: [] };
      },
    ],
  });
  if (!appContext) throw new Error('The market did not open');
  const { db } = t.database;
  await shareOrderConfig(db);
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
    settling: { ...withStore(appContext), vendors: createPaymentVendors(config.payments) },
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
