import { expect } from 'vitest';
import type { TestSandbox } from './test-sandbox.ts';

type Link = { rel: string; href: string };

export const basic = (name: string, password: string): string =>
  `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;
export const grant = { grant_type: 'client_credentials' };

/** Body of an order as a shop sends it. */
export const order = (intent = 'CAPTURE', more = {}) => ({
  intent,
  purchase_units: [
    { amount: { currency_code: 'USD', value: '250.00' }, custom_id: 'lock-7', invoice_id: 'A-1' },
  ],
  application_context: {
    return_url: 'https://shop.example/return?x=1',
    cancel_url: 'https://shop.example/cancel',
  },
  ...more,
});
export const linkOf = (body: { links: Link[] }, rel: string): string =>
  body.links.find((link) => link.rel === rel)?.href ?? '';

/** A shop that calls by plain HTTP, as in PayPal's documentation. */
export function paypalShop(test: TestSandbox) {
  async function token(): Promise<string> {
    const { paypalClient, paypalSecret } = test.sandbox.keys;
    const authorization = basic(paypalClient, paypalSecret);
    const response = await test.call('/v1/oauth2/token', {
      headers: { authorization },
      form: grant,
    });
    const { access_token, token_type, expires_in } = await response.json();
    expect({ token_type, expires_in }).toEqual({ token_type: 'Bearer', expires_in: 32_400 });
    return access_token;
  }
  /** Makes a call with a token; resolves to status and body. */
  async function api(path: string, json?: unknown, headers: Record<string, string> = {}) {
    const authorization = `Bearer ${await token()}`;
    const method = json === undefined ? 'GET' : 'POST';
    const response = await test.call(path, {
      method,
      json,
      headers: { authorization, ...headers },
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : undefined };
  }
  const choose = (url: string, choice: string) => test.call(url, { form: { choice } });
  /** Path of an approved order. */
  async function approved(intent = 'CAPTURE'): Promise<string> {
    const { body } = await api('/v2/checkout/orders', order(intent));
    await choose(linkOf(body, 'approve'), 'approve');
    return `/v2/checkout/orders/${body.id}`;
  }
  return { token, api, choose, approved };
}
