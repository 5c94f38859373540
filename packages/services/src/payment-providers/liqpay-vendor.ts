import { fromDecimal, toDecimal } from './decimal-amounts.js';
import { type LiqpaySignedData, readSignedData, signData } from './liqpay-signed-data.js';
import { PaymentError } from './payment-error.js';
import type { PaymentVendor, StoredPayment, VendorPayment, VendorState } from './payment-vendor.js';
import type { PaymentsConfig } from './payments-config.js';
import { vendorFetch } from './vendor-fetch.js';

export interface NewLiqpayCheckout {
  id: string;
  amount: number;
  currency: string;
  capture: 'automatic' | 'manual';
  description: string;
  language: string;
  paytypes?: string | undefined;
  /** URL to which the payer's browser returns. */
  resultUrl: string | undefined;
  /** URL of the webhook. */
  serverUrl: string;
  /** The checkout can be paid until then. */
  expiresAt: Date | undefined;
}

export interface LiqpayVendor extends PaymentVendor {
  /** Fields that a browser posts to LiqPay's checkout. Makes no call to LiqPay. */
  sign(checkout: NewLiqpayCheckout): LiqpaySignedData;
  /** Decodes a callback. Throws if the signature is wrong. */
  readCallback(form: Readonly<Record<string, unknown>>): Record<string, unknown>;
}

const vendor = 'liqpay';
const version = 3;

/** LiqPay's statuses; all others are open and wait for the payer. */
const states: Record<string, VendorState> = {
  success: 'captured',
  hold_wait: 'authorised',
  failure: 'declined',
  error: 'declined',
  reversed: 'refunded',
  wait_accept: 'processing',
  wait_lc: 'processing',
  wait_reserve: 'processing',
  processing: 'processing',
};

/** Calls LiqPay's API and resolves to the response's values. Throws `PaymentError` only. */
export type LiqpayCall = (
  values: Readonly<Record<string, unknown>>,
  attempts: number,
) => Promise<Record<string, unknown>>;

type Keys = Pick<PaymentsConfig, 'liqpay'>;

function keysOf({ liqpay: { publicKey, privateKey } }: Keys) {
  if (publicKey && privateKey) return { publicKey, privateKey };
  throw new PaymentError('not_configured', vendor);
}

export const createLiqpayCall =
  ({ liqpay, timeoutMs }: PaymentsConfig): LiqpayCall =>
  async (values, attempts) => {
    const { publicKey, privateKey } = keysOf({ liqpay });
    const signed = signData({ ...values, version, public_key: publicKey }, privateKey);
    const { body } = await vendorFetch(
      vendor,
      `${liqpay.apiUrl}/api/request`,
      { method: 'POST', body: new URLSearchParams({ ...signed }), attempts },
      timeoutMs,
    );
    if (body !== null && typeof body === 'object') return body as Record<string, unknown>;
    throw new PaymentError('unreachable', vendor);
  };

/** Payments through LiqPay's checkout. LiqPay identifies a payment by the market's id. */
export function liqpayVendor(
  config: PaymentsConfig,
  call: LiqpayCall = createLiqpayCall(config),
): LiqpayVendor {
  const keys = () => keysOf(config);
  const retrieve = async (payment: StoredPayment): Promise<VendorPayment> => {
    const response = await call({ action: 'status', order_id: payment.vendor_id }, 3);
    const { amount_minor, currency, id } = payment;
    const status = statusOf(response, keys().publicKey);
    // The payer has not opened the checkout yet.
    if (status === undefined) {
      return { state: 'open', amount: amount_minor, currency, reference: id };
    }
    const paid = String(response.currency ?? currency);
    return {
      state: states[status] ?? 'open',
      amount: fromDecimal(String(response.amount), paid) ?? Number.NaN,
      currency: paid,
      refunded: fromDecimal(String(response.refund_amount ?? 0), paid),
      reference: typeof response.order_id === 'string' ? response.order_id : undefined,
    };
  };

  return {
    retrieve,
    async capture(payment) {
      const { vendor_id: order_id, amount_minor, currency } = payment;
      const amount = toDecimal(amount_minor, currency);
      await call({ action: 'hold_completion', order_id, amount }, 1);
      return retrieve(payment);
    },
    async cancelOrRefund(payment) {
      const seen = await retrieve(payment);
      if (seen.state !== 'authorised' && seen.state !== 'captured') return seen;
      const { vendor_id: order_id, amount_minor, currency } = payment;
      const amount = toDecimal(amount_minor - (seen.refunded ?? 0), currency);
      await call({ action: 'refund', order_id, amount }, 1);
      return retrieve(payment);
    },
    // LiqPay has no idempotency key: the caller compares `refunded` before another attempt.
    async refund(payment, { amount }) {
      const { vendor_id: order_id, currency } = payment;
      const request = { action: 'refund', order_id, amount: toDecimal(amount, currency) };
      const response = await call(request, 1);
      if (response.result === 'error') {
        const code = String(response.code ?? response.err_code);
        const isKeys = /signature|public_key/.test(code);
        throw new PaymentError(isKeys ? 'credentials' : 'rejected', vendor, { code });
      }
      return retrieve(payment);
    },
    sign({ id, amount, currency, capture, description, language, paytypes, ...more }) {
      const { publicKey, privateKey } = keys();
      const { resultUrl, serverUrl, expiresAt } = more;
      const values = {
        version,
        public_key: publicKey,
        action: capture === 'manual' ? 'hold' : 'pay',
        amount: toDecimal(amount, currency),
        currency,
        description,
        order_id: id,
        language,
        server_url: serverUrl,
        ...(resultUrl && { result_url: resultUrl }),
        ...(paytypes && { paytypes }),
        // `2026-11-20 08:15:00` in UTC.
        ...(expiresAt && { expired_date: expiresAt.toISOString().slice(0, 19).replace('T', ' ') }),
      };
      return signData(values, privateKey);
    },
    readCallback(form) {
      const values = readSignedData(form, keys().privateKey);
      if (!values) throw new PaymentError('signature', vendor);
      return values;
    },
  };
}

/**
 * Undefined if LiqPay has no such payment. Payments of LiqPay's sandbox count only with test keys.
 */
function statusOf(response: Record<string, unknown>, publicKey: string): string | undefined {
  const { status, code, err_code } = response;
  const rejected = String(code ?? err_code ?? '');
  if (rejected === 'payment_not_found') return undefined;
  if (/signature|public_key/.test(rejected))
    throw new PaymentError('credentials', vendor, { code: rejected });
  if (status === 'sandbox') return publicKey.startsWith('sandbox_') ? 'success' : 'failure';
  if (typeof status === 'string') return status;
  throw new PaymentError('unreachable', vendor, { code: rejected });
}
