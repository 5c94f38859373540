import type { Locale } from '@mawkib/api-clients/contracts';
import * as z from 'zod';
import { inTime } from '../runtime/in-time.js';
import { isPaymentError, PaymentError } from './payment-error.js';
import type { PaymentVendor, VendorPayment } from './payment-vendor.js';

/** A payment that a vendor is to begin. */
export interface NewPayment {
  /** The market's own name of it. Begun again under it, it is the same payment at the vendor. */
  id: string;
  amount_minor: number;
  currency: string;
  /** `manual`: the amount is held until `take`. */
  capture: 'automatic' | 'manual';
  /** What the payer reads at the vendor, in `locale`. */
  description: string;
  locale: Locale;
  /** Where the payer's browser comes back to. */
  return_url: string;
  cancel_url: string;
  /** Where the vendor tells what happened. */
  webhook_url: string;
  /** Not to be paid any more after that. */
  expires_at: Date;
}

export interface BegunPayment {
  /** The vendor's name of it. */
  vendor_id: string;
  /** Where the payer's browser goes to pay; https. */
  pay_url?: string | undefined;
  /** What the vendor's script in the browser needs; nothing in it is a secret. */
  browser?: Readonly<Record<string, string>> | undefined;
}

/** What a vendor told, once it is certain that the vendor did. */
export interface VendorMessage {
  /** The vendor's name of the message: one that came before is heard once. */
  id: string;
  kind: string;
  /** The vendor's name of the payment, or the market's own; undefined: it is about no payment. */
  payment: string | undefined;
}

/** A message as it came. */
export interface SentMessage {
  /** Names in small letters. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The very bytes, for signatures. */
  body: Buffer;
  now: Date;
}

/**
 * A vendor of payments that a market brings. Methods throw a `PaymentError`; whatever else they throw,
 * an answer that makes no sense, and none within `PAYMENT_TIMEOUT` count as `unreachable`: it is not
 * known whether the vendor acted, and it is asked again later.
 */
export interface PaymentProvider extends PaymentVendor {
  /** What the browser loads of it; a vendor that only has a page of its own needs none. */
  gateway?: { script_url: string; public_key: string } | undefined;
  begin(payment: NewPayment): Promise<BegunPayment>;
  /**
   * Reads what came to `/services/purchase/webhooks/<name>`, the name in small letters. Throws a
   * `PaymentError` of `signature` unless the vendor sent it. Without it nothing is heard, and payments
   * are asked about every minute.
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

/** The provider as the services ask it: in time, with answers that are sound, failing in one way. */
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
