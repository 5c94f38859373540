import { expect, test } from 'vitest';
import { isTooLate, refundStep } from './refund-step.js';

const now = new Date('2026-11-20T08:00:00Z');
const open = { id: 'r1', amount_minor: 2000, tried_at: null, refunded_before: null };
const facts = {
  refund: open,
  captured: 5000,
  stored: 0,
  seen: { state: 'captured' as const, refunded: 0 },
  tried: false,
  seenAt: now,
  rejected: undefined,
};
const called = (secondsAgo: number, before = 0) => ({
  ...open,
  tried_at: new Date(now.getTime() - secondsAgo * 1000),
  refunded_before: before,
});

test('a refund is made once, even if the response of the vendor is lost', () => {
  expect(refundStep(facts)).toEqual({ kind: 'call', before: 0 });
  // Another process is calling the vendor, or has just been killed.
  expect(refundStep({ ...facts, refund: called(30) })).toEqual({ kind: 'wait' });
  // What was fetched before the call of another process does not show it, however late it is read.
  const seenAt = new Date(now.getTime() - 100_000);
  expect(refundStep({ ...facts, refund: called(90), seenAt })).toEqual({ kind: 'wait' });
  const seen = { ...facts.seen, refunded: 2000 };
  expect(refundStep({ ...facts, refund: called(90), seen })).toEqual({ kind: 'done' });
  // It never arrived: tried again, against the same sum.
  expect(refundStep({ ...facts, refund: called(90) })).toEqual({ kind: 'call', before: 0 });
});

test('an earlier refund of the same amount does not count as this one', () => {
  const seen = { ...facts.seen, refunded: 2000 };
  const second = { ...facts, seen, stored: 2000 };
  expect(refundStep(second)).toEqual({ kind: 'call', before: 2000 });
  // The state was fetched before the earlier refund was made.
  const stale = { ...second, seen: { ...seen, refunded: 0 } };
  expect(refundStep(stale)).toEqual({ kind: 'call', before: 2000 });
  expect(refundStep({ ...second, refund: called(90, 2000) }).kind).toBe('call');
});

test('the sum never exceeds the payment, whoever made the other refunds', () => {
  const seen = { ...facts.seen, refunded: 3001 };
  expect(refundStep({ ...facts, seen })).toEqual({ kind: 'failed', error: 'exceeds_amount' });
  const all = { state: 'refunded' as const, refunded: undefined };
  expect(refundStep({ ...facts, seen: all }).kind).toBe('failed');
});

test('a rejection ends it with the code of the vendor, unless it was made after all', () => {
  const refund = called(1);
  const rejected = { id: 'r1', code: 'charge_disputed', triedAt: refund.tried_at };
  const after = { ...facts, refund, tried: true, rejected };
  expect(refundStep(after)).toEqual({ kind: 'failed', error: 'charge_disputed' });
  const seen = { ...facts.seen, refunded: 2000 };
  expect(refundStep({ ...after, seen })).toEqual({ kind: 'done' });
  expect(refundStep({ ...after, rejected: { ...rejected, id: 'r0' } })).toEqual({ kind: 'wait' });
  // Another process has called the vendor since: its call may have been executed.
  expect(refundStep({ ...after, refund: called(0) })).toEqual({ kind: 'wait' });
});

test('a call that its process begins late is not made: another process may call by then', () => {
  expect(isTooLate(called(29).tried_at, now)).toBe(false);
  expect(isTooLate(called(31).tried_at, now)).toBe(true);
});
