import { plain } from '../http/plain.ts';
import { readAddress } from '../http/read-address.ts';
import type { Surroundings } from '../service.ts';

export type LiqpayAction = 'pay' | 'hold';
export type LiqpayStatus = 'success' | 'sandbox' | 'failure' | 'hold_wait' | 'reversed';

/** A payment by its shop's order id. */
export interface LiqpayPayment {
  paymentId: number;
  action: LiqpayAction;
  orderId: string;
  amount: number;
  currency: string;
  description: string;
  language: string;
  isSandbox: boolean;
  resultUrl: string | undefined;
  serverUrl: string | undefined;
  /** Undefined until the payer decides. */
  status: LiqpayStatus | undefined;
  refunded: number;
  created: number;
  ended: number;
}

const text = (value: unknown, limit = 510) =>
  typeof value === 'string' && value !== '' ? value.slice(0, limit) : undefined;

/**
 * Parses the values of a checkout; returns the error code of an invalid one ("Checkout" of LiqPay's
 * documentation).
 */
export function readPayment(
  values: Record<string, unknown>,
  { clock, keys }: Surroundings,
  paymentId: number,
): LiqpayPayment | string {
  if (plain(values.version) !== '3' && plain(values.version) !== '7') return 'invalid_version';
  if (values.public_key !== keys.liqpayPublic) return 'public_key_not_found';
  if (values.action !== 'pay' && values.action !== 'hold') return 'invalid_action';
  const amount = Number(plain(values.amount));
  if (!(amount > 0 && amount < 1e9)) return 'invalid_amount';
  const currency = text(values.currency);
  if (!currency || !/^[A-Z]{3}$/.test(currency)) return 'invalid_currency';
  const orderId = text(values.order_id, 256);
  if (!orderId || orderId.length > 255) return 'invalid_order_id';
  const description = text(values.description);
  if (!description) return 'description_is_required';
  for (const name of ['result_url', 'server_url']) {
    if (values[name] && !readAddress(values[name])) return `invalid_${name}`;
  }
  return {
    paymentId,
    action: values.action,
    orderId,
    amount,
    currency,
    description,
    language: text(values.language) ?? 'uk',
    isSandbox: plain(values.sandbox) === '1',
    resultUrl: readAddress(values.result_url),
    serverUrl: readAddress(values.server_url),
    status: undefined,
    refunded: 0,
    created: clock.now(),
    ended: 0,
  };
}

/** A payment in callbacks and in the status call ("Callback" of LiqPay's documentation). */
export function presentPayment(payment: LiqpayPayment, publicKey: string): Record<string, unknown> {
  const failed = payment.status === 'failure';
  return {
    ...(failed && {
      err_code: 'err_card_decline',
      err_description: 'The bank declined the payment',
      code: 'err_card_decline',
    }),
    action: payment.action,
    amount: payment.amount,
    create_date: payment.created,
    currency: payment.currency,
    description: payment.description,
    end_date: payment.ended,
    language: payment.language,
    liqpay_order_id: `SANDBOX${payment.paymentId}`,
    order_id: payment.orderId,
    payment_id: payment.paymentId,
    paytype: 'card',
    public_key: publicKey,
    refund_amount: payment.refunded,
    result: failed ? 'error' : 'ok',
    sender_card_mask2: '424242*42',
    sender_card_type: 'visa',
    status: payment.status ?? 'prepared',
    transaction_id: payment.paymentId,
    type: 'buy',
    version: 3,
  };
}
