import { fromDecimal } from './decimal-amounts.js';
import { PaymentError } from './payment-error.js';
import type { VendorPayment, VendorState } from './payment-vendor.js';

interface Part {
  id: string;
  status: string;
}

/** Fields of a PayPal order that are used here ("Orders v2" of its REST documentation). */
export interface PaypalOrder {
  id: string;
  status: string;
  intent: 'CAPTURE' | 'AUTHORIZE';
  amount: number;
  currency: string;
  customId: string | undefined;
  capture: Part | undefined;
  /** Sum of the refunds, in the minor unit. */
  refunded: number;
  authorization: Part | undefined;
  /** URL where the payer approves it. */
  approveUrl: string | undefined;
}

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);
const partOf = (value: Fields | undefined): Part | undefined =>
  value && { id: String(value.id), status: String(value.status) };

/** Parses an order; throws `unreachable` for an invalid one. */
export function readPaypalOrder(body: unknown): PaypalOrder {
  const { id, status, intent, purchase_units, links } = fieldsOf(body);
  const unit = fieldsOf(listOf(purchase_units)[0]);
  const { value, currency_code } = fieldsOf(unit.amount);
  const currency = String(currency_code ?? '');
  const { captures, authorizations, refunds } = fieldsOf(unit.payments);
  if (typeof id !== 'string') throw new PaymentError('unreachable', 'paypal');
  const approve = listOf(links).find(({ rel }) => rel === 'payer-action' || rel === 'approve');
  return {
    id,
    status: String(status),
    intent: intent === 'AUTHORIZE' ? 'AUTHORIZE' : 'CAPTURE',
    amount: fromDecimal(String(value), currency) ?? Number.NaN,
    currency,
    customId: typeof unit.custom_id === 'string' ? unit.custom_id : undefined,
    capture: partOf(listOf(captures)[0]),
    refunded: listOf(refunds).reduce((sum, refund) => sum + refundedBy(refund, currency), 0),
    authorization: partOf(listOf(authorizations)[0]),
    approveUrl: approve && String(approve.href),
  };
}

/** A failed or cancelled refund returns nothing. */
function refundedBy({ status, amount }: Fields, currency: string): number {
  if (status === 'FAILED' || status === 'CANCELLED') return 0;
  return fromDecimal(String(fieldsOf(amount).value), currency) ?? 0;
}

const captureStates: Record<string, VendorState> = {
  COMPLETED: 'captured',
  PARTIALLY_REFUNDED: 'captured',
  REFUNDED: 'refunded',
  PENDING: 'processing',
};
const authorizationStates: Record<string, VendorState> = {
  CREATED: 'authorised',
  PARTIALLY_CREATED: 'authorised',
  CAPTURED: 'captured',
  VOIDED: 'ended',
  EXPIRED: 'ended',
  PENDING: 'processing',
};

function stateOf({ status, capture, authorization }: PaypalOrder): VendorState {
  if (capture) return captureStates[capture.status] ?? 'declined';
  if (authorization) return authorizationStates[authorization.status] ?? 'declined';
  if (status === 'APPROVED') return 'authorised';
  return status === 'VOIDED' ? 'ended' : 'open';
}

export const paypalPayment = (order: PaypalOrder): VendorPayment => ({
  state: stateOf(order),
  amount: order.amount,
  currency: order.currency,
  refunded: order.refunded,
  reference: order.customId,
});
