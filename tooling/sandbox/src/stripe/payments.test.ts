import { describe, expect, it } from 'vitest';
import { stripeClient } from '../testing/stripe-client.ts';
import { testSandbox } from '../testing/test-sandbox.ts';

const test = testSandbox();
const cards = { automatic_payment_methods: { enabled: true, allow_redirects: 'never' } } as const;
const held = { amount: 50_000, currency: 'aed', capture_method: 'manual', ...cards } as const;

describe('a payment by the official client', () => {
  it('is held, then captured in part, the rest released', async () => {
    const stripe = stripeClient(test);
    const made = await stripe.paymentIntents.create({ ...held, metadata: { order: 'A1' } });
    expect(made).toMatchObject({ status: 'requires_payment_method', capture_method: 'manual' });
    expect(made.client_secret).toMatch(`${made.id}_secret_`);

    const confirmed = await stripe.paymentIntents.confirm(made.id, {
      payment_method: 'pm_card_visa',
    });
    expect(confirmed).toMatchObject({ status: 'requires_capture', amount_capturable: 50_000 });
    const tooMuch = stripe.paymentIntents.capture(made.id, { amount_to_capture: 50_001 });
    await expect(tooMuch).rejects.toMatchObject({ code: 'amount_too_large' });
    const captured = await stripe.paymentIntents.capture(made.id, { amount_to_capture: 20_000 });
    expect(captured).toMatchObject({ status: 'succeeded', amount_received: 20_000 });

    const read = await stripe.paymentIntents.retrieve(made.id, {
      expand: ['latest_charge', 'payment_method'],
    });
    expect(read.metadata).toEqual({ order: 'A1' });
    expect(read.latest_charge).toMatchObject({ amount_captured: 20_000, captured: true });
    expect(read.payment_method).toMatchObject({ card: { brand: 'visa', last4: '4242' } });
  });

  it('is captured at once by default', async () => {
    const paid = await stripeClient(test).paymentIntents.create({
      ...{ amount: 999, currency: 'eur', confirm: true, payment_method: 'pm_card_mastercard' },
      ...cards,
    });
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 999,
      capture_method: 'automatic_async',
    });
  });

  it('can be updated until it is paid', async () => {
    const stripe = stripeClient(test);
    const { id } = await stripe.paymentIntents.create(held);
    const changed = await stripe.paymentIntents.update(id, {
      amount: 60_000,
      metadata: { a: '1' },
    });
    expect(changed.amount).toBe(60_000);
    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    await expect(stripe.paymentIntents.update(id, { amount: 1 })).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    const kept = await stripe.paymentIntents.update(id, { metadata: { a: '', b: '2' } });
    expect(kept.metadata).toEqual({ b: '2' });
  });

  it('is cancelled once, and then neither captured nor confirmed', async () => {
    const stripe = stripeClient(test);
    const { id } = await stripe.paymentIntents.create({
      ...{ ...held, confirm: true, payment_method: 'pm_card_visa' },
    });
    const cancelled = await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
    expect(cancelled).toMatchObject({ status: 'canceled', amount_capturable: 0 });
    for (const late of [stripe.paymentIntents.capture(id), stripe.paymentIntents.cancel(id)]) {
      await expect(late).rejects.toMatchObject({
        type: 'StripeInvalidRequestError',
        code: 'payment_intent_unexpected_state',
        statusCode: 400,
      });
    }
  });

  it('releases an uncaptured amount after seven days', async () => {
    const stripe = stripeClient(test);
    const { id } = await stripe.paymentIntents.create({
      ...{ ...held, confirm: true, payment_method: 'pm_card_visa' },
    });
    await test.clock.advance(7 * 24 * 3_600_000 + 1);
    const ended = await stripe.paymentIntents.retrieve(id);
    expect(ended).toMatchObject({ status: 'canceled', cancellation_reason: 'automatic' });
  });

  it('is refunded in parts, up to its amount', async () => {
    const stripe = stripeClient(test);
    const { id } = await stripe.paymentIntents.create({
      ...{ amount: 1000, currency: 'usd', confirm: true, payment_method: 'pm_card_visa' },
      ...cards,
    });
    const first = await stripe.refunds.create({ payment_intent: id, amount: 400 });
    expect(first).toMatchObject({ status: 'succeeded', amount: 400, payment_intent: id });
    await expect(stripe.refunds.create({ payment_intent: id, amount: 700 })).rejects.toThrow(
      /greater than unrefunded/,
    );
    expect((await stripe.refunds.create({ payment_intent: id })).amount).toBe(600);
    await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    expect((await stripe.refunds.list({ payment_intent: id })).data).toHaveLength(2);
  });

  it('is found in paged lists', async () => {
    const stripe = stripeClient(test);
    const customer = await stripe.customers.create({ email: 'layla@example.com' });
    for (let count = 0; count < 5; count += 1) {
      await stripe.paymentIntents.create({ ...held, customer: customer.id });
    }
    await stripe.paymentIntents.create(held);
    const page = await stripe.paymentIntents.list({ customer: customer.id, limit: 2 });
    expect(page).toMatchObject({ has_more: true, object: 'list' });
    const all = await stripe.paymentIntents
      .list({ customer: customer.id, limit: 2 })
      .autoPagingToArray({ limit: 100 });
    expect(new Set(all.map(({ id }) => id)).size).toBe(5);
  });

  it('belongs to its connected account', async () => {
    const stripe = stripeClient(test);
    const { id } = await stripe.paymentIntents.create(held, { stripeAccount: 'acct_dealer1' });
    const elsewhere = stripe.paymentIntents.retrieve(id);
    await expect(elsewhere).rejects.toMatchObject({ code: 'resource_missing', statusCode: 404 });
    const found = await stripe.paymentIntents.retrieve(id, {}, { stripeAccount: 'acct_dealer1' });
    expect(found.id).toBe(id);
    expect(found.lastResponse.headers).toMatchObject({ 'stripe-account': 'acct_dealer1' });
    const nobody = stripe.paymentIntents.retrieve(id, {}, { stripeAccount: 'nobody' });
    await expect(nobody).rejects.toMatchObject({ type: 'StripePermissionError' });
  });
});
