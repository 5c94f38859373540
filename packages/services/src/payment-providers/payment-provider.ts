import type { Locale } from '@mawkib/api-clients/contracts';
import * as z from 'zod';
import { inTime } from '../runtime/in-time.js';
import { isPaymentError, PaymentError } from './payment-error.js';
import type {
  PaymentVendor,
  RequestedRefund,
  StoredPayment,
  VendorPayment,
} from './payment-vendor.js';

/** Payment to start at a vendor. */
export interface NewPayment {
  /**
   * The market's id of the payment. Starting it again with the same id returns the same payment.
   */
  id: string;
  amount_minor: number;
  currency: string;
  /** `manual`: the amount is held until `capture`. */
  capture: 'automatic' | 'manual';
  /** Text that the payer reads at the vendor, in `locale`. */
  description: string;
  locale: Locale;
  /** URL to which the payer's browser returns. */
  return_url: string;
  cancel_url: string;
  /** URL to which the vendor posts its messages. */
  webhook_url: string;
  /** The payment cannot be paid after this time. */
  expires_at: Date;
}

export interface CreatedPayment {
  /** The vendor's id of the payment. */
  vendor_id: string;
  /** Page where the payer pays; https. */
  pay_url?: string | undefined;
  /** Public values that the vendor's browser script needs. */
  browser?: Readonly<Record<string, string>> | undefined;
}

/** Verified message of a vendor. */
export interface WebhookMessage {
  /** The vendor's id of the message; a repeated one is ignored. */
  id: string;
  kind: string;
  /**
   * The vendor's id of the payment, or the market's; undefined: the message is about no payment.
   */
  payment: string | undefined;
}

/** Webhook request as received. */
export interface WebhookRequest {
  /** Lower-case names. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Raw bytes, for signatures. */
  body: Buffer;
  now: Date;
}

/**
 * Payment vendor that a market registers itself. Methods throw a `PaymentError`. Any other error,
 * an invalid response and a timeout (`PAYMENT_TIMEOUT`) count as `unreachable`: the vendor may have
 * acted, and is called again later.
 */
export interface PaymentProvider extends PaymentVendor {
  /** Script that the browser loads; not needed for a vendor with a hosted page. */
  gateway?: { script_url: string; public_key: string } | undefined;
  create(payment: NewPayment): Promise<CreatedPayment>;
  /**
   * Verifies and reads a request to `/services/purchase/webhooks/<name>` (lower-case name). Throws
   * a `PaymentError` with reason `signature` if the vendor did not send it. Without this method the
   * vendor has no webhook, and its payments are polled every minute.
   */
  readWebhook?(message: WebhookRequest): Promise<WebhookMessage> | WebhookMessage;
}

const vendorPayment: z.ZodType<VendorPayment> = z.object({
  state: z.enum(['open', 'declined', 'processing', 'authorised', 'captured', 'refunded', 'ended']),
  amount: z.int().min(0),
  currency: z.string().length(3),
  refunded: z.int().min(0).optional(),
  reference: z.string().optional(),
}) as z.ZodType<VendorPayment>;

const createdPayment = z.object({
  vendor_id: z.string().min(1).max(255),
  pay_url: z.url({ protocol: /^https?$/ }).optional(),
  browser: z.record(z.string(), z.string()).optional(),
});

const webhookMessage = z.object({
  id: z.string().min(1),
  kind: z.string(),
  payment: z.string().optional(),
}) as z.ZodType<WebhookMessage>;

/** Wraps a provider with timeouts, response validation and uniform errors. */
export function guardedProvider(
  name: string,
  provider: PaymentProvider,
  timeoutMs: number,
): PaymentProvider {
  const guarded = async <T>(response: z.ZodType<T>, call: () => Promise<T> | T): Promise<T> => {
    try {
      return response.parse(await inTime(call, timeoutMs));
    } catch (error) {
      if (isPaymentError(error)) throw error;
      const code = error instanceof z.ZodError ? 'invalid_response' : undefined;
      throw new PaymentError('unreachable', name, { code, cause: error });
    }
  };
  return {
    gateway: provider.gateway,
    retrieve: (payment) => guarded(vendorPayment, () => provider.retrieve(payment)),
    capture: (payment) => guarded(vendorPayment, () => provider.capture(payment)),
    cancelOrRefund: (payment) => guarded(vendorPayment, () => provider.cancelOrRefund(payment)),
    ...(provider.refund && {
      refund: (payment: StoredPayment, refund: RequestedRefund) =>
        guarded(vendorPayment, () => provider.refund?.(payment, refund) as Promise<VendorPayment>),
    }),
    create: (payment) => guarded(createdPayment, () => provider.create(payment)),
    ...(provider.readWebhook && {
      readWebhook: (message: WebhookRequest) =>
        guarded(webhookMessage, () => provider.readWebhook?.(message) as WebhookMessage),
    }),
  };
}
