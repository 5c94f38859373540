import { describe, expect, test } from 'vitest';
import { paymentPolicy } from './payment-policy.js';

describe('the policy of a payment', () => {
  test('Stripe: its script, frames, calls and wallets, and no form', () => {
    const { sources, paymentFrames, opensWindows } = paymentPolicy({
      vendor: 'STRIPE',
      scriptUrl: 'https://js.stripe.com/v3/',
    });
    expect(sources['script-src']).toContain('https://js.stripe.com');
    expect(sources['frame-src']).toContain('https://hooks.stripe.com');
    expect(sources['connect-src']).toContain('https://api.stripe.com');
    expect(sources['form-action']).toBeUndefined();
    expect(paymentFrames).toEqual(['https://js.stripe.com']);
    expect(opensWindows).toBe(true);
  });

  test('PayPal: its window keeps its opener; wallets of Stripe gain nothing', () => {
    const policy = paymentPolicy({ vendor: 'PAYPAL', scriptUrl: 'https://www.paypal.com/sdk/js' });
    expect(policy.opensWindows).toBe(true);
    expect(policy.paymentFrames).toEqual([]);
    expect(JSON.stringify(policy)).not.toContain('stripe');
  });

  test('LiqPay: the form that also fills the frame of its widget', () => {
    const policy = paymentPolicy({
      vendor: 'LIQPAY',
      scriptUrl: 'https://static.liqpay.ua/libjs/checkout.js',
      postUrl: 'https://www.liqpay.ua/api/3/checkout',
    });
    expect(policy.sources).toMatchObject({
      'script-src': ['https://static.liqpay.ua'],
      'form-action': ['https://www.liqpay.ua'],
    });
    expect(policy.sources['frame-src']).toContain('https://www.liqpay.ua');
    expect(policy.paymentFrames).toEqual([]);
  });

  test('a form without a script: its target and nothing else', () => {
    const postUrl = 'https://www.liqpay.ua/api/3/checkout';
    expect(paymentPolicy({ vendor: 'LIQPAY', postUrl })).toEqual({
      sources: { 'form-action': ['https://www.liqpay.ua'] },
      paymentFrames: [],
      opensWindows: false,
    });
  });

  test('a sandbox gets its own origin and nothing of the vendor', () => {
    const scriptUrl = 'http://127.0.0.1:4010/v3/';
    const { sources } = paymentPolicy({ vendor: 'STRIPE', scriptUrl });
    expect(new Set(Object.values(sources).flat())).toEqual(new Set(['http://127.0.0.1:4010']));
  });

  test('a payment page behind a link needs no policy', () => {
    expect(paymentPolicy({ vendor: 'TIDE' }).sources).toEqual({});
  });
});
