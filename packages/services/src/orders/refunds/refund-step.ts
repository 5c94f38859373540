import { subMilliseconds } from 'date-fns';
import { millisecondsInMinute } from 'date-fns/constants';
import type { RefundRow } from '../../db/schema/payments.js';
import type { VendorPayment } from '../../payment-providers/payment-vendor.js';

/**
 * Time in which a call to the vendor is waited for before the refund is tried again, in this or
 * another process. Longer than the timeout of a call.
 */
const leaseMs = millisecondsInMinute;

/**
 * A call must begin within this time of `tried_at`: so it ends before the lease does. Between the two,
 * a transaction is committed, which may be slow.
 */
const startMs = leaseMs / 2;

/** True if it is too late to start the call announced by `tried_at`. */
export const isTooLate = (tried_at: Date, now: Date): boolean =>
  tried_at < subMilliseconds(now, startMs);

export type RefundStep =
  /** Another process may be calling the vendor. */
  | { kind: 'wait' }
  /** Call the vendor; `before` is the sum of refunds at the vendor before the first call. */
  | { kind: 'call'; before: number }
  | { kind: 'done' }
  | { kind: 'failed'; error: string };

interface RefundFacts {
  refund: Pick<RefundRow, 'id' | 'amount_minor' | 'tried_at' | 'refunded_before'>;
  /** Captured amount of the payment. */
  captured: number;
  /** Sum of the earlier refunds that are stored as done. */
  stored: number;
  seen: Pick<VendorPayment, 'state' | 'refunded'>;
  /** Time before `seen` was fetched. */
  seenAt: Date;
  /** This process has just called the vendor about the refund. */
  tried: boolean;
  rejected: RejectedRefund | undefined;
}

/** A call about a refund that the vendor has just rejected. */
export interface RejectedRefund {
  id: string;
  code: string;
  /** `tried_at` of that call. */
  triedAt: Date;
}

/**
 * Next step of an open refund. If the response of an earlier call was lost, the vendor's sum of
 * refunds shows whether it was executed: then the vendor is not called again.
 */
export function refundStep(facts: RefundFacts): RefundStep {
  const { refund, captured, stored, seen, seenAt, tried, rejected } = facts;
  const atVendor = seen.refunded ?? (seen.state === 'refunded' ? captured : 0);
  const { amount_minor: amount, refunded_before: before, tried_at } = refund;
  if (before !== null && atVendor >= before + amount) return { kind: 'done' };
  // Otherwise another process has called since, and its call may have been executed.
  const isLast = rejected?.id === refund.id && rejected.triedAt.getTime() === tried_at?.getTime();
  if (isLast) return { kind: 'failed', error: rejected.code };
  // `seen` may be older than the last refund.
  const known = before ?? Math.max(stored, atVendor);
  if (known + amount > captured) return { kind: 'failed', error: 'exceeds_amount' };
  if (seen.state === 'refunded') return { kind: 'failed', error: 'refunded_at_vendor' };
  if (tried) return { kind: 'wait' };
  // `seen` does not show a call that another process made afterwards.
  if (tried_at && tried_at > subMilliseconds(seenAt, leaseMs)) return { kind: 'wait' };
  return { kind: 'call', before: known };
}
