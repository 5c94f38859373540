import { orderSummary } from '@mawkib/api-clients/contracts';
import { describe, expect, test } from 'vitest';
import {
  nextPaymentOrder,
  type PaymentOrderEvent,
  paymentOrderState,
  paymentOrderStates,
  paymentStatusIn,
} from './payment-order-state.js';

describe('the order of a payment', () => {
  test('goes from initialised to payment confirmed to order confirmed', () => {
    const run = (events: PaymentOrderEvent[]) =>
      events.reduce(nextPaymentOrder, paymentOrderStates[0]);
    expect(run([])).toBe('initialised');
    expect(run(['payment_accepted'])).toBe('payment_confirmed');
    expect(run(['payment_accepted', 'settled'])).toBe('order_confirmed');
  });

  test('may be settled by a webhook, be declined and be paid again', () => {
    expect(nextPaymentOrder('initialised', 'settled')).toBe('order_confirmed');
    expect(nextPaymentOrder('payment_confirmed', 'payment_declined')).toBe('initialised');
    expect(nextPaymentOrder('initialised', 'payment_declined')).toBe('initialised');
  });

  test('stays confirmed, whatever comes late', () => {
    for (const event of ['payment_accepted', 'payment_declined', 'settled'] as const) {
      expect(nextPaymentOrder('order_confirmed', event)).toBe('order_confirmed');
    }
  });
});

describe('the states and the service’s payment status', () => {
  const statuses = orderSummary.shape.payment_status.options;

  test('every state has a status, and leads back to itself [S-4-21]', () => {
    expect(paymentOrderStates).toEqual(['initialised', 'payment_confirmed', 'order_confirmed']);
    expect(paymentOrderStates.map(paymentStatusIn)).toEqual(['failed', 'pending', 'paid']);
    for (const state of paymentOrderStates) {
      expect(paymentOrderState(paymentStatusIn(state))).toBe(state);
    }
  });

  test('every status has a state or none, and leads back to itself', () => {
    expect(statuses).toHaveLength(5);
    for (const status of statuses) {
      const state = paymentOrderState(status);
      if (state) expect(paymentStatusIn(state)).toBe(status);
      else expect(['not_required', 'refunded']).toContain(status);
    }
  });
});
