import type Stripe from 'stripe';
import { PaymentError } from './payment-error.js';
import type { PaymentsConfig } from './payments-config.js';
import { stripeError } from './stripe-error.js';

/** Whose payment it is and which intention it carries out. */
export interface StripeCallOptions {
  /** A connected account (`acct_…`); the market's own unless given. */
  account?: string | undefined;
  /** The same key again is the same call: it is done once. Without one each call stands alone. */
  idempotencyKey?: string | undefined;
}

export interface NewIntent {
  /** In the currency's minor unit. */
  amount: number;
  /** Three letters. */
  currency: string;
  /** `manual` holds the amount until it is captured. */
  capture: 'automatic' | 'manual';
  /** What the market knows it by; nothing of who pays. */
  metadata?: Record<string, string>;
  description?: string;
}

/**
 * The part of Stripe that the services use. A PaymentIntent comes with its latest charge. Every
 * method throws a `PaymentError` and nothing else; a call that had no answer is made again twice with
 * the same key, so that it is done once.
 */
export interface StripeClient {
  createIntent(intent: NewIntent, options?: StripeCallOptions): Promise<Stripe.PaymentIntent>;
  getIntent(id: string, options?: StripeCallOptions): Promise<Stripe.PaymentIntent>;
  captureIntent(id: string, options?: StripeCallOptions): Promise<Stripe.PaymentIntent>;
  /** Releases a held amount, or ends a PaymentIntent that nobody paid. */
  cancelIntent(id: string, options?: StripeCallOptions): Promise<Stripe.PaymentIntent>;
  /** Gives everything back that was captured. */
  refundIntent(id: string, options?: StripeCallOptions): Promise<Stripe.Refund>;
  /**
   * The event of a webhook, from the very bytes that came and their `Stripe-Signature`. One that is
   * older than five minutes is refused like one that Stripe did not sign.
   */
  readEvent(body: Buffer, signature: string | undefined, now: Date): Promise<Stripe.Event>;
}

const vendor = 'stripe';
const toleranceSeconds = 300;

/** A client over the official package, which is loaded with the first call. */
export function createStripeClient(config: PaymentsConfig): StripeClient {
  let opened: Promise<Stripe> | undefined;
  const open = () => {
    opened ??= openStripe(config);
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
  const call = async <T>(run: (stripe: Stripe) => Promise<T>): Promise<T> => {
    try {
      return await run(await open());
    } catch (error) {
      throw stripeError(error);
    }
  };
  const requestOf = ({ account, idempotencyKey }: StripeCallOptions = {}) => ({
    ...(account !== undefined && { stripeAccount: account }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  });
  const expand = ['latest_charge'];

  return {
    createIntent: ({ amount, currency, capture, metadata = {}, description }, options) =>
      call((stripe) =>
        stripe.paymentIntents.create(
          {
            amount,
            currency: currency.toLowerCase(),
            capture_method: capture,
            automatic_payment_methods: { enabled: true },
            metadata,
            expand,
            ...(description !== undefined && { description }),
          },
          requestOf(options),
        ),
      ),
    getIntent: (id, options) =>
      call((stripe) => stripe.paymentIntents.retrieve(id, { expand }, requestOf(options))),
    captureIntent: (id, options) =>
      call((stripe) => stripe.paymentIntents.capture(id, { expand }, requestOf(options))),
    cancelIntent: (id, options) =>
      call((stripe) => stripe.paymentIntents.cancel(id, { expand }, requestOf(options))),
    refundIntent: (id, options) =>
      call((stripe) => stripe.refunds.create({ payment_intent: id }, requestOf(options))),
    readEvent: (body, signature, now) =>
      call(async (stripe) => {
        const secret = config.stripe.webhookSecret;
        if (!secret) throw new PaymentError('not_configured', vendor);
        try {
          return stripe.webhooks.constructEvent(
            body,
            signature ?? '',
            secret,
            toleranceSeconds,
            undefined,
            now.getTime(),
          );
        } catch {
          // Whatever is wrong with it, it is nothing that Stripe said.
          throw new PaymentError('signature', vendor);
        }
      }),
  };
}

async function openStripe({ stripe, timeoutMs }: PaymentsConfig): Promise<Stripe> {
  if (!stripe.secretKey) throw new PaymentError('not_configured', vendor);
  const { default: Client } = await import('stripe');
  const { hostname, port, protocol } = new URL(stripe.apiUrl);
  return new Client(stripe.secretKey, {
    host: hostname,
    ...(port && { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
  });
}
