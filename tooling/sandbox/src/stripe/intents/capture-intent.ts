import { seconds } from '../../surroundings/clock.ts';
import { mergeMetadata, readParams } from '../read-params.ts';
import type { StripeCall } from '../stripe-call.ts';
import { invalid } from '../stripe-failure.ts';
import type { PaymentIntent } from '../stripe-objects.ts';
import { change, demandStatus, findIntent } from './find-intent.ts';

const capturable = [
  'amount_to_capture',
  'application_fee_amount',
  'final_capture',
  'metadata',
  'statement_descriptor',
  'statement_descriptor_suffix',
  'transfer_data',
];

/** "Capture a PaymentIntent": the rest of a held amount is released. */
export function captureIntent(call: StripeCall): PaymentIntent {
  const intent = findIntent(call);
  const params = readParams(call.params, capturable);
  demandStatus(intent, ['capture', 'captured'], ['requires_capture']);
  const amount = params.whole('amount_to_capture') ?? intent.amount_capturable;
  if (amount < 1 || amount > intent.amount_capturable) {
    throw invalid(
      `The amount_to_capture is ${amount}, which is not from 1 to the amount_capturable of ${intent.amount_capturable}.`,
      amount < 1 ? 'parameter_invalid_integer' : 'amount_too_large',
      'amount_to_capture',
    );
  }
  const charge = call.store.charges.get(intent.latest_charge ?? '');
  const captured = change(call, intent, {
    status: 'succeeded',
    amount_capturable: 0,
    amount_received: amount,
    metadata: mergeMetadata(intent.metadata, params),
  });
  if (charge) {
    const taken = {
      ...charge,
      captured: true,
      amount_captured: amount,
      amount_refunded: charge.amount - amount,
    };
    call.store.charges.set(charge.id, taken);
    call.emit('charge.captured', taken);
  }
  call.emit('payment_intent.succeeded', captured);
  return captured;
}

const reasons = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'] as const;

/** "Cancel a PaymentIntent": a held amount is released. */
export function cancelIntent(call: StripeCall): PaymentIntent {
  const intent = findIntent(call);
  const params = readParams(call.params, ['cancellation_reason']);
  demandStatus(
    intent,
    ['cancel', 'canceled'],
    ['requires_payment_method', 'requires_capture', 'requires_confirmation', 'requires_action'],
  );
  const charge = call.store.charges.get(intent.latest_charge ?? '');
  if (charge && intent.status === 'requires_capture') {
    const released = { ...charge, refunded: true, amount_refunded: charge.amount };
    call.store.charges.set(charge.id, released);
    call.emit('charge.refunded', released);
  }
  const canceled = change(call, intent, {
    status: 'canceled',
    amount_capturable: 0,
    canceled_at: seconds(call.clock),
    cancellation_reason: params.oneOf('cancellation_reason', reasons) ?? null,
    next_action: null,
  });
  call.emit('payment_intent.canceled', canceled);
  return canceled;
}
