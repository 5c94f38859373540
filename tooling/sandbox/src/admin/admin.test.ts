import { describe, expect, it } from 'vitest';
import { stripeClient } from '../testing/stripe-client.ts';
import { testSandbox } from '../testing/test-sandbox.ts';

const test = testSandbox();
const fault = (json: object) => test.call('/_sandbox/faults', { json });
const offers = () => test.call('/feeds/offers').then(({ status }) => status);

describe('faults of calls', () => {
  it('are applied the given number of times, at the given routes', async () => {
    await fault({ service: 'feeds', kind: 'status', status: 503, times: 2, route: '/feeds/off*' });
    expect((await test.call('/feeds/stock-list')).status).toBe(200);
    expect([await offers(), await offers(), await offers()]).toEqual([503, 503, 200]);
  });

  it('stay until they are removed', async () => {
    const { id } = await (await fault({ service: '*', kind: 'drop', times: null })).json();
    await expect(offers()).rejects.toThrow();
    await expect(offers()).rejects.toThrow();
    expect(await (await test.call('/_sandbox/faults')).json()).toMatchObject([{ id }]);
    expect((await test.call(`/_sandbox/faults/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await offers()).toBe(200);
  });

  it('delay by the given time', async () => {
    const before = test.clock.waiting();
    await fault({ service: 'feeds', kind: 'delay', ms: 60_000 });
    let status = 0;
    const response = offers().then((found) => {
      status = found;
    });
    await expect.poll(() => test.clock.waiting()).toBe(before + 1);
    await test.clock.advance(59_999);
    expect(status).toBe(0);
    await test.clock.advance(1);
    await response;
    expect(status).toBe(200);
  });

  it.each([
    {},
    { service: 'bank', kind: 'drop' },
    { service: 'stripe', kind: 'explode' },
    { service: 'stripe', kind: 'delay' },
    { service: 'stripe', kind: 'status', status: 200 },
    { service: 'stripe', kind: 'drop', times: 0 },
    { service: 'stripe', kind: 'reorder', on: 'call' },
    { service: 'stripe', kind: 'status', on: 'webhook' },
    { service: 'stripe', kind: 'drop', route: 5 },
    { service: 'stripe', kind: 'duplicate', copies: 1 },
  ])('%j is an invalid fault', async (json) => {
    const response = await fault(json);
    expect(response.status).toBe(400);
    expect((await response.json()).message).toMatch(/\.$/);
  });
});

describe('the sandbox', () => {
  it('generates the same ids after a reset, without earlier state', async () => {
    const make = async () =>
      (await stripeClient(test).paymentIntents.create({ amount: 1000, currency: 'aed' })).id;
    const first = await make();
    const second = await make();
    expect(second).not.toBe(first);
    await fault({ service: 'stripe', kind: 'drop' });
    expect((await test.call('/_sandbox/reset', { method: 'POST' })).status).toBe(204);
    expect((await stripeClient(test).paymentIntents.list()).data).toEqual([]);
    await test.call('/_sandbox/reset', { method: 'POST' });
    expect(await make()).toBe(first);
  });

  it('shows its services and its state on a page, escaped', async () => {
    await stripeClient(test).webhookEndpoints.create({
      url: 'http://127.0.0.1:9/<b>',
      enabled_events: ['*'],
    });
    const page = await (await test.call('/_sandbox')).text();
    for (const title of ['Stripe', 'PayPal', 'LiqPay', 'Twilio Verify', 'Mails', 'Maps']) {
      expect(page).toContain(`>${title}</h2>`);
    }
    expect(page).not.toContain('9/<b>');
    const state = await (await test.call('/_sandbox/state')).json();
    expect(state.stripe.webhook_endpoints).toHaveLength(1);
    const connection = await (await test.call('/_sandbox/connection')).json();
    const stripe = { service: 'Stripe', what: 'secret key', value: test.sandbox.keys.stripeSecret };
    expect(connection).toContainEqual(stripe);
    expect((await test.call('/_sandbox/state/bank')).status).toBe(404);
  });
});
