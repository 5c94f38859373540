import { addMilliseconds } from 'date-fns';
import { millisecondsInMinute } from 'date-fns/constants';
import type { RefundRow } from '../../db/schema/payments.js';
import { mailRefunded } from '../mails/order-change-mails.js';
import { refundStep } from '../refunds/refund-step.js';
import type { OrderStore } from '../store/order-store.js';
import { type Decision, type LockedState, markRefunded, note, wait } from './locked-state.js';
import type { SettlingParts } from './settle-payment.js';

type RefundingState = LockedState & { refund: RefundRow };

/**
 * Decides the next step of an open refund, inside the transaction of its payment. Undefined once the
 * refund has ended and the payment is still to be settled.
 */
export async function decideRefund(
  tx: OrderStore,
  state: RefundingState,
  parts: SettlingParts,
): Promise<Decision | undefined> {
  const { refund, payment, seen, seenAt, tried, rejected, now, order } = state;
  const step = refundStep({
    refund,
    captured: payment.amount_minor,
    stored: await tx.refundedSum(payment.id),
    seen,
    tried: tried === 'refund',
    rejected,
    seenAt,
  });
  const change = (set: Partial<RefundRow>) => tx.updateRefund(refund.id, set);
  switch (step.kind) {
    case 'wait':
      return wait(tx, state, {}, millisecondsInMinute);
    case 'call': {
      // Not `now`, which may be long before the locks were acquired.
      const tried_at = parts.clock.now();
      await change({ tried_at, refunded_before: step.before });
      // After a kill the payment is settled again.
      const due_at = addMilliseconds(tried_at, millisecondsInMinute);
      const called = { ...refund, tried_at };
      return { step: 'refund', refund: called, payment: await note(tx, state, { due_at }), order };
    }
    case 'failed':
      await change({ state: 'failed', error: step.error, finished_at: now });
      return undefined;
    case 'done':
      await change({ state: 'done', finished_at: now });
      return finish(tx, state, parts);
  }
}

async function finish(
  tx: OrderStore,
  state: RefundingState,
  parts: SettlingParts,
): Promise<Decision | undefined> {
  const { refund, payment, order, vehicle } = state;
  const { currency, amount_minor: captured } = payment;
  const isWhole = (await tx.refundedSum(payment.id)) >= captured;
  if (order && vehicle) {
    const amount = { amount: refund.amount_minor, currency };
    const of = isWhole ? undefined : { amount: captured, currency };
    await mailRefunded(tx, { order, vehicle, amount, of }, parts);
  }
  if (!isWhole) return undefined;
  return wait(tx, { ...state, order: await markRefunded(tx, state) }, { state: 'returned' });
}
