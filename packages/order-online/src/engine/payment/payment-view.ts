import type {
  AmountsDue,
  OrderSummary,
  PaymentGateway,
  ReturnedPayment,
} from '@mawkib/api-clients/contracts/purchase';
import type { Money } from '@mawkib/core/money';
import { type CallFailure, type OutcomeKind, outcomeKind } from '../outcome.js';
import { nextPaymentOrder, paymentEvent } from './payment-order-state.js';

/** A started payment, as the page offers it. */
export type OfferedPayment =
  | {
      vendor: 'STRIPE';
      scriptUrl: string;
      publicKey: string;
      account?: string | undefined;
      clientSecret: string;
    }
  | {
      vendor: 'PAYPAL';
      orderId: string;
      /** With its query: client id, currency, intent and language. */
      scriptUrl: string;
      /** Page where the buyer approves without the script. */
      approveUrl?: string | undefined;
    }
  | {
      vendor: 'LIQPAY';
      /** The widget; without it, only the native post is offered. */
      scriptUrl?: string | undefined;
      /** URL that `data` and `signature` are posted to. */
      checkoutUrl: string;
      data: string;
      signature: string;
    }
  /** Payment provider registered by the market, with its own page. */
  | { vendor: 'OWN'; payUrl: string };

/** State of the payment, as the page shows it. */
export type PaymentView =
  | {
      state: 'open';
      notice?: 'declined' | 'cancelled';
      due: Money;
      payment: OfferedPayment;
      /** In the currency of the car, if the service reports it. */
      amounts?: AmountsDue;
      /** Other payment vendors that the buyer may choose. */
      alternatives?: string[];
    }
  | { state: 'checking' }
  /** The vendor has not responded yet; the page asks again. */
  | { state: 'starting' }
  | { state: 'amount_changed'; before: Money; now: Money }
  /** The hold ended during the payment; the payment is refunded. */
  | { state: 'returned'; returned: ReturnedPayment }
  | { state: 'lost' }
  | { state: 'failed'; kind: OutcomeKind };

/** Result of asking the service for the order of a payment. */
export type SettledPayment =
  | { order: Pick<OrderSummary, 'order_number' | 'payment_status'> }
  /** `returned`: the amount of the payment, if the error states that it is refunded. */
  | { failure: CallFailure; returned?: ReturnedPayment | undefined };

/**
 * State after the service asked the vendor; `pay`: the buyer can pay (again). `?payment=` in the
 * return URL decides nothing: it only tells an unfinished payment from one that was cancelled or is
 * still on its way.
 */
export function settledView(
  settled: SettledPayment,
  search: URLSearchParams,
):
  | { state: 'ordered'; orderNumber: string }
  | { state: 'pay'; notice?: 'declined' | 'cancelled' }
  | Extract<PaymentView, { state: 'checking' | 'starting' | 'returned' | 'lost' | 'failed' }> {
  const from = search.get('payment');
  const hasReturned = from !== null && from !== 'cancelled';
  if ('order' in settled) {
    const { order_number: orderNumber, payment_status } = settled.order;
    const state = nextPaymentOrder('initialised', paymentEvent(payment_status));
    if (state === 'payment_confirmed') return { state: 'checking' };
    return state === 'initialised'
      ? { state: 'pay', notice: 'declined' }
      : { state: 'ordered', orderNumber };
  }
  const { failure, returned } = settled;
  if (returned) return { state: 'returned', returned };
  const kind = outcomeKind(failure);
  switch (kind) {
    case 'payment_declined':
      return { state: 'pay', notice: 'declined' };
    case 'payment_incomplete':
      if (hasReturned) return { state: 'checking' };
      return { state: 'pay', ...(from === 'cancelled' && { notice: 'cancelled' as const }) };
    case 'lock_lost':
    case 'vehicle_unavailable':
      return { state: 'lost' };
    case 'payment_failed':
    case 'unreachable':
    case 'too_many_requests':
      if (hasReturned) return { state: 'checking' };
      return failure.kind === 'timeout' ? { state: 'starting' } : { state: 'failed', kind };
    default:
      return { state: 'failed', kind };
  }
}

/** Address of PayPal's script, in the page's language. */
export function paypalScriptUrl(
  { script_url, public_key, capture_method }: PaymentGateway,
  { currency, language }: { currency: string; language: 'ar' | 'en' },
): string {
  const url = new URL(script_url);
  url.searchParams.set('client-id', public_key);
  url.searchParams.set('currency', currency);
  url.searchParams.set('intent', capture_method === 'automatic' ? 'capture' : 'authorize');
  url.searchParams.set('components', 'buttons');
  // The codes that PayPal has for the Gulf.
  url.searchParams.set('locale', language === 'ar' ? 'ar_EG' : 'en_US');
  return url.href;
}
