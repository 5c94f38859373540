import {
  createOrder,
  createPayment,
  createPaypalOrder,
  getLiqpayCheckoutData,
  initOrder,
} from '@mawkib/api-clients/contracts/purchase';
import { describe, expect, test } from 'vitest';
import {
  confirmationState,
  describeOutcome,
  type OutcomeKind,
  outcomeKind,
  outcomeKinds,
} from './outcome.js';

const http = (status: number, code?: string) => ({
  kind: 'http',
  status,
  ...(code && { problem: { code } }),
});

describe('what a failure means', () => {
  test.each([
    [http(409, 'vehicle_locked'), 'vehicle_locked'],
    [http(409, 'vehicle_unavailable'), 'vehicle_unavailable'],
    [http(409, 'lock_lost'), 'lock_lost'],
    [http(409, 'order_expired'), 'order_expired'],
    [http(403, 'invalid_token'), 'invalid_token'],
    [http(404, 'vehicle_not_found'), 'vehicle_unavailable'],
    [http(404, 'order_not_found'), 'order_not_found'],
    [http(404), 'order_not_found'],
    [http(422, 'invalid_input'), 'invalid_customer'],
    [http(429), 'too_many_requests'],
    [http(500), 'failed'],
    [http(409, 'constructor'), 'failed'],
    [{ kind: 'contract' }, 'failed'],
    [{ kind: 'timeout' }, 'unreachable'],
    [{ kind: 'network' }, 'unreachable'],
  ])('%j is %s', (failure, kind) => {
    expect(outcomeKind(failure)).toBe(kind);
  });

  test.each(outcomeKinds)('%s has words and a way on in both languages', (kind) => {
    for (const locale of ['ar', 'en'] as const) {
      const { title, text, nextSteps } = describeOutcome(kind, locale);
      expect(title.length).toBeGreaterThan(5);
      expect(text.length).toBeGreaterThan(20);
      expect(nextSteps.length).toBeGreaterThan(0);
      for (const way of nextSteps) {
        expect(way.label.length).toBeGreaterThan(2);
        if (way.kind === 'link') expect(way.href).toMatch(new RegExp(`^/${locale}/`));
      }
    }
  });

  test('no error of a payment is one that we cannot name', () => {
    const calls = [initOrder, createOrder, createPayment, createPaypalOrder, getLiqpayCheckoutData];
    const errors = calls.flatMap(({ errors }) => Object.entries(errors));
    const ofPayments = errors.filter(([code]) => /^payment_|_changed$/.test(code));
    expect(ofPayments.length).toBeGreaterThan(20);
    for (const [code, status] of ofPayments) expect(outcomeKind(http(status, code))).toBe(code);
  });

  test('a lost lock leads back to the vehicle [S-4-19]', () => {
    const { nextSteps } = describeOutcome('lock_lost', 'ar', { vehicle: '/showroom/defender-7' });
    expect(nextSteps[0]).toMatchObject({ kind: 'link', href: '/ar/showroom/defender-7' });
  });
});

describe('the page of the mailed link', () => {
  const state = (
    order: Parameters<typeof confirmationState>[0]['order'],
    { hasToken = true, error }: { hasToken?: boolean; error?: OutcomeKind } = {},
  ) => confirmationState({ order, hasToken, error });

  test('an order that waits has a button; only its token makes it one', () => {
    expect(state('created')).toEqual({ result: 'waiting' });
    expect(state('created', { hasToken: false })).toEqual({
      result: 'failure',
      failure: 'invalid_token',
    });
  });

  test('confirmed, expired, unknown and rejected each say so', () => {
    expect(state('confirmed', { hasToken: false })).toEqual({ result: 'confirmed' });
    expect(state('expired')).toEqual({ result: 'failure', failure: 'order_expired' });
    expect(state('cancelled')).toEqual({ result: 'failure', failure: 'order_cancelled' });
    expect(state({ failure: 'order_not_found' })).toEqual({
      result: 'error',
      failure: 'order_not_found',
    });
    for (const error of ['invalid_token', 'vehicle_unavailable', 'order_expired'] as const) {
      expect(state('created', { error })).toEqual({ result: 'failure', failure: error });
    }
  });

  test('a failure that passes leaves the button where it is', () => {
    for (const error of ['unreachable', 'failed', 'too_many_requests'] as const) {
      expect(state('created', { error })).toEqual({ result: 'waiting', failure: error });
    }
  });
});
