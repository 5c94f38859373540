import type { OrderSummary } from '@mawkib/api-clients/contracts/purchase';

/** States of a paid order in the buyer's journey, in order. */
export type PaymentOrderState = 'initialised' | 'payment_confirmed' | 'order_confirmed';

/** `settled`: the money is captured and the order is confirmed. */
export type PaymentOrderEvent = 'payment_accepted' | 'payment_declined' | 'settled';

const transitions: Record<
  PaymentOrderState,
  Partial<Record<PaymentOrderEvent, PaymentOrderState>>
> = {
  // A webhook may settle the order before the buyer returns.
  initialised: { payment_accepted: 'payment_confirmed', settled: 'order_confirmed' },
  payment_confirmed: { payment_declined: 'initialised', settled: 'order_confirmed' },
  order_confirmed: {},
};

/** The next state; an event that does not fit the current state is ignored. */
export const nextPaymentOrder = (
  state: PaymentOrderState,
  event: PaymentOrderEvent,
): PaymentOrderState => transitions[state][event] ?? state;

type PaymentStatus = OrderSummary['payment_status'];

/** Null: an order without a payment, or with a payment that went back. */
const stateOfStatus: Record<PaymentStatus, PaymentOrderState | null> = {
  not_required: null,
  failed: 'initialised',
  pending: 'payment_confirmed',
  paid: 'order_confirmed',
  refunding: null,
  refunded: null,
};

/** State of the journey for the service's `payment_status`; each state has one status. */
export const paymentOrderState = (status: PaymentStatus): PaymentOrderState | null =>
  stateOfStatus[status];

/** State of a started payment, from the service's `payment_status`. */
export const paymentEvent = (status: PaymentStatus): PaymentOrderEvent =>
  status === 'pending' ? 'payment_accepted' : status === 'failed' ? 'payment_declined' : 'settled';
