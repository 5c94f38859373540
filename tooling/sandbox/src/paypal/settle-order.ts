import type { Surroundings } from '../service.ts';
import { hundredths, type Money, moneyOf, type Order, type Payment } from './order.ts';
import { unprocessable } from './paypal-failure.ts';

type Making = Pick<Surroundings, 'clock' | 'ids'>;

function make(
  { clock, ids }: Making,
  order: Order,
  fields: Pick<Payment, 'kind' | 'status' | 'amount' | 'parentId'>,
): Payment {
  const [unit] = order.units;
  const made: Payment = {
    id: ids.capitals(),
    orderId: order.id,
    customId: unit?.custom_id,
    invoiceId: unit?.invoice_id,
    time: clock.now(),
    ...fields,
  };
  order.payments.push(made);
  return made;
}

const totalOf = ({ units }: Order): Money => {
  const sum = units.reduce((total, { amount }) => total + hundredths(amount), 0);
  const [first] = units;
  return units.length === 1 && first
    ? { currency_code: first.amount.currency_code, value: first.amount.value }
    : moneyOf(sum, first?.amount.currency_code ?? 'USD');
};

/** "Capture payment for order" and "Authorize payment for order". */
export function settleOrder(
  making: Making,
  order: Order,
  kind: 'capture' | 'authorization',
): Payment {
  if (order.status === 'COMPLETED') {
    const [issue, word] =
      kind === 'capture'
        ? ['ORDER_ALREADY_CAPTURED', 'captured']
        : ['ORDER_ALREADY_AUTHORIZED', 'authorized'];
    throw unprocessable(
      issue ?? '',
      `Order already ${word}. If 'intent=${order.intent}' only one ${kind} per order is allowed.`,
    );
  }
  const expected = order.intent === 'CAPTURE' ? 'capture' : 'authorization';
  if (expected !== kind) {
    throw unprocessable(
      'ACTION_DOES_NOT_MATCH_INTENT',
      'Order was created with an intent that does not match the action requested.',
    );
  }
  if (order.status !== 'APPROVED') {
    throw unprocessable(
      'ORDER_NOT_APPROVED',
      "Payer has not yet approved the Order for payment. Please redirect the payer to the 'rel':'approve' url returned as part of the HATEOAS links within the Create Order call or provide a valid payment_source in the request.",
    );
  }
  if (order.isDeclined) {
    order.status = 'CREATED';
    throw unprocessable(
      'INSTRUMENT_DECLINED',
      "The instrument presented was either declined by the processor or bank, or it can't be used for this payment.",
    );
  }
  order.status = 'COMPLETED';
  const status = kind === 'capture' ? 'COMPLETED' : 'CREATED';
  return make(making, order, { kind, status, amount: totalOf(order), parentId: null });
}

/** "Capture authorized payment". */
export function captureAuthorization(
  making: Making,
  order: Order,
  authorization: Payment,
  requested: Money | undefined,
): Payment {
  if (authorization.status === 'VOIDED') {
    throw unprocessable(
      'AUTHORIZATION_VOIDED',
      'A voided authorization cannot be captured or reauthorized.',
    );
  }
  if (authorization.status === 'CAPTURED') {
    throw unprocessable(
      'AUTHORIZATION_ALREADY_CAPTURED',
      'Authorization has already been captured.',
    );
  }
  const amount = requested ?? authorization.amount;
  if (hundredths(amount) > hundredths(authorization.amount)) {
    throw unprocessable('MAX_CAPTURE_AMOUNT_EXCEEDED', 'Capture amount exceeds allowable limit.');
  }
  authorization.status = 'CAPTURED';
  return make(making, order, {
    kind: 'capture',
    status: 'COMPLETED',
    amount,
    parentId: authorization.id,
  });
}

/** "Void authorized payment". */
export function voidAuthorization(authorization: Payment): void {
  if (authorization.status === 'CAPTURED') {
    throw unprocessable(
      'PREVIOUSLY_CAPTURED',
      'Authorization has been previously captured and hence cannot be voided.',
    );
  }
  if (authorization.status === 'VOIDED') {
    throw unprocessable(
      'PREVIOUSLY_VOIDED',
      'Authorization has been previously voided and hence cannot be voided again.',
    );
  }
  authorization.status = 'VOIDED';
}

/** "Refund captured payment". */
export function refundCapture(
  making: Making,
  order: Order,
  capture: Payment,
  requested: Money | undefined,
): Payment {
  const before = order.payments
    .filter(({ kind, parentId }) => kind === 'refund' && parentId === capture.id)
    .reduce((sum, { amount }) => sum + hundredths(amount), 0);
  const left = hundredths(capture.amount) - before;
  if (left === 0)
    throw unprocessable('CAPTURE_FULLY_REFUNDED', 'The capture has already been fully refunded.');
  const amount = requested ?? moneyOf(left, capture.amount.currency_code);
  if (hundredths(amount) > left) {
    throw unprocessable(
      'REFUND_AMOUNT_EXCEEDED',
      'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
    );
  }
  capture.status = hundredths(amount) === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  return make(making, order, { kind: 'refund', status: 'COMPLETED', amount, parentId: capture.id });
}
