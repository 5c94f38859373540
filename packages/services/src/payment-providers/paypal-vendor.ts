import { inTime } from '../runtime/in-time.js';
import { toDecimal } from './decimal-amounts.js';
import { isPaymentError, PaymentError } from './payment-error.js';
import type { PaymentVendor, StoredPayment, VendorPayment } from './payment-vendor.js';
import type { PaymentsConfig } from './payments-config.js';
import { createPaypalCall, type PaypalCall } from './paypal-call.js';
import { type PaypalOrder, paypalPayment, readPaypalOrder } from './paypal-order.js';

export interface NewPaypalOrder {
  id: string;
  amount: number;
  currency: string;
  capture: 'automatic' | 'manual';
  /** Text that the payer reads. */
  description: string;
  /** URLs to which the payer's browser returns after approval and after cancellation. */
  returnUrl: string;
  cancelUrl: string;
  requestId: string;
}

/** Headers and raw body of a webhook; the signature covers the raw bytes. */
export interface PaypalMessage {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

export interface PaypalVendor extends PaymentVendor {
  create(order: NewPaypalOrder): Promise<PaypalOrder>;
  find(vendor_id: string): Promise<PaypalOrder>;
  /** Throws if PayPal did not send it. */
  verify(message: PaypalMessage): Promise<void>;
}

/**
 * Timeout of a webhook verification, as for any third party: anybody may post a message, and PayPal
 * retries unconfirmed ones.
 */
const verifyMs = 2_800;

const orderPath = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`;
const amountOf = (amount: number, currency: string) => ({
  currency_code: currency,
  value: toDecimal(amount, currency),
});
const intents = { automatic: 'CAPTURE', manual: 'AUTHORIZE' } as const;

/** Payments as PayPal orders. An approved order holds no money until it is captured. */
export function paypalVendor(
  config: PaymentsConfig,
  call: PaypalCall = createPaypalCall(config),
): PaypalVendor {
  const find = async (vendor_id: string) =>
    readPaypalOrder(await call('GET', orderPath(vendor_id)));
  /** Fetches the state; PayPal deletes orders that were never paid. */
  const retrieve = async (payment: StoredPayment): Promise<VendorPayment> => {
    try {
      return paypalPayment(await find(payment.vendor_id));
    } catch (error) {
      if (!isPaymentError(error) || error.reason !== 'not_found') throw error;
      const { amount_minor: amount, currency, id: reference } = payment;
      return { state: 'ended', amount, currency, reference };
    }
  };
  const post = (path: string, requestId: string, body = {}) =>
    call('POST', path, { requestId, body }).catch((error: unknown) => {
      // Captured before, or by another process. The caller fetches the state.
      if (!isPaymentError(error) || error.reason !== 'rejected') throw error;
    });

  return {
    retrieve,
    find,
    async create({ id, amount, currency, capture, description, requestId, ...urls }) {
      const body = await call('POST', '/v2/checkout/orders', {
        requestId,
        body: {
          intent: intents[capture],
          purchase_units: [
            {
              custom_id: id,
              description: description.slice(0, 127),
              amount: amountOf(amount, currency),
            },
          ],
          payment_source: {
            paypal: {
              experience_context: {
                user_action: 'PAY_NOW',
                shipping_preference: 'NO_SHIPPING',
                return_url: urls.returnUrl,
                cancel_url: urls.cancelUrl,
              },
            },
          },
        },
      });
      return readPaypalOrder(body);
    },
    async capture(payment) {
      const path = orderPath(payment.vendor_id);
      const order = await find(payment.vendor_id);
      if (order.status === 'APPROVED') {
        const [action, name] =
          order.intent === 'CAPTURE' ? ['capture', 'capture'] : ['authorize', 'authorise'];
        await post(`${path}/${action}`, `${name}-${payment.id}`);
      }
      const { capture, authorization } = await find(payment.vendor_id);
      if (authorization && !capture) {
        const held = `/v2/payments/authorizations/${authorization.id}`;
        await post(`${held}/capture`, `capture-${payment.id}`);
      }
      return retrieve(payment);
    },
    async cancelOrRefund(payment) {
      const seen = await retrieve(payment);
      if (seen.state === 'ended' || seen.state === 'refunded') return seen;
      const { capture, authorization, refunded } = await find(payment.vendor_id);
      if (capture) {
        const { amount_minor, currency } = payment;
        // PayPal defines an empty body for a refund of the whole amount only.
        const body = refunded > 0 ? { amount: amountOf(amount_minor - refunded, currency) } : {};
        await post(`/v2/payments/captures/${capture.id}/refund`, `refund-${payment.id}`, body);
      } else if (authorization) {
        await post(`/v2/payments/authorizations/${authorization.id}/void`, `void-${payment.id}`);
      } else if (seen.state === 'authorised') {
        // Only approved: no money is held, and only the market could capture it.
        return { ...seen, state: 'ended' };
      }
      return retrieve(payment);
    },
    async refund(payment, { id, amount }) {
      const { capture } = await find(payment.vendor_id);
      if (!capture) throw new PaymentError('rejected', 'paypal', { code: 'NOT_CAPTURED' });
      await call('POST', `/v2/payments/captures/${capture.id}/refund`, {
        requestId: `refund-${id}`,
        body: { amount: amountOf(amount, payment.currency), custom_id: id },
      });
      return retrieve(payment);
    },
    async verify({ headers, body }) {
      if (!config.paypal.webhookId) throw new PaymentError('not_configured', 'paypal');
      const fields = JSON.stringify({
        auth_algo: headers['paypal-auth-algo'],
        cert_url: headers['paypal-cert-url'],
        transmission_id: headers['paypal-transmission-id'],
        transmission_sig: headers['paypal-transmission-sig'],
        transmission_time: headers['paypal-transmission-time'],
        webhook_id: config.paypal.webhookId,
      });
      const timeoutMs = Math.min(config.timeoutMs, verifyMs);
      const requested = call('POST', '/v1/notifications/verify-webhook-signature', {
        body: `${fields.slice(0, -1)},"webhook_event":${body}}`,
        timeoutMs,
      });
      // The token request has a separate timeout.
      const response = await inTime(() => requested, timeoutMs).catch((error: unknown) => {
        if (!isPaymentError(error)) {
          throw new PaymentError('unreachable', 'paypal', { cause: error });
        }
        throw error.reason === 'rejected' ? new PaymentError('signature', 'paypal') : error;
      });
      const { verification_status } = (response ?? {}) as { verification_status?: unknown };
      if (verification_status !== 'SUCCESS') throw new PaymentError('signature', 'paypal');
    },
  };
}
