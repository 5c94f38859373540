/**
 * Fields of a PaymentIntent for publishable keys ("Retrieve a PaymentIntent" in Stripe's API
 * reference).
 */
const publicFields = new Set([
  ...['id', 'object', 'amount', 'amount_details', 'automatic_payment_methods', 'canceled_at'],
  ...['cancellation_reason', 'capture_method', 'client_secret', 'confirmation_method', 'created'],
  ...['currency', 'description', 'last_payment_error', 'livemode', 'next_action', 'payment_method'],
  ...[
    'payment_method_types',
    'processing',
    'receipt_email',
    'setup_future_usage',
    'shipping',
    'status',
  ],
]);

/** The object without fields for secret keys only. */
export function publicPart(object: object): object {
  if (!('object' in object) || object.object !== 'payment_intent') return object;
  return Object.fromEntries(Object.entries(object).filter(([name]) => publicFields.has(name)));
}
