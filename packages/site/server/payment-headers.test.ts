import { paymentPolicy } from '@mawkib/order-online/engine';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, pageSecurityHeaders, securityHeaders } from './security-headers.ts';

const nonce = 'abc';
const directivesOf = (policy: string) =>
  new Map(
    policy.split('; ').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
const ofEveryPage = directivesOf(contentSecurityPolicy(nonce));

/** Additional sources of a page with this payment, by directive and header. */
function addedBy(payment: Parameters<typeof paymentPolicy>[0]) {
  const policy = paymentPolicy(payment);
  const own = directivesOf(contentSecurityPolicy(nonce, [policy.sources]));
  expect([...own.keys()]).toEqual([...ofEveryPage.keys()]);
  const added: Record<string, string[]> = {};
  for (const [name, sources] of own) {
    const before = ofEveryPage.get(name) ?? [];
    expect(sources.slice(0, before.length)).toEqual(before);
    if (sources.length > before.length) added[name] = sources.slice(before.length);
  }
  const headers = pageSecurityHeaders(policy);
  for (const [name, value] of Object.entries(headers)) {
    if (value !== securityHeaders[name]) added[name] = [value];
  }
  return added;
}

test('the checkout of each vendor adds only what its script or form needs', () => {
  expect(addedBy({ vendor: 'STRIPE', scriptUrl: 'https://js.stripe.com/v3/' })).toEqual({
    'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
    'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    'connect-src': ['https://js.stripe.com', 'https://api.stripe.com'],
    'img-src': ['https://js.stripe.com', 'https://*.stripe.com'],
    'permissions-policy': [
      'camera=(), microphone=(), payment=(self "https://js.stripe.com"), geolocation=(self)',
    ],
    'cross-origin-opener-policy': ['same-origin-allow-popups'],
  });
  const paypal = ['https://www.paypal.com', 'https://*.paypal.com'];
  const withImages = [...paypal, 'https://*.paypalobjects.com'];
  expect(addedBy({ vendor: 'PAYPAL', scriptUrl: 'https://www.paypal.com/sdk/js?x=1' })).toEqual({
    'script-src': withImages,
    'frame-src': paypal,
    'connect-src': paypal,
    'img-src': withImages,
    'cross-origin-opener-policy': ['same-origin-allow-popups'],
  });
  const postUrl = 'https://www.liqpay.ua/api/3/checkout';
  const widget = ['https://static.liqpay.ua', 'https://www.liqpay.ua'];
  const scriptUrl = 'https://static.liqpay.ua/libjs/checkout.js';
  expect(addedBy({ vendor: 'LIQPAY', scriptUrl, postUrl })).toEqual({
    'script-src': ['https://static.liqpay.ua'],
    'frame-src': widget,
    'connect-src': widget,
    'img-src': widget,
    'form-action': ['https://www.liqpay.ua'],
    'cross-origin-opener-policy': ['same-origin-allow-popups'],
  });
  expect(addedBy({ vendor: 'NO_PAYMENT_JAPAN' })).toEqual({});
});
