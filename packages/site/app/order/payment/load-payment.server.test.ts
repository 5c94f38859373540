import { type Call, ServiceError } from '@mawkib/api-clients';
import { describe, expect, test, vi } from 'vitest';
import type { LockCookie } from '../cookies/lock-cookie.server.ts';
import { loadPayment } from './load-payment.server.ts';
import type { PaymentCookie } from './payment-cookie.server.ts';
import { paymentResponse, redirectToOrder } from './payment-response.server.ts';

const lock: LockCookie = {
  vehicleId: '7',
  lockId: '0b7c2f7e-6d0f-4a0e-9d55-0b1f6f3f9f10',
  vendor: 'STRIPE',
  expiresAt: '2099-01-01T00:00:00.000Z',
};
const due = { amount: 500_000, currency: 'AED' };
const paying: PaymentCookie = {
  lockId: lock.lockId,
  company: 'c1',
  email: 'sara@example.ae',
  ...due,
};
const gateway = {
  script_url: 'https://js.stripe.com/v3/',
  public_key: 'pk',
  capture_method: 'manual' as const,
};
const rejected = (code: string, extra = {}) =>
  new ServiceError('http', code, {
    problem: { type: '', title: code, status: 409, code, ...extra } as never,
  });

/** Responses by operation; a `ServiceError` is thrown. */
function market(responses: Record<string, unknown>) {
  const calls: string[] = [];
  const bodies: Record<string, unknown> = {};
  const call = (async ({ id }: { id: string }, input: { body?: unknown; query?: unknown }) => {
    calls.push(id);
    bodies[id] = input.body ?? input.query;
    const response = await responses[id];
    if (response instanceof Error) throw response;
    return { data: response };
  }) as unknown as Call;
  const load = (query = '', more: { lock?: object; paying?: object } = {}) =>
    loadPayment(
      { call, publicUrl: 'https://cars.example' },
      {
        lock: { ...lock, ...more.lock },
        paying: { ...paying, ...more.paying },
        locale: 'ar',
        search: new URLSearchParams(query),
      },
    );
  return { load, calls, bodies };
}

const held = {
  state: 'open',
  now: '2099-01-01T00:00:00.000Z',
  vehicle_id: '7',
  expires_at: '2099-01-01T00:15:00.000Z',
  vendor_uuid: 'STRIPE',
  deposit: due,
  gateway,
};
const intent = { stripe_payment_intent_id: 'pi_7', client_secret: 'pi_7_secret_x' };
const started = { paying: { payment: 'pi_7' } };
const order = { order_number: 'MK-7', payment_status: 'paid' };

describe('the payment of a hold', () => {
  test('is begun, paid and confirmed in this order [S-4-20]', async () => {
    const first = market({ getHold: held, createPayment: intent });
    const open = await first.load();
    expect(first.calls).toEqual(['getHold', 'createPayment']);
    expect(open).toMatchObject({ view: { state: 'open', due }, paying: { payment: 'pi_7' } });
    const back = market({ createOrder: order });
    expect(await back.load('payment=stripe', started)).toEqual({ orderNumber: 'MK-7' });
    expect(back.calls).toEqual(['createOrder']);
    expect(back.bodies.createOrder).toMatchObject({ stripe_payment_intent_id: 'pi_7' });
  });

  test.each([
    ['STRIPE', 'createPayment', intent],
    ['PAYPAL', 'createPaypalOrder', { paypal_order_id: 'P7', approve_url: 'https://pay.example' }],
    [
      'LIQPAY',
      'getLiqpayCheckoutData',
      { data: 'd', signature: 's', liqpay_order_id: 'L7', checkout_url: 'https://l.example/c' },
    ],
  ])('shows the payment of %s by its own call [S-4-17]', async (vendor, operation, response) => {
    const amounts = { now: due, later: { amount: 9_500_000, currency: 'AED' } };
    const alternatives = [{ vendor: 'PAYPAL' }];
    const { load, calls } = market({
      getHold: { ...held, vendor_uuid: vendor, due: amounts, alternatives },
      [operation]: response,
    });
    const payment = { vendor, scriptUrl: expect.stringContaining(gateway.script_url) };
    const open = { state: 'open', due, amounts, alternatives, payment };
    expect(await load('', { lock: { vendor } })).toMatchObject({ view: open });
    expect(calls).toEqual(['getHold', operation]);
  });

  test('can be paid again after a decline and after a cancellation', async () => {
    const declined = market({
      createOrder: rejected('payment_declined'),
      getHold: held,
      createPayment: intent,
    });
    const at = { state: 'open', notice: 'declined' };
    expect(await declined.load('payment=stripe', started)).toMatchObject({ view: at });
    expect(declined.calls).toEqual(['createOrder', 'getHold', 'createPayment']);
    const cancelled = market({
      createOrder: rejected('payment_incomplete'),
      getHold: held,
      createPayment: intent,
    });
    const notice = { state: 'open', notice: 'cancelled' };
    expect(await cancelled.load('payment=cancelled', started)).toMatchObject({ view: notice });
  });

  test('is checked, never begun again, while the vendor is silent', async () => {
    for (const failure of [rejected('payment_incomplete'), new ServiceError('timeout', 'late')]) {
      const { load, calls } = market({ createOrder: failure });
      expect(await load('payment=stripe', started)).toMatchObject({ view: { state: 'checking' } });
      expect(calls).toEqual(['createOrder']);
    }
  });

  test('does not keep its page waiting for a slow vendor, which is not called unreachable', async () => {
    vi.useFakeTimers();
    try {
      const slow = new Promise((resolve) => setTimeout(resolve, 9_000));
      const settling = market({ createOrder: slow.then(() => order) });
      const starting = market({
        createOrder: new Promise((resolve) => setTimeout(resolve, 1_500)).then(() =>
          rejected('payment_declined'),
        ),
        getHold: held,
        createPayment: slow.then(() => intent),
      });
      const views = [
        settling.load('payment=stripe', started),
        settling.load('', started),
        starting.load('payment=stripe', started),
      ];
      await vi.advanceTimersByTimeAsync(2_500);
      expect((await Promise.all(views)).map((loaded) => 'view' in loaded && loaded.view)).toEqual([
        { state: 'checking' },
        { state: 'starting' },
        { state: 'starting' },
      ]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('is asked about again when the amount differs from the one that was shown', async () => {
    const now = { amount: 600_000, currency: 'AED' };
    const changed = { state: 'amount_changed', before: due, now };
    const early = market({ getHold: { ...held, deposit: now } });
    expect(await early.load()).toMatchObject({ view: changed });
    expect(early.calls).toEqual(['getHold']);
    const late = market({
      getHold: held,
      createPayment: rejected('amount_changed', { quote: now }),
    });
    expect(await late.load()).toMatchObject({ view: changed });
  });

  test('goes back with its amount and number when the hold was lost', async () => {
    const returned = { amount: due, taken: true, payment: 'pi_7' };
    const { load } = market({ createOrder: rejected('lock_lost', { returned }) });
    expect(await load('payment=stripe', started)).toMatchObject({
      view: { state: 'returned', returned },
    });
  });

  test('is not begun for a hold that has ended, nor for one that the service has ended', async () => {
    const ended = market({ getHold: held });
    const lost = { view: { state: 'lost' } };
    const past = { lock: { expiresAt: '2020-01-01T00:00:00.000Z' } };
    expect(await ended.load('', past)).toMatchObject(lost);
    expect(ended.calls).toEqual([]);
    const other = market({ getHold: { state: 'lost', now: held.now } });
    expect(await other.load()).toMatchObject(lost);
    expect(other.calls).toEqual(['getHold']);
  });

  test('states why it cannot be begun', async () => {
    const noKeys = market({ getHold: { ...held, gateway: undefined } });
    const kind = 'payment_not_configured';
    expect(await noKeys.load()).toMatchObject({ view: { state: 'failed', kind } });
    const denied = market({ getHold: held, createPayment: rejected('payment_refused') });
    expect(await denied.load()).toMatchObject({
      view: { state: 'failed', kind: 'payment_refused' },
    });
  });
});

describe('the response of a payment', () => {
  const site = { publicUrl: 'https://cars.example' };

  test('has the policy of its vendor while it can be paid, and keeps the lock id from scripts', async () => {
    const { load } = market({ getHold: held, createPayment: intent });
    const loaded = await load();
    if ('orderNumber' in loaded) throw new Error('It is not paid');
    const response = await paymentResponse(site, { loaded, before: paying, shared: {} });
    const headers = new Headers(response.init?.headers);
    expect(headers.get('x-mawkib-policy')).toContain('https://js.stripe.com');
    expect(headers.getSetCookie()).toHaveLength(2);
    expect(JSON.stringify(response.data)).not.toContain(lock.lockId);
    expect(JSON.stringify(response.data)).not.toContain('sara@');
    const checking = { ...loaded, view: { state: 'checking' as const } };
    const quiet = await paymentResponse(site, { loaded: checking, before: paying, shared: {} });
    expect(new Headers(quiet.init?.headers).get('x-mawkib-policy')).toBeNull();
  });

  test('of a paid order ends the cookies of its hold', async () => {
    const { headers, status } = await redirectToOrder(site, {
      orderNumber: 'MK-7',
      email: 'sara@example.ae',
      locale: 'ar',
      lock,
    });
    expect(status).toBe(303);
    expect(headers.get('location')).toBe('/ar/showroom-order-online/success?order=MK-7');
    const ended = headers.getSetCookie().filter((cookie) => cookie.includes('Max-Age=0'));
    expect(ended).toHaveLength(2);
  });
});
