import { orderSummary } from '@mawkib/api-clients/contracts/purchase';
import { describe, expect, test } from 'vitest';
import { nextPaymentOrder, paymentEvent, paymentOrderState } from './payment-order-state.js';

const statuses = orderSummary.shape.payment_status.options;

describe('the order of a payment', () => {
  test('goes from initialised to payment confirmed to order confirmed, as payment_status says [S-4-21]', () => {
    const confirmed = nextPaymentOrder('initialised', paymentEvent('pending'));
    expect(confirmed).toBe('payment_confirmed');
    expect(nextPaymentOrder(confirmed, paymentEvent('paid'))).toBe('order_confirmed');
    expect(nextPaymentOrder(confirmed, paymentEvent('failed'))).toBe('initialised');
    expect(
      ['failed', 'pending', 'paid'].map((status) => paymentOrderState(status as 'paid')),
    ).toEqual(['initialised', 'payment_confirmed', 'order_confirmed']);
  });

  test('may be settled by a webhook before the buyer returns, and stays confirmed', () => {
    expect(nextPaymentOrder('initialised', 'settled')).toBe('order_confirmed');
    expect(nextPaymentOrder('initialised', 'payment_declined')).toBe('initialised');
    for (const event of ['payment_accepted', 'payment_declined', 'settled'] as const) {
      expect(nextPaymentOrder('order_confirmed', event)).toBe('order_confirmed');
    }
  });

  test('a state is that of one status; without a payment, or with one that went back, there is none', () => {
    const states = statuses.map(paymentOrderState).filter((state) => state !== null);
    expect(new Set(states).size).toBe(states.length);
    const none = statuses.filter((status) => paymentOrderState(status) === null);
    expect(none.sort()).toEqual(['not_required', 'refunded', 'refunding']);
  });
});
