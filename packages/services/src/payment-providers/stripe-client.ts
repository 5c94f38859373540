import type Stripe from 'stripe';
import { PaymentError, type PaymentErrorReason } from './payment-error.js';
import type { PaymentsConfig } from './payments-config.js';

/** Fields of the package's errors (`type` and `statusCode`). */
interface Failure {
  type?: unknown;
  code?: unknown;
  statusCode?: unknown;
}

/** Maps an error of the package to a `PaymentError`. Drops its message, which may contain keys. */
function stripeError(error: unknown): PaymentError {
  if (error instanceof PaymentError) return error;
  const { type, code, statusCode } = (error ?? {}) as Failure;
  const reason = reasonOf(String(type), Number(statusCode));
  return new PaymentError(reason, 'stripe', { code: typeof code === 'string' ? code : undefined });
}

function reasonOf(type: string, status: number): PaymentErrorReason {
  if (type === 'StripeCardError') return 'declined';
  if (type === 'StripeAuthenticationError' || type === 'StripePermissionError')
    return 'credentials';
  if (status === 404) return 'not_found';
  return status >= 400 && status < 500 && status !== 409 && status !== 429
    ? 'rejected'
    : 'unreachable';
}

/** Account and idempotency key of a call. */
export interface StripeCallOptions {
  /** A connected account (`acct_…`). Defaults to the market's own. */
  account?: string | undefined;
  /** Calls with the same key are executed once. */
  idempotencyKey?: string | undefined;
}

export interface NewIntent {
  /** In the currency's minor unit. */
  amount: number;
  /** ISO 4217 code. */
  currency: string;
  /** `manual` holds the amount until it is captured. */
  capture: 'automatic' | 'manual';
  /** Ids of the market; no data of the payer. */
  metadata?: Record<string, string>;
  description?: string;
}

/**
 * The part of Stripe's API that the services use. PaymentIntents include their latest charge. Every
 * method throws `PaymentError` only; a call without a response is retried twice with the same key.
 */
export interface StripeClient {
  createIntent(intent: NewIntent, options?: StripeCallOptions): Promise<Stripe.PaymentIntent>;
  getIntent(id: string, options?: StripeCallOptions): Promise<Stripe.PaymentIntent>;
  captureIntent(id: string, options?: StripeCallOptions): Promise<Stripe.PaymentIntent>;
  /** Releases a held amount, or cancels an unpaid PaymentIntent. */
  cancelIntent(id: string, options?: StripeCallOptions): Promise<Stripe.PaymentIntent>;
  /** Refunds an amount, in the minor unit; by default what is left of the captured one. */
  refundIntent(id: string, options?: StripeCallOptions, amount?: number): Promise<Stripe.Refund>;
  /**
   * Verifies and parses a webhook from its raw bytes and its `Stripe-Signature`. Rejects events
   * older than five minutes.
   */
  readEvent(body: Buffer, signature: string | undefined, now: Date): Promise<Stripe.Event>;
}

const vendor = 'stripe';
const toleranceSeconds = 300;

/** Creates a client on the official package, which is loaded with the first call. */
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
    refundIntent: (id, options, amount) =>
      call((stripe) =>
        stripe.refunds.create(
          { payment_intent: id, ...(amount !== undefined && { amount }) },
          requestOf(options),
        ),
      ),
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
          // Any failure means that Stripe did not send it.
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
