import { fromDecimal, toDecimal } from '../../../payment-providers/decimal-amounts.js';
import type { LiqpayCall } from '../../../payment-providers/liqpay-vendor.js';
import type { VendorPages, VendorWorld } from './vendor-money.js';

interface Payment {
  id: string;
  amount: number;
  currency: string;
  isHeld: boolean;
  status: 'success' | 'failure' | 'hold_wait' | 'reversed';
  wasCaptured: boolean;
  refunded: number;
  refundedByHand: number;
}

/** The signed fields of a checkout, as a payer's browser posts them. */
export interface LiqpayForm {
  data: string;
  signature: string;
}

export interface MemoryLiqpay extends VendorPages {
  call: LiqpayCall;
  /** Pays or lets the bank decline. False if the checkout is expired or has been paid. */
  payForm(form: LiqpayForm, good: boolean): boolean | Promise<boolean>;
}

const vendor = 'LIQPAY';
const failed = (code: string) => ({ result: 'error', code });

/**
 * LiqPay's checkout and calls, with the rules of the sandbox: no idempotency keys, and an unpaid
 * payment cannot be cancelled.
 */
export function memoryLiqpay(world: VendorWorld): MemoryLiqpay {
  const payments = new Map<string, Payment>();
  const announce = ({ id, status }: Payment) =>
    world.announce({ vendor, kind: status, payment: id });
  const refund = (payment: Payment, amount: number) => {
    payment.refunded += amount;
    if (payment.refunded === payment.amount) payment.status = 'reversed';
    announce(payment);
  };
  const change = (payment: Payment, action: unknown, amount: number): string | undefined => {
    if (action === 'hold_completion') {
      if (payment.status !== 'hold_wait') return 'payment_not_hold';
      payment.status = 'success';
      payment.wasCaptured = true;
      announce(payment);
    } else if (payment.status === 'hold_wait') {
      payment.status = 'reversed';
      announce(payment);
    } else {
      if (payment.status !== 'success') return 'payment_not_success';
      if (payment.refunded + amount > payment.amount) return 'refund_amount_is_greater';
      refund(payment, amount);
    }
    return undefined;
  };

  return {
    async call({ action, order_id, amount }) {
      const payment = payments.get(String(order_id));
      if (!payment) return failed('payment_not_found');
      if (action !== 'status') {
        const minor = fromDecimal(String(amount), payment.currency) ?? payment.amount;
        const wrong = change(payment, action, minor);
        if (wrong) return failed(wrong);
      }
      const { id, status, currency, refunded } = payment;
      return {
        result: 'ok',
        order_id: id,
        status,
        currency,
        amount: toDecimal(payment.amount, currency),
        refund_amount: toDecimal(refunded, currency),
      };
    },
    payForm({ data }, good) {
      const values = JSON.parse(Buffer.from(data, 'base64').toString());
      const { order_id: id, amount, currency, action, expired_date } = values;
      const before = payments.get(id);
      if (before && before.status !== 'failure') return false;
      if (expired_date && world.now() >= Date.parse(`${expired_date.replace(' ', 'T')}Z`)) {
        return false;
      }
      const isHeld = action === 'hold';
      const paid = isHeld ? 'hold_wait' : 'success';
      const payment: Payment = {
        id,
        amount: fromDecimal(amount, currency) ?? 0,
        currency,
        isHeld,
        status: good ? paid : 'failure',
        wasCaptured: good && !isHeld,
        refunded: 0,
        refundedByHand: 0,
      };
      payments.set(id, payment);
      announce(payment);
      return true;
    },
    pay: () => false,
    refundByHand(id) {
      const payment = payments.get(id);
      if (payment?.status !== 'success') return false;
      const left = payment.amount - payment.refunded;
      payment.refundedByHand += left;
      refund(payment, left);
      return true;
    },
    money: () =>
      [...payments.values()].map(({ id, status, amount, wasCaptured, ...payment }) => ({
        vendor,
        vendor_id: id,
        reference: id,
        held: status === 'hold_wait' ? amount : 0,
        captured: wasCaptured ? amount : 0,
        refunded: payment.refunded,
        refundedByHand: payment.refundedByHand,
      })),
  };
}
