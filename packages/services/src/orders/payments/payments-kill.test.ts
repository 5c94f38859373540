import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { marketStripeAccount } from '@mawkib/api-clients/contracts/purchase';
import { startSandbox } from '@mawkib/sandbox';
import { limit, limitInSeconds } from '@mawkib/tooling-vitest/time-limits';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openEmbedded } from '../../db/open-embedded.js';
import { companyConfig, dealers, orders, vehicles } from '../../db/schema/index.js';
import { createApi } from '../../server/create-api.js';
import { freePort } from '../../testing/free-port.js';
import { moneyAt } from '../../testing/sandbox-payments.js';
import { type SpawnedServer, spawnServer } from '../../testing/spawn-server.js';
import { testConfig } from '../../testing/test-config.js';

vi.setConfig({ testTimeout: limit(180_000) });

let folder: string;
let port: number;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let server: SpawnedServer | undefined;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mawkib-paid-'));
  port = await freePort();
  sandbox = await startSandbox({ port: 0, smtpPort: 0, host: '127.0.0.1' });
  const api = await createApi(testConfig({ dataDir: folder, demo: true }));
  await api.close();
});
afterAll(async () => {
  await server?.kill('SIGKILL');
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

const start = () =>
  spawnServer({
    DATA_DIR: folder,
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    STRIPE_API_URL: sandbox.url,
    STRIPE_SECRET_KEY: sandbox.keys.stripeSecret,
    STRIPE_WEBHOOK_SECRET: sandbox.keys.stripeWebhookSecret,
    PAYMENT_TIMEOUT: limitInSeconds(2_500),
  });

test('a kill between capture and confirmation ends as one order and one capture', async () => {
  const before = await openEmbedded(folder);
  await before.db
    .update(companyConfig)
    .set({ data: { payment: 'STRIPE', deposit: 5000 } })
    .where(eq(companyConfig.config_type, 'order_online'));
  const [car] = await before.db
    .select({ vehicle_id: vehicles.id, company_uuid: dealers.company_uuid })
    .from(vehicles)
    .innerJoin(dealers, eq(dealers.id, vehicles.owner_id))
    .where(eq(vehicles.status, 'stock'))
    .limit(1);
  await before.close();

  server = await start();
  const call = async (route: string, body: object, headers = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}/services/purchase/buy_online${route}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return (await response.json()).data;
  };
  const { lock_id } = await call('/orders/init', { ...car });
  const payment = { ...car, amount: 500_000, currency: 'AED', capture_method: 'manual' };
  const { stripe_payment_intent_id } = await call(
    '/payment',
    { payment, stripe_account_id: marketStripeAccount },
    { 'order-lock': lock_id },
  );
  const authorization = `Bearer ${sandbox.keys.stripeSecret}`;
  await fetch(`${sandbox.url}/v1/payment_intents/${stripe_payment_intent_id}/confirm`, {
    method: 'POST',
    headers: { authorization },
    body: new URLSearchParams({ payment_method: 'pm_card_visa', return_url: 'https://a.test/' }),
  });
  // The money is captured, but no response arrives.
  sandbox.faults.add({
    ...{ service: 'stripe', on: 'call', kind: 'lose', route: 'POST */capture' },
    ...{ times: null, ms: 0, status: 500, copies: 1 },
  });
  const order = call('/orders', {
    ...{ lock_id, vehicle_id: car?.vehicle_id, vendor_uuid: 'STRIPE', stripe_payment_intent_id },
    lead_attributes: {
      ...{ first_name: 'نورة', last_name: 'المنصوري', consent: true },
      ...{ email: 'noura@example.test', phone: '+971500000001' },
    },
  }).catch(() => 'killed');
  await vi.waitFor(async () => expect((await moneyAt(sandbox)).captured).toBe(1), {
    timeout: limit(20_000),
    interval: 10,
  });
  await server.kill('SIGKILL');
  expect(await order).toBe('killed');
  sandbox.faults.reset();

  const found = await openEmbedded(folder);
  expect(await found.db.select().from(orders)).toMatchObject([
    { lock_id, status: 'created', payment_status: 'pending' },
  ]);
  await found.close();
  server = await start();
  const status = async () => {
    const url = `http://127.0.0.1:${port}/services/stock/public_api/listing/all/vehicle/${car?.vehicle_id}`;
    return (await (await fetch(url)).json()).data?.status;
  };
  await vi.waitFor(async () => expect(await status()).toBe('reserved'), limit(30_000));
  await server.kill('SIGTERM');

  const after = await openEmbedded(folder);
  expect(await after.db.select().from(orders)).toMatchObject([
    { lock_id, status: 'confirmed', payment_status: 'paid' },
  ]);
  await after.close();
  expect(await moneyAt(sandbox)).toEqual({ captured: 1, back: 0, held: 0 });
});
