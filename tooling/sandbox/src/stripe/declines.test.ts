import { describe, expect, it } from 'vitest';
import { stripeClient } from '../testing/stripe-client.ts';
import { testSandbox } from '../testing/test-sandbox.ts';

const test = testSandbox();
const cards = { automatic_payment_methods: { enabled: true, allow_redirects: 'never' } } as const;
const payWith = (payment_method: string, more = {}) =>
  stripeClient(test).paymentIntents.create({
    ...{ amount: 1000, currency: 'aed', confirm: true, payment_method },
    ...cards,
    ...more,
  });

describe('declined cards', () => {
  it.each([
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', ''],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', ''],
    ['pm_card_chargeDeclinedProcessingError', 'processing_error', ''],
  ])('%s', async (method, code, decline_code) => {
    const error = await payWith(method).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ type: 'StripeCardError', statusCode: 402, code, decline_code });
    const { payment_intent } = error as { payment_intent: { id: string } };
    const stripe = stripeClient(test);
    const intent = await stripe.paymentIntents.retrieve(payment_intent.id);
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: { code },
    });
    const paid = await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null });
  });

  it('accepts only numbers with a valid check digit, and future dates', async () => {
    const { paymentMethods } = stripeClient(test);
    const card = { number: '4242424242424241', exp_month: 12, exp_year: 2034, cvc: '123' };
    await expect(paymentMethods.create({ type: 'card', card })).rejects.toMatchObject({
      code: 'incorrect_number',
    });
    const past = { ...card, number: '4242424242424242', exp_year: 2020 };
    await expect(paymentMethods.create({ type: 'card', card: past })).rejects.toMatchObject({
      code: 'invalid_expiry_year',
    });
    const declined = { ...card, number: '4000000000009995' };
    const { id } = await paymentMethods.create({ type: 'card', card: declined });
    await expect(payWith(id)).rejects.toMatchObject({ decline_code: 'insufficient_funds' });
  });
});

describe('cards that require authentication', () => {
  const ask = async (method = 'pm_card_authenticationRequired') => {
    const intent = await payWith(method, { return_url: 'https://shop.example/return?order=1' });
    expect(intent.status).toBe('requires_action');
    return { id: intent.id, url: intent.next_action?.redirect_to_url?.url ?? '' };
  };

  it('pay when the payer completes it, and return', async () => {
    const { id, url } = await ask();
    expect(await (await test.call(url)).text()).toContain('Complete');
    const back = await test.call(url, { form: { choice: 'complete' } });
    const target = new URL(back.headers.get('location') ?? '');
    expect(Object.fromEntries(target.searchParams)).toMatchObject({
      order: '1',
      payment_intent: id,
      redirect_status: 'succeeded',
    });
    const { status } = await stripeClient(test).paymentIntents.retrieve(id);
    expect(status).toBe('succeeded');
    expect((await test.call(url)).status).toBe(404);
  });

  it('require another card when the payer fails it, or the bank declines afterwards', async () => {
    for (const [method, choice] of [
      ['pm_card_threeDSecure2Required', 'fail'],
      ['pm_card_threeDSecureRequiredChargeDeclined', 'complete'],
    ]) {
      const { id, url } = await ask(method);
      const back = await test.call(url, { form: { choice: choice ?? '' } });
      expect(back.headers.get('location')).toContain('redirect_status=failed');
      const { status } = await stripeClient(test).paymentIntents.retrieve(id);
      expect(status).toBe('requires_payment_method');
    }
  });

  it('are declined off session', async () => {
    await expect(
      payWith('pm_card_authenticationRequired', { off_session: true }),
    ).rejects.toMatchObject({ code: 'authentication_required' });
  });
});
