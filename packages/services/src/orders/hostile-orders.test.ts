import { writeFile } from 'node:fs/promises';
import type { Operation } from '@mawkib/api-clients/contracts';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { and, eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailOutbox, orders, paymentEvents, payments } from '../db/schema/index.js';
import { declaredOperations } from '../http/declared-operations.js';
import { createBuyer } from '../testing/create-buyer.js';
import { hostileWalk, type WalkStats } from '../testing/hostile/hostile-walk.js';
import {
  hostileWebhook,
  messagesOf,
  signed,
  type WebhookRequest,
} from '../testing/hostile/hostile-webhooks.js';
import {
  type DepositTerms,
  openPayingMarket,
  type PayingMarket,
} from '../testing/paying-market.js';
import { moneyAt } from '../testing/sandbox-payments.js';
import { describeOnDatabase } from '../testing/test-api.js';
import { reconcilePayments } from './payments/payment-jobs.js';

/** Calls to vendors have timeouts of their own. */
const maxMs = 20_000;
/** Inputs per call and database; `pnpm bench hostile orders` uses more. */
const inputs = Number(process.env.HOSTILE_INPUTS ?? 8);
const seed = Number(process.env.HOSTILE_SEED ?? Math.floor(Math.random() * 1e9));

/** Requests to webhooks per database, `WEBHOOKS=10000` for more, in storms about one payment. */
const webhooks = Number(process.env.WEBHOOKS ?? 90);
const perStorm = 30;
const terms: DepositTerms[] = [
  { vendor: 'STRIPE', amount: 500_000, currency: 'AED' } as const,
  { vendor: 'PAYPAL', amount: 150_050, currency: 'USD' } as const,
  { vendor: 'LIQPAY', amount: 150_050, currency: 'USD' } as const,
].map(({ vendor, ...quote }) => ({
  ...{ vendor, quote, deposit: quote.amount / 100 },
  capture_method: vendor === 'STRIPE' ? 'manual' : 'automatic',
}));

/** Holds come first, since other calls need them. */
const rank = ({ id }: Operation) => ['initOrder', 'createOrder'].indexOf(id) + 1 || 9;
const calls = declaredOperations
  .filter(({ service, path }) => service === 'purchase' || service === 'ev' || isOfStaff(path))
  .toSorted((one, other) => rank(one) - rank(other))
  .map((operation): [string, Operation] => [operation.id, operation]);

function isOfStaff(path: string): boolean {
  return /^\/(?:orders|holds|order_exports)\b/.test(path);
}

const reportFile = process.env.HOSTILE_REPORT;
const figures: (WalkStats & { database: string })[] = [];
afterAll(async () => {
  if (reportFile) await writeFile(reportFile, JSON.stringify({ seed, figures }));
});

describeOnDatabase('calls of orders, with all vendors', (open) => {
  let market: PayingMarket;
  beforeAll(async () => {
    market = await openPayingMarket(open, { timeout: limit(7_500) });
  });
  afterAll(() => market.close());

  test(
    `webhooks that are repeated, out of order, forged, foreign or hostile have no second effect (seed ${seed})`,
    async () => {
      for (let storm = 0; storm * perStorm < webhooks; storm += 1) {
        await webhookStorm(market, storm);
      }
    },
    120_000 + webhooks * 100,
  );

  test.each([
    { path: 'liqpay' as const, values: { status: { toString: 1 }, order_id: 'a\0' } },
    { path: 'stripe' as const, values: { id: 'evt_\0', type: '\ud800' } },
    { path: 'paypal' as const, values: { id: 'WH\0', event_type: 'X', resource: [] } },
  ])('a signed message of $path that cannot be stored is rejected', async (message) => {
    const { t, sandbox } = market;
    const { path, headers, body } = signed(message, sandbox.keys, +t.config.clock.now());
    const url = `/services/purchase/webhooks/${path}`;
    const { statusCode } = await t.app.inject({ method: 'POST', url, headers, payload: body });
    expect(statusCode).toBe(400);
  });

  test.each(calls)(
    `%s has a response without 5xx to any input, errors in both languages (seed ${seed})`,
    async (_, operation) => {
      const walked = await hostileWalk(market.t, operation, { inputs, seed, maxMs });
      expect(walked.inputs).toBe(inputs);
      figures.push({ ...walked, database: market.t.database.kind });
    },
    60_000 + inputs * 500,
  );
});

/** A payment that has lost its webhooks; then anything arrives at their addresses. */
async function webhookStorm(market: PayingMarket, storm: number): Promise<void> {
  const { t, sandbox, settling } = market;
  const { db } = t.database;
  await db.delete(paymentEvents);
  await db.delete(payments);
  sandbox.reset();
  await sandbox.deliveries.idle();
  const term = terms[storm % terms.length] as DepositTerms;
  await market.take(term);
  // Limits of PayPal's verification are by minute.
  market.later(120_000);
  sandbox.faults.add({
    ...{ service: '*', on: 'webhook', kind: 'drop', route: '*', times: null },
    ...{ ms: 0, status: 500, copies: 1 },
  });
  const isPaid = storm % 4 !== 3;
  const buyer = createBuyer(market, term);
  await buyer.hold();
  await buyer.begin(term.capture_method);
  await buyer.pay(isPaid);
  const messages = messagesOf(sandbox);
  expect(messages.length > 0 || !isPaid).toBe(true);

  const now = t.config.clock.now().getTime();
  const [requests = []] = messages.length
    ? fc.sample(
        fc.array(hostileWebhook(messages, sandbox.keys, now), {
          minLength: perStorm,
          maxLength: perStorm,
        }),
        { seed: seed + storm, numRuns: 1 },
      )
    : [];
  for (let sent = 0; sent < requests.length; sent += 6) {
    const batch = requests.slice(sent, sent + 6);
    const statuses = await Promise.all(
      batch.flatMap(({ copies, ...message }, index) => {
        const address = `10.${storm % 250}.${sent % 250}.${index}`;
        return Array.from({ length: copies }, () => deliver(t, message, address));
      }),
    );
    expect(statuses.filter((status) => status !== 'well')).toEqual([]);
  }

  // Where no genuine message was among them, the job finds out.
  market.later(60_000);
  const placed = async () => {
    await reconcilePayments(settling);
    const found = await db.select().from(orders).where(eq(orders.lock_id, buyer.lock_id));
    return found.map(({ status, payment_status }) => `${status} ${payment_status}`);
  };
  if (isPaid) await expect.poll(placed, { timeout: limit(20_000) }).toEqual(['confirmed paid']);
  else expect((await placed()).filter((state) => state !== 'created failed')).toEqual([]);
  expect(await moneyAt(sandbox)).toEqual({ captured: isPaid ? 1 : 0, back: 0, held: 0 });
  const [order] = await db.select().from(orders).where(eq(orders.lock_id, buyer.lock_id));
  const mails = await db.$count(
    mailOutbox,
    and(
      eq(mailOutbox.order_number, order?.order_number ?? ''),
      eq(mailOutbox.name, 'order-reserved'),
    ),
  );
  expect(mails).toBe(isPaid ? 1 : 0);
}

/** PayPal itself verifies its messages: one that it could not verify in time is sent again. */
const maxDeliveries = 6;

/** Sends a message to its webhook; `well`, or the response and the message. */
async function deliver(
  { app }: PayingMarket['t'],
  { path, headers, body }: Omit<WebhookRequest, 'copies'>,
  remoteAddress: string,
): Promise<string> {
  const url = `/services/purchase/webhooks/${path}`;
  for (let time = 1; ; time += 1) {
    const sent = { method: 'POST' as const, url, headers, payload: body, remoteAddress };
    const { statusCode, body: response } = await app.inject(sent);
    if (statusCode < 500) return 'well';
    const isUnverified = path === 'paypal' && response.includes('"payment_failed"');
    if (!isUnverified || time === maxDeliveries) {
      return `${statusCode} ${response.slice(0, 300)}: ${path} ${String(body).slice(0, 300)}`;
    }
  }
}
