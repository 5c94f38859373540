import { describe, expect, it } from 'vitest';
import { basic, grant, linkOf, order, paypalShop } from '../testing/paypal-shop.ts';
import { testSandbox } from '../testing/test-sandbox.ts';

const test = testSandbox();
const { token, api, choose, approved } = paypalShop(test);

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
    const repeated = await api(`${path}/capture`, {});
    expect(repeated.body.details[0].issue).toBe('ORDER_ALREADY_CAPTURED');
    expect((await test.call(url)).status).toBe(404);
  });

  it('is approved in a popup that notifies the page of the buttons', async () => {
    const { body } = await api('/v2/checkout/orders', order());
    const told = await (await choose(`${linkOf(body, 'approve')}&native=1`, 'approve')).text();
    expect(told).toContain(`postMessage({"orderID":"${body.id}","choice":"approve"}`);
    expect(await (await test.call('/sdk/js?client-id=x')).text()).toContain('onApprove');
  });

  it('returns to the shop when the payer cancels, and stays open', async () => {
    const { body } = await api('/v2/checkout/orders', order());
    const back = await choose(linkOf(body, 'approve'), 'cancel');
    expect(back.headers.get('location')).toBe(`https://shop.example/cancel?token=${body.id}`);
    expect((await api(`/v2/checkout/orders/${body.id}`)).body.status).toBe('CREATED');
  });

  it('requires another funding source if the chosen one fails', async () => {
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

  it('is created again with a PayPal-Request-Id of more than six hours ago', async () => {
    const create = async () =>
      (await api('/v2/checkout/orders', order(), { 'PayPal-Request-Id': 'once' })).body.id;
    const first = await create();
    await test.clock.advance(6 * 3_600_000);
    expect(await create()).toBe(first);
    await test.clock.advance(1);
    expect(await create()).not.toBe(first);
  });

  it('is created and captured once per PayPal-Request-Id', async () => {
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
  ])('%j is rejected', async (more, status, issue) => {
    const response = await api('/v2/checkout/orders', order('CAPTURE', more));
    expect(response.status).toBe(status);
    expect(response.body.details[0].issue).toBe(issue);
    expect(response.body.debug_id).toBeTruthy();
  });

  it('requires a token that has not expired', async () => {
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
