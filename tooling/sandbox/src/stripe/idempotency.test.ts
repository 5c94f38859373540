import { describe, expect, it } from 'vitest';
import { stripeClient } from '../testing/stripe-client.ts';
import { testSandbox } from '../testing/test-sandbox.ts';

const test = testSandbox();
const params = { amount: 500, currency: 'aed' } as const;
const count = async () =>
  (await stripeClient(test).paymentIntents.list({ limit: 100 })).data.length;

describe('an Idempotency-Key', () => {
  it('returns the same response for the same request, and marks it', async () => {
    const stripe = stripeClient(test);
    const first = await stripe.paymentIntents.create(params, { idempotencyKey: 'k1' });
    const repeated = await stripe.paymentIntents.create(params, { idempotencyKey: 'k1' });
    expect(repeated.id).toBe(first.id);
    expect(repeated.lastResponse.headers).toMatchObject({
      'idempotent-replayed': 'true',
      'original-request': first.lastResponse.requestId,
    });
    expect(await count()).toBe(1);
  });

  it('is an error with another request', async () => {
    const stripe = stripeClient(test);
    await stripe.paymentIntents.create(params, { idempotencyKey: 'k1' });
    const other = stripe.paymentIntents.create(
      { ...params, amount: 501 },
      { idempotencyKey: 'k1' },
    );
    await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
    const elsewhere = stripe.paymentIntents.create(params, {
      idempotencyKey: 'k1',
      stripeAccount: 'acct_other',
    });
    await expect(elsewhere).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  });

  it('can be used again after a day, and after a rejected call', async () => {
    const stripe = stripeClient(test);
    const first = await stripe.paymentIntents.create(params, { idempotencyKey: 'k1' });
    await test.clock.advance(24 * 3_600_000 + 1);
    const later = await stripe.paymentIntents.create(params, { idempotencyKey: 'k1' });
    expect(later.id).not.toBe(first.id);

    const wrong = stripe.paymentIntents.create({ ...params, amount: 0 }, { idempotencyKey: 'k2' });
    await expect(wrong).rejects.toMatchObject({ param: 'amount' });
    await stripe.paymentIntents.create(params, { idempotencyKey: 'k2' });
  });

  it('prevents a second payment when a response is lost', async () => {
    await test.call('/_sandbox/faults', {
      json: { service: 'stripe', kind: 'lose', route: 'POST /v1/payment_intents' },
    });
    const made = await stripeClient(test, { retries: 2 }).paymentIntents.create(params);
    expect(made.lastResponse.headers).toMatchObject({ 'idempotent-replayed': 'true' });
    expect(await count()).toBe(1);
  });

  it('is not used up by a dropped connection or a server error', async () => {
    for (const fault of [{ kind: 'drop' }, { kind: 'status', status: 503 }]) {
      await test.call('/_sandbox/faults', { json: { service: 'stripe', ...fault } });
      const made = await stripeClient(test, { retries: 2 }).paymentIntents.create(params);
      expect(made.lastResponse.headers).not.toHaveProperty('idempotent-replayed');
    }
    expect(await count()).toBe(2);
  });
});
