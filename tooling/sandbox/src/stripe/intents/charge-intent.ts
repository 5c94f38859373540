import { makeCharge } from '../resources/make-charge.ts';
import type { StripeCall } from '../stripe-call.ts';
import { type FailureBody, StripeFailure } from '../stripe-failure.ts';
import type { PaymentIntent, PaymentMethod } from '../stripe-objects.ts';
import { type Decline, declineOf } from '../test-cards.ts';
import { change } from './find-intent.ts';

const weekMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Marks a PaymentIntent as failed, so that it requires another payment method. Returns the error.
 */
export function failIntent(
  call: StripeCall,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline,
): FailureBody {
  const charge = makeCharge(call, intent, method, { status: 'failed', decline });
  const error: FailureBody = {
    type: 'card_error',
    ...decline,
    charge: charge.id,
    payment_method: method,
  };
  const failed = change(call, intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    latest_charge: charge.id,
    last_payment_error: error,
  });
  call.emit('charge.failed', charge);
  call.emit('payment_intent.payment_failed', failed);
  return { ...error, payment_intent: failed };
}

/** Uncaptured authorisations expire after seven days ("Place a hold" in Stripe's documentation). */
function expireLater(call: StripeCall, id: string): void {
  call.clock.after(weekMs, () => {
    const intent = call.store.intents.get(id);
    if (intent?.status !== 'requires_capture') return;
    const ended = change(call, intent, {
      status: 'canceled',
      amount_capturable: 0,
      canceled_at: Math.floor(call.clock.now() / 1000),
      cancellation_reason: 'automatic',
    });
    call.emit('payment_intent.canceled', ended);
  });
}

/** Charges the card, or holds the amount. Throws the card's error. */
export function chargeIntent(
  call: StripeCall,
  intent: PaymentIntent,
  method: PaymentMethod,
): PaymentIntent {
  const decline = declineOf(method.card.last4);
  if (decline) throw new StripeFailure(402, failIntent(call, intent, method, decline));

  const held = intent.capture_method === 'manual';
  const charge = makeCharge(call, intent, method, { status: 'succeeded', captured: !held });
  const paid = change(call, intent, {
    status: held ? 'requires_capture' : 'succeeded',
    amount_capturable: held ? intent.amount : 0,
    amount_received: held ? 0 : intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
  });
  if (held) expireLater(call, paid.id);
  call.emit('charge.succeeded', charge);
  call.emit(held ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded', paid);
  return paid;
}
