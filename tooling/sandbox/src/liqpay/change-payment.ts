import { plain } from '../http/plain.ts';
import type { Clock } from '../surroundings/clock.ts';
import type { LiqpayPayment } from './liqpay-payment.ts';

/** The payer pays or declines on the checkout page. */
export function decide(payment: LiqpayPayment, accepted: boolean, clock: Clock): void {
  payment.ended = clock.now();
  if (!accepted) payment.status = 'failure';
  else if (payment.action === 'hold') payment.status = 'hold_wait';
  else payment.status = payment.isSandbox ? 'sandbox' : 'success';
}

/** Compared instead of decimals, since their sums are not exact. */
const hundredths = (amount: number) => Math.round(amount * 100);

/**
 * `hold_completion` and `refund` ("Two-stage payment" and "Refund" of LiqPay's documentation).
 * Returns the error code of an invalid change.
 */
export function changePayment(
  payment: LiqpayPayment,
  action: 'hold_completion' | 'refund',
  requested: unknown,
): string | undefined {
  const amount = requested === undefined ? payment.amount : Number(plain(requested));
  if (!(amount > 0)) return 'invalid_amount';
  if (action === 'hold_completion') {
    if (payment.status !== 'hold_wait') return 'payment_not_hold';
    if (amount > payment.amount) return 'amount_is_greater';
    payment.amount = amount;
    payment.status = payment.isSandbox ? 'sandbox' : 'success';
    return undefined;
  }
  if (payment.status === 'hold_wait') {
    payment.status = 'reversed';
    return undefined;
  }
  if (payment.status !== 'success' && payment.status !== 'sandbox') return 'payment_not_success';
  const refunded = hundredths(payment.refunded + amount);
  if (refunded > hundredths(payment.amount)) return 'refund_amount_is_greater';
  payment.refunded = refunded / 100;
  if (payment.refunded === payment.amount) payment.status = 'reversed';
  return undefined;
}
