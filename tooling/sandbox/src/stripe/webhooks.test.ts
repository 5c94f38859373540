import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { stripeClient } from '../testing/stripe-client.ts';
import { type ReceivedWebhook, testSandbox } from '../testing/test-sandbox.ts';

const test = testSandbox();
const cards = { automatic_payment_methods: { enabled: true, allow_redirects: 'never' } } as const;

async function listen(enabled_events: string[] = ['*']) {
  const url = `${test.inbox.url}/stripe`;
  const { secret } = await stripeClient(test).webhookEndpoints.create({
    url,
    enabled_events: enabled_events as never,
  });
  return secret ?? '';
}
const pay = (more = {}) =>
  stripeClient(test).paymentIntents.create({
    ...{ amount: 1000, currency: 'aed', confirm: true, payment_method: 'pm_card_visa' },
    ...cards,
    ...more,
  });
const signature = ({ headers }: ReceivedWebhook) => String(headers['stripe-signature']);
const types = () => test.inbox.received.map(({ body }) => JSON.parse(body).type as string);
const fault = (body: object) =>
  test.call('/_sandbox/faults', { json: { service: 'stripe', ...body } });

describe('webhooks', () => {
  it('are accepted by the official client, in order', async () => {
    const secret = await listen();
    const paid = await pay();
    await test.sandbox.deliveries.idle();
    expect(types()).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
    ]);

    const stripe = new Stripe('sk_test_none');
    for (const received of test.inbox.received) {
      const at = Math.floor(test.clock.now() / 1000);
      const { body } = received;
      const event = stripe.webhooks.constructEvent(
        body,
        signature(received),
        secret,
        300,
        undefined,
        at,
      );
      expect(event.object).toBe('event');
    }
    const [, , last] = test.inbox.received;
    expect(JSON.parse(last?.body ?? '').data.object).toMatchObject({
      id: paid.id,
      status: 'succeeded',
    });
  });

  it('are rejected by the official client with another body or secret', async () => {
    const secret = await listen(['payment_intent.succeeded']);
    await pay();
    await test.sandbox.deliveries.idle();
    const [received] = test.inbox.received;
    if (!received) throw new Error('nothing arrived');
    const { webhooks } = new Stripe('sk_test_none');
    const at = Math.floor(test.clock.now() / 1000);
    for (const [body, key] of [
      [received.body.replace('1000', '1'), secret],
      [received.body, 'whsec_other'],
    ] as const) {
      const read = () =>
        webhooks.constructEvent(body, signature(received), key, 300, undefined, at);
      expect(read).toThrow(Stripe.errors.StripeSignatureVerificationError);
    }
  });

  it('name their connected account', async () => {
    await listen(['payment_intent.created']);
    await stripeClient(test).paymentIntents.create(
      { amount: 1000, currency: 'aed' },
      { stripeAccount: 'acct_dealer1' },
    );
    await test.sandbox.deliveries.idle();
    expect(JSON.parse(test.inbox.received[0]?.body ?? '{}')).toMatchObject({
      account: 'acct_dealer1',
    });
  });

  it('are retried until accepted, with a new signature', async () => {
    await listen(['payment_intent.succeeded']);
    test.inbox.answers = [500, 302];
    await pay();
    await test.sandbox.deliveries.idle();
    await test.clock.advance(1_000);
    await test.sandbox.deliveries.idle();
    await test.clock.advance(5_000);
    await test.sandbox.deliveries.idle();
    expect(test.inbox.received).toHaveLength(3);
    expect(new Set(test.inbox.received.map(({ body }) => body)).size).toBe(1);
    expect(new Set(test.inbox.received.map(signature)).size).toBe(3);
    const [sent] = await (await test.call('/_sandbox/webhooks')).json();
    expect(sent).toMatchObject({ state: 'delivered', kind: 'payment_intent.succeeded' });
    expect(sent.attempts.map(({ outcome }: { outcome: number }) => outcome)).toEqual([
      500, 302, 200,
    ]);
  });

  it('stop after the last attempt', async () => {
    await listen(['payment_intent.succeeded']);
    test.inbox.answers = [500, 500, 500, 500, 500];
    await pay();
    for (const wait of [0, 1_000, 5_000, 30_000, 300_000, 3_600_000]) {
      await test.clock.advance(wait);
      await test.sandbox.deliveries.idle();
    }
    expect(test.inbox.received).toHaveLength(5);
    expect(test.sandbox.deliveries.list()[0]?.state).toBe('failed');
  });

  it('arrive five times, and again on request', async () => {
    await listen(['payment_intent.succeeded']);
    await fault({ kind: 'duplicate', copies: 5 });
    await pay();
    await test.sandbox.deliveries.idle();
    expect(new Set(test.inbox.received.map(({ body }) => body)).size).toBe(1);
    expect(test.inbox.received).toHaveLength(5);

    await fault({ kind: 'drop', on: 'webhook' });
    await pay();
    const [{ id, state }] = await (await test.call('/_sandbox/webhooks')).json();
    expect(state).toBe('dropped');
    const repeated = await test.call(`/_sandbox/webhooks/${id}/again`, { method: 'POST' });
    expect(repeated.status).toBe(202);
    await test.sandbox.deliveries.idle();
    expect(test.inbox.received).toHaveLength(6);
    const none = await test.call('/_sandbox/webhooks/none/again', { method: 'POST' });
    expect(none.status).toBe(404);
  });

  it('arrive twice, out of order, late or never with faults', async () => {
    await listen(['payment_intent.created', 'payment_intent.succeeded']);
    await fault({ kind: 'duplicate', route: 'payment_intent.succeeded' });
    await pay();
    await test.sandbox.deliveries.idle();
    expect(types()).toEqual(
      ['created', 'succeeded', 'succeeded'].map((name) => `payment_intent.${name}`),
    );
    const ids = test.inbox.received.map(({ body }) => JSON.parse(body).id);
    expect(ids[1]).toBe(ids[2]);

    test.inbox.received = [];
    await fault({ kind: 'reorder', route: 'payment_intent.created' });
    await pay();
    await test.sandbox.deliveries.idle();
    expect(types()).toEqual(['payment_intent.succeeded', 'payment_intent.created']);

    test.inbox.received = [];
    await fault({ kind: 'drop', on: 'webhook', route: '*.succeeded' });
    await fault({ kind: 'delay', on: 'webhook', ms: 60_000, route: '*.created' });
    await pay();
    await test.sandbox.deliveries.idle();
    expect(types()).toEqual([]);
    await test.clock.advance(60_000);
    await test.sandbox.deliveries.idle();
    expect(types()).toEqual(['payment_intent.created']);
  });
});
