import { describe, expect, test } from 'vitest';
import { paypalScriptUrl, settledView } from './payment-view.js';

const at = (query = '') => new URLSearchParams(query);
const failure = (code: string, status = 409) => ({
  failure: { kind: 'http', status, problem: { code } },
});
const order = (payment_status: 'paid' | 'pending' | 'failed' | 'refunded') => ({
  order: { order_number: 'MK-7', payment_status },
});

describe('the state after the vendor was asked', () => {
  test.each([
    [order('paid'), '', { state: 'ordered', orderNumber: 'MK-7' }],
    [order('paid'), 'payment=cancelled', { state: 'ordered', orderNumber: 'MK-7' }],
    [order('pending'), '', { state: 'checking' }],
    [order('failed'), 'payment=stripe', { state: 'pay', notice: 'declined' }],
    [order('refunded'), '', { state: 'ordered', orderNumber: 'MK-7' }],
    [failure('payment_declined'), 'payment=stripe', { state: 'pay', notice: 'declined' }],
    [failure('payment_incomplete'), '', { state: 'pay' }],
    [failure('payment_incomplete'), 'payment=cancelled', { state: 'pay', notice: 'cancelled' }],
    [failure('payment_incomplete'), 'payment=liqpay', { state: 'checking' }],
    [failure('payment_failed', 502), 'payment=paypal', { state: 'checking' }],
    [failure('payment_failed', 502), '', { state: 'failed', kind: 'payment_failed' }],
    [{ failure: { kind: 'timeout' } }, 'payment=paypal', { state: 'checking' }],
    [failure('lock_lost'), 'payment=stripe', { state: 'lost' }],
    [failure('vehicle_unavailable'), '', { state: 'lost' }],
    [failure('payment_mismatch'), 'payment=stripe', { state: 'failed', kind: 'payment_mismatch' }],
  ] as const)('%j at "?%s" is %j', (settled, query, view) => {
    expect(settledView(settled, at(query))).toEqual(view);
  });

  test('money that goes back is shown with its amount and number', () => {
    const returned = {
      amount: { amount: 500_000, currency: 'AED' },
      taken: true,
      payment: 'pi_7',
    };
    expect(settledView({ ...failure('lock_lost'), returned }, at('payment=stripe'))).toEqual({
      state: 'returned',
      returned,
    });
  });

  test('no address makes a payment paid', () => {
    for (const query of ['payment=stripe&redirect_status=succeeded', 'payment=paypal&PayerID=7']) {
      expect(settledView(failure('payment_incomplete'), at(query)).state).toBe('checking');
      expect(settledView(failure('payment_declined'), at(query)).state).toBe('pay');
    }
  });
});

test('PayPal’s script has the currency, the intent and the language', () => {
  const gateway = {
    script_url: 'https://www.paypal.com/sdk/js',
    public_key: 'client',
    capture_method: 'manual' as const,
  };
  const url = new URL(paypalScriptUrl(gateway, { currency: 'USD', language: 'ar' }));
  expect(Object.fromEntries(url.searchParams)).toEqual({
    'client-id': 'client',
    currency: 'USD',
    intent: 'authorize',
    components: 'buttons',
    locale: 'ar_EG',
  });
});
