import { mergeMetadata, type Params } from '../read-params.ts';
import { makePaymentMethod, resolvePaymentMethod } from '../resources/payment-methods.ts';
import type { StripeCall } from '../stripe-call.ts';
import { invalid, missing } from '../stripe-failure.ts';
import type { PaymentIntent } from '../stripe-objects.ts';
import { checkAmount, readCurrency } from './check-amount.ts';

/** Parameters that are stored unchanged. */
const plain = [
  'description',
  'receipt_email',
  'shipping',
  'statement_descriptor',
  'statement_descriptor_suffix',
  'setup_future_usage',
  'transfer_group',
  'transfer_data',
  'on_behalf_of',
  'payment_method_options',
] as const;

/** Parameters of creation, update and confirmation. */
export const writable = [
  ...plain,
  'amount',
  'application_fee_amount',
  'capture_method',
  'currency',
  'customer',
  'metadata',
  'payment_method',
  'payment_method_data',
  'payment_method_types',
];

function paymentMethodOf(call: StripeCall, params: Params): string | null | undefined {
  const data = params.branch('payment_method_data');
  if (data) return makePaymentMethod(call, data).id;
  const name = params.text('payment_method');
  return name ? resolvePaymentMethod(call, name).id : name;
}

/** The PaymentIntent with these parameters; does not store it. */
export function writeIntent(
  call: StripeCall,
  before: PaymentIntent,
  params: Params,
): PaymentIntent {
  const currency = readCurrency(params.text('currency') ?? before.currency);
  const amount = params.whole('amount') ?? before.amount;
  checkAmount(amount, currency);
  const customer = params.text('customer');
  if (customer && !call.store.customers.get(customer))
    throw missing('customer', customer, 'customer');
  const fee = params.whole('application_fee_amount');
  if (fee !== undefined && call.account === '' && !params.has('transfer_data')) {
    throw invalid(
      'Can only apply an application_fee_amount when the PaymentIntent is attempting a direct payment (using an OAuth key or Stripe-Account header) or destination payment (using `transfer_data[destination]`).',
      undefined,
      'application_fee_amount',
    );
  }
  const payment_method = paymentMethodOf(call, params);
  const changed: PaymentIntent = {
    ...before,
    amount,
    currency,
    metadata: mergeMetadata(before.metadata, params),
    capture_method:
      params.oneOf('capture_method', ['automatic', 'automatic_async', 'manual'] as const) ??
      before.capture_method,
    payment_method_types: params.texts('payment_method_types') ?? before.payment_method_types,
    ...(customer !== undefined && { customer }),
    ...(fee !== undefined && { application_fee_amount: fee }),
    ...(payment_method !== undefined && { payment_method }),
  };
  for (const name of plain) {
    const value = params.raw(name);
    if (value !== undefined) changed[name] = value === '' ? null : value;
  }
  if (changed.status === 'requires_payment_method' && changed.payment_method) {
    changed.status = 'requires_confirmation';
  }
  return changed;
}
