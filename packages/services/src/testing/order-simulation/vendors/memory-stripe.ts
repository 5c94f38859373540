import type Stripe from 'stripe';
import { PaymentError } from '../../../payment-providers/payment-error.js';
import type { NewIntent, StripeClient } from '../../../payment-providers/stripe-client.js';
import {
  Remembered,
  type VendorMoney,
  type VendorPages,
  type VendorWorld,
} from './vendor-money.js';

interface Intent {
  id: string;
  amount: number;
  currency: string;
  capture: NewIntent['capture'];
  metadata: Record<string, string>;
  status: Stripe.PaymentIntent.Status;
  hasFailed: boolean;
  wasHeld: boolean;
  refunded: number;
  refundedByHand: number;
}

export type StripeCalls = Pick<
  StripeClient,
  'createIntent' | 'getIntent' | 'captureIntent' | 'cancelIntent' | 'refundIntent'
>;

const vendor = 'STRIPE';
/** How long Stripe keeps an idempotency key. */
const dayMs = 24 * 60 * 60_000;
const rejected = (code: string) => new PaymentError('rejected', 'stripe', { code });

/** Stripe's PaymentIntents and refunds, with the rules of the sandbox. */
export function memoryStripe(world: VendorWorld): StripeCalls & VendorPages {
  const intents = new Map<string, Intent>();
  const keys = new Remembered<unknown>(world.now);
  const find = (id: string): Intent => {
    const intent = intents.get(id);
    if (!intent) throw new PaymentError('not_found', 'stripe');
    return intent;
  };
  const announce = (kind: string, { id }: Intent) => world.announce({ vendor, kind, payment: id });
  /** Executes a call with an idempotency key once; a rejected one may be repeated. */
  const once = async <T>(key: string | undefined, request: string, run: () => T): Promise<T> => {
    const known = keys.recall(key, dayMs);
    if (!known) return keys.keep(key, request, run()) as T;
    if (known.request !== request) throw rejected('idempotency_error');
    return known.response as T;
  };
  const refund = (intent: Intent, amount: number) => {
    intent.refunded += amount;
    announce('charge.refunded', intent);
  };

  return {
    createIntent: ({ amount, currency, capture, metadata = {} }, options) =>
      once(options?.idempotencyKey, `create ${amount} ${currency}`, () => {
        const id = world.nextId('pi_');
        const status = 'requires_payment_method' as const;
        const more = { hasFailed: false, wasHeld: false, refunded: 0, refundedByHand: 0 };
        const intent: Intent = { id, amount, currency, capture, metadata, status, ...more };
        intents.set(id, intent);
        return present(intent);
      }),
    getIntent: async (id) => present(find(id)),
    captureIntent: (id, options) =>
      once(options?.idempotencyKey, `capture ${id}`, () => {
        const intent = find(id);
        if (intent.status !== 'requires_capture') throw rejected('unexpected_state');
        intent.status = 'succeeded';
        announce('payment_intent.succeeded', intent);
        return present(intent);
      }),
    cancelIntent: (id, options) =>
      once(options?.idempotencyKey, `cancel ${id}`, () => {
        const intent = find(id);
        if (intent.status === 'succeeded' || intent.status === 'canceled') {
          throw rejected('unexpected_state');
        }
        intent.wasHeld = intent.status === 'requires_capture';
        intent.status = 'canceled';
        announce('payment_intent.canceled', intent);
        return present(intent);
      }),
    refundIntent: (id, options, amount) =>
      once(options?.idempotencyKey, `refund ${id} ${amount}`, () => {
        const intent = find(id);
        const left = intent.status === 'succeeded' ? intent.amount - intent.refunded : 0;
        if (left === 0) throw rejected('charge_already_refunded');
        if (amount !== undefined && amount > left) throw rejected('amount_too_large');
        refund(intent, amount ?? left);
        return { id: world.nextId('re_') } as Stripe.Refund;
      }),
    pay(id, good) {
      const intent = intents.get(id);
      if (intent?.status !== 'requires_payment_method') return false;
      intent.hasFailed = !good;
      if (good) intent.status = intent.capture === 'manual' ? 'requires_capture' : 'succeeded';
      announce(good ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', intent);
      return true;
    },
    refundByHand(id) {
      const intent = intents.get(id);
      if (intent?.status !== 'succeeded' || intent.refunded >= intent.amount) return false;
      intent.refundedByHand += intent.amount - intent.refunded;
      refund(intent, intent.amount - intent.refunded);
      return true;
    },
    money: () => [...intents.values()].map(moneyOf),
  };
}

const moneyOf = ({ id, metadata, status, amount, ...intent }: Intent): VendorMoney => ({
  vendor,
  vendor_id: id,
  reference: metadata.payment_id ?? '',
  held: status === 'requires_capture' ? amount : 0,
  captured: status === 'succeeded' ? amount : 0,
  refunded: intent.refunded,
  refundedByHand: intent.refundedByHand,
});

const present = ({ id, amount, currency, metadata, status, ...intent }: Intent) => {
  // Stripe counts a released amount as refunded.
  const refunded = intent.wasHeld ? amount : intent.refunded;
  const hasCharge = status === 'requires_capture' || status === 'succeeded' || intent.wasHeld;
  return {
    id,
    amount,
    currency: currency.toLowerCase(),
    metadata,
    status,
    client_secret: `${id}_secret`,
    last_payment_error: intent.hasFailed && status === 'requires_payment_method' ? {} : null,
    latest_charge: hasCharge ? { amount_refunded: refunded, refunded: refunded === amount } : null,
  } as unknown as Stripe.PaymentIntent;
};
