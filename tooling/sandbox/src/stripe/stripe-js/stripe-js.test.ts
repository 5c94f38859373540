import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { stripeClient } from '../../testing/stripe-client.ts';
import { testSandbox } from '../../testing/test-sandbox.ts';

const test = testSandbox();
const { document } = new Window();

/** The part of Stripe.js that these tests use. */
interface Browser {
  elements(options?: object): { create(type: string): { mount(place: object): void } };
  confirmPayment(options: object): Promise<Confirmed>;
}
interface Confirmed {
  paymentIntent?: { status: string };
  error?: { code: string };
}

/** Loads the script in a page of another origin; also resolves to the addresses it navigated to. */
async function load() {
  const path = new URL('/v3/', test.sandbox.url).href;
  const script = await (await fetch(path)).text();
  const page: { Stripe?: (key: string, options?: object) => Browser } = {};
  const went: string[] = [];
  const place = new Proxy(document, {
    get(target, name) {
      if (name === 'currentScript') return { src: path };
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const location = { assign: (to: URL | string) => went.push(String(to)) };
  new Function('window', 'document', 'location', script)(page, place, location);
  if (!page.Stripe) throw new Error('the script defines no Stripe');
  return { Stripe: page.Stripe, went };
}

async function pay(number: string, { account, redirect = 'if_required' }: Record<string, string>) {
  const { client_secret } = await stripeClient(test).paymentIntents.create(
    { amount: 1000, currency: 'aed' },
    account ? { stripeAccount: account } : {},
  );
  const { Stripe, went } = await load();
  const stripe = Stripe(test.sandbox.keys.stripePublishable, { stripeAccount: account });
  const elements = stripe.elements({ clientSecret: client_secret });
  const root = document.createElement('div');
  elements.create('payment').mount(root);
  for (const [name, value] of Object.entries({ number, expiry: '12/34', cvc: '123' })) {
    const input = root.querySelector(`[name=${name}]`);
    if (input) Object.assign(input, { value });
  }
  const confirmParams = { return_url: 'https://shop.example/return' };
  const result = stripe.confirmPayment({ elements, confirmParams, redirect });
  return { result, went };
}

describe('the replacement of Stripe.js', () => {
  it('pays with the card of its element, for a connected account too', async () => {
    const { result } = await pay('4242 4242 4242 4242', { account: 'acct_dealer1' });
    expect((await result).paymentIntent).toMatchObject({ status: 'succeeded' });
  });

  it('returns the error of a declined card', async () => {
    const { result } = await pay('4000 0000 0000 9995', {});
    expect((await result).error).toMatchObject({ decline_code: 'insufficient_funds' });
  });

  it('redirects the payer to the bank, or back to the shop without authentication', async () => {
    const requested = await pay('4000 0027 6000 3184', {});
    await expect.poll(() => requested.went[0]).toContain('/_sandbox/stripe/authenticate/pi_');
    const paid = await pay('4242 4242 4242 4242', { redirect: 'always' });
    await expect.poll(() => paid.went[0]).toContain('redirect_status=succeeded');
  });
});
