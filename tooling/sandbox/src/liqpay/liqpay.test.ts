import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testSandbox } from '../testing/test-sandbox.ts';

const test = testSandbox();

/**
 * Independent implementation of LiqPay's signature: base64(sha1(private_key + data + private_key)).
 */
function pack(values: object, privateKey = test.sandbox.keys.liqpayPrivate) {
  const data = Buffer.from(JSON.stringify(values)).toString('base64');
  const signature = createHash('sha1')
    .update(privateKey + data + privateKey)
    .digest('base64');
  return { data, signature };
}
const values = (more = {}) => ({
  version: 3,
  public_key: test.sandbox.keys.liqpayPublic,
  action: 'pay',
  amount: '1500.50',
  currency: 'UAH',
  description: 'Reservation A-1',
  order_id: 'A-1',
  result_url: 'https://shop.example/thanks',
  server_url: `${test.inbox.url}/liqpay`,
  ...more,
});
const checkout = (more = {}) => test.call('/api/3/checkout', { form: pack(values(more)) });
const decide = (choice: string) =>
  test.call('/_sandbox/liqpay/decide', { form: { order_id: 'A-1', choice } });
const server = async (more: object) => {
  const body = { version: 3, public_key: test.sandbox.keys.liqpayPublic, order_id: 'A-1', ...more };
  return (await test.call('/api/request', { form: pack(body) })).json();
};
function callback() {
  const form = new URLSearchParams(test.inbox.received.at(-1)?.body);
  const data = form.get('data') ?? '';
  const said = JSON.parse(Buffer.from(data, 'base64').toString('utf8'));
  expect(form.get('signature')).toBe(pack(said).signature);
  return said;
}

describe('a checkout', () => {
  it('is paid: the server receives a signed callback, the payer returns, the status is paid', async () => {
    const page = await checkout();
    expect(await page.text()).toContain('1500.5 UAH');
    expect(await server({ action: 'status' })).toMatchObject({ status: 'prepared' });
    const back = await decide('pay');
    expect(back.headers.get('location')).toBe('https://shop.example/thanks');
    await test.sandbox.deliveries.idle();
    const said = {
      status: 'success',
      order_id: 'A-1',
      amount: 1500.5,
      currency: 'UAH',
      result: 'ok',
    };
    expect(callback()).toMatchObject({ ...said, action: 'pay' });
    expect(await server({ action: 'status' })).toMatchObject(said);
    expect((await decide('pay')).status).toBe(400);
    expect(await (await checkout()).text()).toContain('order_id_duplicate');
  });

  it('notifies the embedding page, with any order id', async () => {
    const page = await test.call('/api/3/checkout?embed=1', {
      form: pack(values({ description: '</script><b>' })),
    });
    expect(await page.text()).toContain('name="embed"');
    const form = { order_id: 'A-1', choice: 'pay', embed: '1' };
    const told = await (await test.call('/_sandbox/liqpay/decide', { form })).text();
    const [, json = ''] = /postMessage\((\{.*\}), '\*'\)/.exec(told) ?? [];
    expect(JSON.parse(json)).toMatchObject({ status: 'success', description: '</script><b>' });
    expect(told.match(/<\/script>/g)).toHaveLength(1);
  });

  it('is declined, and can be retried', async () => {
    await checkout();
    await decide('decline');
    await test.sandbox.deliveries.idle();
    expect(callback()).toMatchObject({ status: 'failure', err_code: 'err_card_decline' });
    expect((await checkout()).status).toBe(200);
  });

  it('holds an amount, captures part of it, and refunds it', async () => {
    await checkout({ action: 'hold' });
    await decide('pay');
    await test.sandbox.deliveries.idle();
    expect(callback().status).toBe('hold_wait');
    const taken = await server({ action: 'hold_completion', amount: 1000 });
    expect(taken).toMatchObject({ status: 'success', amount: 1000 });
    expect(await server({ action: 'refund', amount: 400 })).toMatchObject({ status: 'success' });
    expect(await server({ action: 'refund', amount: 700 })).toMatchObject({ result: 'error' });
    expect(await server({ action: 'refund', amount: 600 })).toMatchObject({ status: 'reversed' });
  });

  it('has the status sandbox if requested', async () => {
    await checkout({ sandbox: '1' });
    await decide('pay');
    expect(await server({ action: 'status' })).toMatchObject({ status: 'sandbox' });
  });

  it.each([
    [{ public_key: 'other' }, 'public_key_not_found'],
    [{ amount: '-1' }, 'invalid_amount'],
    [{ currency: 'dirham' }, 'invalid_currency'],
    [{ order_id: '' }, 'invalid_order_id'],
    [{ action: 'give' }, 'invalid_action'],
  ])('with %j is rejected', async (more, code) => {
    const page = await checkout(more);
    expect([page.status, (await page.text()).includes(code)]).toEqual([400, true]);
  });

  it('is rejected with a wrong signature or invalid JSON', async () => {
    const forged = await test.call('/api/3/checkout', { form: pack(values(), 'other') });
    expect(await forged.text()).toContain('invalid_signature');
    const { liqpayPrivate: key } = test.sandbox.keys;
    const signature = createHash('sha1').update(`${key}bm8=${key}`).digest('base64');
    const response = await test.call('/api/request', { form: { data: 'bm8=', signature } });
    expect(await response.json()).toMatchObject({ result: 'error', code: 'err_json' });
    expect(await server({ action: 'status' })).toMatchObject({ code: 'payment_not_found' });
  });
});
