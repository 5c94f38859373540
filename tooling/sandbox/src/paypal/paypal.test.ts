import { describe, expect, it } from 'vitest';
import { testSandbox } from '../testing/test-sandbox.ts';

const test = testSandbox();
const basic = (name: string, password: string) =>
  `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;
const grant = { grant_type: 'client_credentials' };

async function token(): Promise<string> {
  const { paypalClient, paypalSecret } = test.sandbox.keys;
  const authorization = basic(paypalClient, paypalSecret);
  const answer = await test.call('/v1/oauth2/token', { headers: { authorization }, form: grant });
  const { access_token, token_type, expires_in } = await answer.json();
  expect({ token_type, expires_in }).toEqual({ token_type: 'Bearer', expires_in: 32_400 });
  return access_token;
}

/** A call with a token; answers status and body. */
async function api(path: string, json?: unknown, headers: Record<string, string> = {}) {
  const authorization = `Bearer ${await token()}`;
  const method = json === undefined ? 'GET' : 'POST';
  const answer = await test.call(path, { method, json, headers: { authorization, ...headers } });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : undefined };
}
const order = (intent = 'CAPTURE', more = {}) => ({
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
type Link = { rel: string; href: string };
const linkOf = (body: { links: Link[] }, rel: string) =>
  body.links.find((link) => link.rel === rel)?.href ?? '';
const choose = (url: string, choice: string) => test.call(url, { form: { choice } });

async function approved(intent = 'CAPTURE') {
  const { body } = await api('/v2/checkout/orders', order(intent));
  await choose(linkOf(body, 'approve'), 'approve');
  return `/v2/checkout/orders/${body.id}`;
}

describe('an order', () => {
  it('is created, approved by the payer in a browser, and captured once', async () => {
    const { status, body } = await api('/v2/checkout/orders', order());
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'CREATED', intent: 'CAPTURE' });
    const path = `/v2/checkout/orders/${body.id}`;
    const early = await api(`${path}/capture`, {});
    expect(early).toMatchObject({
      status: 422,
      body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'ORDER_NOT_APPROVED' }] },
    });

    const url = linkOf(body, 'approve');
    expect(await (await test.call(url)).text()).toContain('250.00 USD');
    const back = await choose(url, 'approve');
    const target = new URL(back.headers.get('location') ?? '');
    expect(Object.fromEntries(target.searchParams)).toEqual({
      x: '1',
      token: body.id,
      PayerID: 'SANDBOXPAYER1',
    });
    expect((await api(path)).body).toMatchObject({ status: 'APPROVED' });

    const captured = await api(`${path}/capture`, {});
    expect(captured.status).toBe(201);
    expect(captured.body).toMatchObject({
      status: 'COMPLETED',
      purchase_units: [
        {
          reference_id: 'default',
          payments: {
            captures: [{ status: 'COMPLETED', custom_id: 'lock-7', amount: { value: '250.00' } }],
          },
        },
      ],
    });
    const again = await api(`${path}/capture`, {});
    expect(again.body.details[0].issue).toBe('ORDER_ALREADY_CAPTURED');
    expect((await test.call(url)).status).toBe(404);
  });

  it('is approved in a window that tells the page of the buttons', async () => {
    const { body } = await api('/v2/checkout/orders', order());
    const told = await (await choose(`${linkOf(body, 'approve')}&native=1`, 'approve')).text();
    expect(told).toContain(`postMessage({"orderID":"${body.id}","choice":"approve"}`);
    expect(await (await test.call('/sdk/js?client-id=x')).text()).toContain('onApprove');
  });

  it('goes back to the shop when the payer cancels, and stays open', async () => {
    const { body } = await api('/v2/checkout/orders', order());
    const back = await choose(linkOf(body, 'approve'), 'cancel');
    expect(back.headers.get('location')).toBe(`https://shop.example/cancel?token=${body.id}`);
    expect((await api(`/v2/checkout/orders/${body.id}`)).body.status).toBe('CREATED');
  });

  it('asks for other funding when the chosen one fails', async () => {
    const { body } = await api('/v2/checkout/orders', order());
    const url = linkOf(body, 'approve');
    await choose(url, 'decline');
    const failed = await api(`/v2/checkout/orders/${body.id}/capture`, {});
    expect(failed.body.details[0].issue).toBe('INSTRUMENT_DECLINED');
    await choose(url, 'approve');
    expect((await api(`/v2/checkout/orders/${body.id}/capture`, {})).status).toBe(201);
  });

  it('with a payment source waits for its payer under another link', async () => {
    const source = { paypal: { experience_context: { return_url: 'https://shop.example/r' } } };
    const { body } = await api('/v2/checkout/orders', order('CAPTURE', { payment_source: source }));
    expect(body.status).toBe('PAYER_ACTION_REQUIRED');
    expect(linkOf(body, 'payer-action')).toContain(body.id);
  });

  it('is made and captured once under one PayPal-Request-Id', async () => {
    const id = { 'PayPal-Request-Id': 'once' };
    const [first, second] = [
      await api('/v2/checkout/orders', order(), id),
      await api('/v2/checkout/orders', order(), id),
    ];
    expect(second.body.id).toBe(first.body.id);
    const path = await approved();
    const one = await api(`${path}/capture`, {}, id);
    expect((await api(`${path}/capture`, {}, id)).body).toEqual(one.body);
  });

  it.each([
    [{ intent: 'BUY' }, 400, 'INVALID_PARAMETER_VALUE'],
    [{ purchase_units: [] }, 400, 'MISSING_REQUIRED_PARAMETER'],
    [
      { purchase_units: [{ amount: { currency_code: 'AED', value: '1' } }] },
      422,
      'CURRENCY_NOT_SUPPORTED',
    ],
    [
      { purchase_units: [{ amount: { currency_code: 'USD', value: '1.001' } }] },
      422,
      'DECIMAL_PRECISION',
    ],
    [
      { purchase_units: [{ amount: { currency_code: 'USD', value: '0' } }] },
      422,
      'CANNOT_BE_ZERO_OR_NEGATIVE',
    ],
  ])('%j is refused', async (more, status, issue) => {
    const answer = await api('/v2/checkout/orders', order('CAPTURE', more));
    expect(answer.status).toBe(status);
    expect(answer.body.details[0].issue).toBe(issue);
    expect(answer.body.debug_id).toBeTruthy();
  });

  it('is for those who carry a token that has not run out', async () => {
    const wrong = await test.call('/v1/oauth2/token', {
      headers: { authorization: basic('someone', 'else') },
      form: grant,
    });
    expect([wrong.status, (await wrong.json()).error]).toEqual([401, 'invalid_client']);
    const authorization = `Bearer ${await token()}`;
    await test.clock.advance(9 * 3_600_000);
    const late = await test.call('/v2/checkout/orders/X', { headers: { authorization } });
    expect([late.status, (await late.json()).name]).toEqual([401, 'AUTHENTICATION_FAILURE']);
  });
});

describe('an authorization', () => {
  const authorization = async () => {
    const { body } = await api(`${await approved('AUTHORIZE')}/authorize`, {});
    return `/v2/payments/authorizations/${body.purchase_units[0].payments.authorizations[0].id}`;
  };

  it('is captured, and what was captured is refunded', async () => {
    const path = await authorization();
    expect((await api(path)).body.status).toBe('CREATED');
    const amount = { currency_code: 'USD', value: '100.00' };
    const { body } = await api(`${path}/capture`, { amount });
    expect(body).toMatchObject({ status: 'COMPLETED', amount });
    expect((await api(`${path}/void`, {})).body.details[0].issue).toBe('PREVIOUSLY_CAPTURED');
    const refund = await api(`/v2/payments/captures/${body.id}/refund`, {});
    expect(refund.body).toMatchObject({ status: 'COMPLETED', amount });
    const twice = await api(`/v2/payments/captures/${body.id}/refund`, {});
    expect(twice.body.details[0].issue).toBe('CAPTURE_FULLY_REFUNDED');
  });

  it('is voided, and then not captured', async () => {
    const path = await authorization();
    expect((await api(`${path}/void`, {})).status).toBe(204);
    expect((await api(path)).body.status).toBe('VOIDED');
    expect((await api(`${path}/capture`, {})).body.details[0].issue).toBe('AUTHORIZATION_VOIDED');
  });
});

describe('webhooks', () => {
  it('are verified by the call for it, and refused when they were changed', async () => {
    const webhook = await api('/v1/notifications/webhooks', {
      url: `${test.inbox.url}/paypal`,
      event_types: [{ name: 'PAYMENT.CAPTURE.COMPLETED' }],
    });
    await api(`${await approved()}/capture`, {});
    await test.sandbox.deliveries.idle();
    expect(test.inbox.heard).toHaveLength(1);
    const [heard] = test.inbox.heard;
    if (!heard) throw new Error('nothing arrived');
    const { body, headers } = heard;
    const event = JSON.parse(body);
    expect(event).toMatchObject({
      event_type: 'PAYMENT.CAPTURE.COMPLETED',
      resource: { custom_id: 'lock-7' },
    });
    const verify = async (webhook_event: unknown) => {
      const { body: said } = await api('/v1/notifications/verify-webhook-signature', {
        auth_algo: headers['paypal-auth-algo'],
        cert_url: headers['paypal-cert-url'],
        transmission_id: headers['paypal-transmission-id'],
        transmission_sig: headers['paypal-transmission-sig'],
        transmission_time: headers['paypal-transmission-time'],
        webhook_id: webhook.body.id,
        webhook_event,
      });
      return said.verification_status;
    };
    expect(await verify(event)).toBe('SUCCESS');
    expect(await verify({ ...event, event_type: 'OTHER' })).toBe('FAILURE');
  });
});
