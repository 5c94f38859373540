import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSandbox } from '@mawkib/sandbox';
import { covers } from '@mawkib/tooling-vitest/scope';
import { limit, limitInSeconds } from '@mawkib/tooling-vitest/time-limits';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../db/database.js';
import { openEmbedded } from '../db/open-embedded.js';
import { openServer } from '../db/open-server.js';
import { companyConfig } from '../db/schema/index.js';
import { createApi } from '../server/create-api.js';
import { freePort } from '../testing/free-port.js';
import {
  checkLedger,
  readMoney,
  readStored,
  unsettledIn,
} from '../testing/order-kill/check-ledger.js';
import { orderKillRounds } from '../testing/order-kill/order-kill-rounds.js';
import { moneyAt, type Sandbox, sandboxPayments } from '../testing/sandbox-payments.js';
import { spawnServer } from '../testing/spawn-server.js';
import { serverDatabase, signIn } from '../testing/test-api.js';
import { testConfig, testDataKey } from '../testing/test-config.js';
import { createPaymentVendors } from './payments/payment-vendors.js';

/** `pnpm bench order-kill` uses more rounds and writes its measurements to a file. */
const rounds = Number(process.env.ORDER_KILL_ROUNDS ?? 1);
const reportFile = process.env.ORDER_KILL_REPORT;
const figures: object[] = [];
const sessionSecret = 'k'.repeat(40);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mawkib-order-kill-'));
});
afterAll(async () => {
  if (reportFile) await writeFile(reportFile, JSON.stringify(figures));
  await rm(folder, { recursive: true, force: true });
});

test.each([...(covers('databases') ? ['embedded database'] : []), 'PostgreSQL server'])(
  `no acknowledged order, payment or refund is lost or made twice in ${rounds} kills, on the %s`,
  async (backend) => {
    const began = performance.now();
    const isEmbedded = backend === 'embedded database';
    const databaseUrl = isEmbedded ? undefined : await serverDatabase('demo');
    const dataDir = path.join(folder, isEmbedded ? 'embedded' : 'server');
    const open = (): Promise<OpenDatabase> =>
      databaseUrl ? openServer(databaseUrl) : openEmbedded(dataDir);
    const staff = await prepare(open, dataDir, isEmbedded);

    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const webhooks = `${origin}/services/purchase/webhooks`;
    const sandbox = await startSandbox(
      { port: 0, smtpPort: 0, host: '127.0.0.1' },
      { stripeWebhookUrl: `${webhooks}/stripe`, paypalWebhookUrl: `${webhooks}/paypal` },
    );
    const start = () =>
      spawnServer({
        ...variables(sandbox),
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        DATA_DIR: dataDir,
        PORT: String(port),
        PUBLIC_URL: origin,
      });
    try {
      const load = () => 20 + Math.floor(Math.random() * 80);
      const onRound = reportFile ? printRound : undefined;
      const run = await orderKillRounds({ rounds, sandbox, staff, start, load, onRound });
      let { server } = run;
      const { ledger } = run;
      const { byName } = createPaymentVendors(sandboxPayments(sandbox));
      // Everything is settled by the webhooks' retries and the jobs of a running server.
      const look = async () => {
        const database = await open();
        const stored = await readStored(database.db);
        await database.close();
        const money = await readMoney(stored, byName);
        return { stored, money, unsettled: unsettledIn(stored, money) };
      };
      const stopAndLook = async () => {
        await server.kill('SIGTERM');
        return look();
      };
      // Only a stopped process lets another one open its embedded database.
      for (let turn = 0; isEmbedded && turn < 12; turn += 1) {
        await new Promise((resolve) => setTimeout(resolve, 8_000));
        if ((await stopAndLook()).unsettled === 0) break;
        server = await start();
      }
      if (!isEmbedded) {
        await expect
          .poll(async () => (await look()).unsettled, { timeout: limit(100_000), interval: 250 })
          .toBe(0);
      }
      const { stored, money, unsettled } = await stopAndLook();
      const { faults, captured } = checkLedger(ledger, stored, money);
      const { responses, unanswered, buyers } = ledger;
      const seconds = Math.round((performance.now() - began) / 1000);
      const counts = {
        ...{ backend, rounds, seconds, buyers: buyers.length, unanswered, captured },
        holds: stored.holds.length,
        orders: stored.orders.length,
        payments: stored.payments.length,
        refunds: stored.refunds.length,
        ordersByState: countOf(stored.orders, ({ status }) => status),
        paymentsByVendor: countOf(stored.payments, ({ vendor }) => vendor),
        faults: faults.length + ledger.faults.length,
      };
      figures.push({ ...counts, responses });
      expect({ faults, callFaults: ledger.faults }).toEqual({ faults: [], callFaults: [] });
      expect(unsettled).toBe(0);
      // No money that the market does not know of.
      if (rounds < 50) expect((await moneyAt(sandbox)).captured).toBe(captured);
      if (rounds > 4) expect(captured).toBeGreaterThan(0);
    } finally {
      await sandbox.close();
    }
  },
  600_000 + rounds * 120_000,
);

const printRound = (round: number, responses: number) =>
  process.stdout.write(`Round ${round} of ${rounds}: ${responses} responses\n`);

/** Gives every seller's cars to any buyer, and signs in a member of staff. */
async function prepare(open: () => Promise<OpenDatabase>, dataDir: string, isEmbedded: boolean) {
  const config = testConfig({ dataDir, demo: true, sessionSecret });
  if (isEmbedded) await (await createApi(config)).close();
  const database = await open();
  await database.db
    .delete(companyConfig)
    .where(eq(companyConfig.config_type, 'order_online_checkout_page'));
  const { cookie = '', csrf = '' } = await signIn(database, config, ['admin']);
  await database.close();
  return { cookie, 'x-csrf-token': csrf };
}

const variables = ({ url, keys, smtpPort }: Sandbox) => ({
  DATA_KEY: testDataKey,
  SESSION_SECRET: sessionSecret,
  STRIPE_API_URL: url,
  STRIPE_SECRET_KEY: keys.stripeSecret,
  STRIPE_WEBHOOK_SECRET: keys.stripeWebhookSecret,
  PAYPAL_API_URL: url,
  PAYPAL_CLIENT_ID: keys.paypalClient,
  PAYPAL_CLIENT_SECRET: keys.paypalSecret,
  PAYPAL_WEBHOOK_ID: keys.paypalWebhook,
  LIQPAY_API_URL: url,
  LIQPAY_PUBLIC_KEY: keys.liqpayPublic,
  LIQPAY_PRIVATE_KEY: keys.liqpayPrivate,
  SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  SMTP_FROM: 'no-reply@market.test',
  PAYMENT_TIMEOUT: limitInSeconds(2_500),
  ...Object.fromEntries(
    [
      ...['LEAD_LIMIT', 'WRITE_LIMIT', 'STAFF_WRITE_LIMIT', 'HOLD_ADDRESS'],
      ...['ORDER_ADDRESS_DAY', 'ORDER_EMAIL_DAY', 'ORDER_PHONE_DAY'],
      ...['MAIL_ADDRESS_HOUR', 'MAIL_RECIPIENT_DAY', 'MAIL_STAFF_DAY'],
    ].map((name) => [name, '0']),
  ),
});

function countOf<Row>(rows: readonly Row[], kindOf: (row: Row) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const row of rows) counts[kindOf(row)] = (counts[kindOf(row)] ?? 0) + 1;
  return counts;
}
