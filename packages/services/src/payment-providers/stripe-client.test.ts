import { startSandbox } from '@mawkib/sandbox';
import { limitInSeconds } from '@mawkib/tooling-vitest/time-limits';
import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config/api-config.js';
import { vendorApiError } from '../orders/vendor-api-error.js';
import { createStripeClient } from './stripe-client.js';

type Sandbox = Awaited<ReturnType<typeof startSandbox>>;
let sandbox: Sandbox;

const configured = (changes: Record<string, string> = {}) =>
  readConfig({
    STRIPE_API_URL: sandbox.url,
    STRIPE_SECRET_KEY: sandbox.keys.stripeSecret,
    STRIPE_WEBHOOK_SECRET: sandbox.keys.stripeWebhookSecret,
    PAYMENT_TIMEOUT: limitInSeconds(200),
    ...changes,
  }).payments;
const client = (changes?: Record<string, string>) => createStripeClient(configured(changes));
const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { kind?: string; reason?: string; code?: string }) =>
      [error.kind, error.reason, error.code].filter(Boolean).join(' '),
  );
const fault = (kind: 'delay' | 'lose' | 'drop' | 'status', times: number, more = {}) =>
  sandbox.faults.add({
    service: 'stripe',
    on: 'call',
    route: 'POST /v1/payment_intents*',
    kind,
    times,
    ms: 0,
    status: 500,
    copies: 1,
    ...more,
  });
const intents = async () => {
  const response = await fetch(`${sandbox.url}/_sandbox/state/stripe`);
  return (await response.json()).payment_intents as { id: string; status: string }[];
};
/** The payer's browser pays with a test card. */
const pay = ({ id, client_secret }: Stripe.PaymentIntent, card = 'pm_card_visa', account = '') =>
  fetch(`${sandbox.url}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${sandbox.keys.stripePublishable}`,
      ...(account && { 'stripe-account': account }),
    },
    body: new URLSearchParams({ client_secret: client_secret ?? '', payment_method: card }),
  });
const deposit = { amount: 500_000, currency: 'AED', capture: 'manual' as const };

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, host: '127.0.0.1' });
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

describe('the Stripe client', () => {
  test('holds, captures and refunds an amount for a connected account', async () => {
    const stripe = client();
    const account = 'acct_1gulf';
    const made = await stripe.createIntent(
      { ...deposit, metadata: { vehicle_id: 'v-1' } },
      { account },
    );
    expect(made).toMatchObject({ amount: 500_000, currency: 'aed', capture_method: 'manual' });
    expect(await reasonOf(stripe.getIntent(made.id))).toBe('payment not_found resource_missing');
    await pay(made, 'pm_card_visa', account);
    const held = await stripe.getIntent(made.id, { account });
    expect(held).toMatchObject({ status: 'requires_capture', metadata: { vehicle_id: 'v-1' } });
    await stripe.captureIntent(made.id, { account });
    await stripe.refundIntent(made.id, { account });
    const after = await stripe.getIntent(made.id, { account });
    expect(after).toMatchObject({ status: 'succeeded', latest_charge: { refunded: true } });
  });

  test('creates one PaymentIntent if the response is lost or the key is repeated', async () => {
    fault('lose', 2);
    const stripe = client();
    const first = await stripe.createIntent(deposit, { idempotencyKey: 'once' });
    const second = await stripe.createIntent(deposit, { idempotencyKey: 'once' });
    expect(second.id).toBe(first.id);
    fault('lose', 1);
    await stripe.createIntent(deposit);
    expect(await intents()).toHaveLength(2);
  });

  test('times out with an error that leaves the outcome unknown', async () => {
    // Far longer than any timeout: an answer would be none.
    fault('delay', 20, { ms: 3_600_000 });
    const patient = reasonOf(client({ PAYMENT_TIMEOUT: '60' }).createIntent(deposit));
    const first = await Promise.race([
      patient.then(() => 'the longer timeout ended first'),
      reasonOf(client().createIntent(deposit)),
    ]);
    expect(first).toBe('payment unreachable');
    sandbox.faults.reset();
    fault('status', 20, { status: 503 });
    expect(await reasonOf(client().createIntent(deposit))).toMatch(/^payment unreachable/);
    const nowhere = client({ STRIPE_API_URL: 'http://127.0.0.1:9' });
    expect(await reasonOf(nowhere.createIntent(deposit))).toMatch(/^payment unreachable/);
  });

  test('distinguishes a declined card, a rejected amount, wrong keys and missing keys', async () => {
    const stripe = client();
    const intent = await stripe.createIntent(deposit);
    await pay(intent, 'pm_card_visa_chargeDeclinedInsufficientFunds');
    expect((await stripe.getIntent(intent.id)).status).toBe('requires_payment_method');
    expect(await reasonOf(stripe.captureIntent(intent.id))).toBe(
      'payment rejected payment_intent_unexpected_state',
    );
    const tiny = stripe.createIntent({ ...deposit, amount: 199 });
    expect(await reasonOf(tiny)).toBe('payment rejected amount_too_small');
    const odd = stripe.createIntent({ ...deposit, amount: 10_005, currency: 'KWD' });
    expect(await reasonOf(odd)).toBe('payment rejected parameter_invalid_integer');
    const strange = client({ STRIPE_SECRET_KEY: 'sk_test_wrong' });
    expect(await reasonOf(strange.createIntent(deposit))).toBe('payment credentials');
    const none = client({ STRIPE_SECRET_KEY: '' });
    expect(await reasonOf(none.createIntent(deposit))).toBe('payment not_configured');
  });

  test('throws errors without keys, and every failure has a text in both languages', async () => {
    const strange = client({ STRIPE_SECRET_KEY: 'sk_test_very_secret_key_1234' });
    const error = await strange.createIntent(deposit).catch((reason: unknown) => reason);
    expect(JSON.stringify(error) + String((error as Error).stack)).not.toMatch(/secret_key|1234/);
    const { details } = vendorApiError(error) as { details: { status: number; title: object } };
    expect(details.status).toBe(502);
    expect(details.title).toEqual({ ar: expect.any(String), en: expect.any(String) });
    const own = new TypeError('ours');
    expect(vendorApiError(own)).toBe(own);
  });

  test('accepts only events with a valid, recent signature', async () => {
    const heard: { body: string; signature: string }[] = [];
    const { createServer } = await import('node:http');
    const receiver = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        heard.push({ body, signature: String(request.headers['stripe-signature']) });
        response.end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const { port } = receiver.address() as { port: number };
    const made = await fetch(`${sandbox.url}/v1/webhook_endpoints`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sandbox.keys.stripeSecret}` },
      body: new URLSearchParams({
        url: `http://127.0.0.1:${port}/`,
        'enabled_events[0]': '*',
      }),
    });
    const { secret } = await made.json();
    const stripe = client({ STRIPE_WEBHOOK_SECRET: secret });
    const intent = await stripe.createIntent(deposit);
    await sandbox.deliveries.idle();
    receiver.close();
    const [{ body = '', signature = '' } = {}] = heard;
    const bytes = Buffer.from(body);
    const now = new Date();
    const event = await stripe.readEvent(bytes, signature, now);
    expect(event).toMatchObject({
      type: 'payment_intent.created',
      data: { object: { id: intent.id } },
    });
    const late = new Date(now.getTime() + 301_000);
    const changed = Buffer.from(body.replace('500000', '5'));
    for (const rejected of [
      stripe.readEvent(bytes, signature, late),
      stripe.readEvent(changed, signature, now),
      stripe.readEvent(bytes, 't=1,v1=00', now),
      stripe.readEvent(bytes, undefined, now),
      client({ STRIPE_WEBHOOK_SECRET: 'whsec_other' }).readEvent(bytes, signature, now),
    ]) {
      expect(await reasonOf(rejected)).toBe('payment signature');
    }
  });
});
