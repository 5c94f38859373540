import type { Locale } from '@mawkib/api-clients/contracts';
import * as z from 'zod';
import { inTime } from '../runtime/in-time.js';
import { isPaymentError, PaymentError } from './payment-error.js';
import type { PaymentVendor, VendorPayment } from './payment-vendor.js';

/** Payment to start at a vendor. */
export interface NewPayment {
  /**
   * The market's id of the payment. Starting it again with the same id returns the same payment.
   */
  id: string;
  amount_minor: number;
  currency: string;
  /** `manual`: the amount is held until `take`. */
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

export interface BegunPayment {
  /** The vendor's id of the payment. */
  vendor_id: string;
  /** Page where the payer pays; https. */
  pay_url?: string | undefined;
  /** Public values that the vendor's browser script needs. */
  browser?: Readonly<Record<string, string>> | undefined;
}

/** Verified message of a vendor. */
export interface VendorMessage {
  /** The vendor's id of the message; a repeated one is ignored. */
  id: string;
  kind: string;
  /**
   * The vendor's id of the payment, or the market's; undefined: the message is about no payment.
   */
  payment: string | undefined;
}

/** Webhook request as received. */
export interface SentMessage {
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
  begin(payment: NewPayment): Promise<BegunPayment>;
  /**
   * Verifies and reads a request to `/services/purchase/webhooks/<name>` (lower-case name). Throws
   * a `PaymentError` with reason `signature` if the vendor did not send it. Without this method the
   * vendor has no webhook, and its payments are polled every minute.
   */
  readMessage?(message: SentMessage): Promise<VendorMessage> | VendorMessage;
}

const vendorPayment: z.ZodType<VendorPayment> = z.object({
  state: z.enum(['open', 'declined', 'processing', 'authorised', 'captured', 'refunded', 'ended']),
  amount: z.int().min(0),
  currency: z.string().length(3),
  reference: z.string().optional(),
}) as z.ZodType<VendorPayment>;

const begunPayment = z.object({
  vendor_id: z.string().min(1).max(255),
  pay_url: z.url({ protocol: /^https?$/ }).optional(),
  browser: z.record(z.string(), z.string()).optional(),
});

const vendorMessage = z.object({
  id: z.string().min(1),
  kind: z.string(),
  payment: z.string().optional(),
}) as z.ZodType<VendorMessage>;

/** Wraps a provider with timeouts, response validation and uniform errors. */
export function shielded(
  name: string,
  provider: PaymentProvider,
  timeoutMs: number,
): PaymentProvider {
  const ask = async <T>(response: z.ZodType<T>, call: () => Promise<T> | T): Promise<T> => {
    try {
      return response.parse(await inTime(call, timeoutMs));
    } catch (error) {
      if (isPaymentError(error)) throw error;
      const code = error instanceof z.ZodError ? 'unsound_answer' : undefined;
      throw new PaymentError('unreachable', name, { code, cause: error });
    }
  };
  return {
    gateway: provider.gateway,
    look: (payment) => ask(vendorPayment, () => provider.look(payment)),
    take: (payment) => ask(vendorPayment, () => provider.take(payment)),
    giveBack: (payment) => ask(vendorPayment, () => provider.giveBack(payment)),
    begin: (payment) => ask(begunPayment, () => provider.begin(payment)),
    ...(provider.readMessage && {
      readMessage: (message: SentMessage) =>
        ask(vendorMessage, () => provider.readMessage?.(message) as VendorMessage),
    }),
  };
}
