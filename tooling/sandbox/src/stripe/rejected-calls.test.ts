import { describe, expect, it } from 'vitest';
import { stripeClient } from '../testing/stripe-client.ts';
import { testSandbox } from '../testing/test-sandbox.ts';

const test = testSandbox();
describe('rejected calls', () => {
  const create = (params: Record<string, unknown>) =>
    stripeClient(test).paymentIntents.create(params as never);

  it.each([
    [{ currency: 'aed' }, 'parameter_missing', 'amount'],
    [{ amount: 1000 }, 'parameter_missing', 'currency'],
    [{ amount: 0, currency: 'aed' }, 'parameter_invalid_integer', 'amount'],
    [{ amount: 199, currency: 'aed' }, 'amount_too_small', 'amount'],
    [{ amount: 10.5, currency: 'aed' }, 'parameter_invalid_integer', 'amount'],
    [{ amount: 100_000_000, currency: 'aed' }, 'amount_too_large', 'amount'],
    [{ amount: 12_345, currency: 'kwd' }, 'parameter_invalid_integer', 'amount'],
    [{ amount: 1000, currency: 'aed', colour: 'red' }, 'parameter_unknown', 'colour'],
    [{ amount: 1000, currency: 'aed', customer: 'cus_none' }, 'resource_missing', 'customer'],
  ])('%j', async (params, code, param) => {
    await expect(create(params)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      code,
      param,
    });
  });

  it('requires a return URL if a payment method may redirect', async () => {
    const stripe = stripeClient(test);
    const { id } = await stripe.paymentIntents.create({ amount: 1000, currency: 'aed' });
    const confirm = stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    await expect(confirm).rejects.toThrow(/return_url/);
  });

  it('rejects unknown keys, and publishable keys where a secret key is required', async () => {
    for (const key of ['sk_test_other', 'sk_live_51real']) {
      const call = stripeClient(test, { key }).paymentIntents.list();
      await expect(call).rejects.toMatchObject({ type: 'StripeAuthenticationError' });
    }
    const browser = stripeClient(test, { key: test.sandbox.keys.stripePublishable });
    await expect(browser.paymentIntents.list()).rejects.toMatchObject({ statusCode: 401 });
  });

  it('responds to unknown calls like the vendor', async () => {
    const stripe = stripeClient(test);
    const call = stripe.products.list();
    await expect(call).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
    });
    expect(await stripe.accounts.retrieve('acct_dealer1')).toMatchObject({ charges_enabled: true });
    expect((await stripe.balance.retrieve()).object).toBe('balance');
  });

  it('lets a browser confirm with only the client secret', async () => {
    const { id, client_secret } = await create({ amount: 1000, currency: 'aed' });
    const { keys } = test.sandbox;
    const headers = { authorization: `Bearer ${keys.stripePublishable}` };
    const confirm = (secret: string) =>
      test.call(`/v1/payment_intents/${id}/confirm`, {
        headers,
        form: { client_secret: secret, payment_method: 'pm_card_visa' },
      });
    const path = `/v1/payment_intents/${id}?client_secret=${client_secret}`;
    const seen = await (await test.call(path, { headers })).json();
    expect(seen).toMatchObject({ id, status: 'requires_payment_method' });
    expect(seen).not.toHaveProperty('metadata');
    expect((await confirm('wrong')).status).toBe(400);
    expect(await (await confirm(client_secret ?? '')).json()).toMatchObject({
      status: 'succeeded',
    });
  });
});
