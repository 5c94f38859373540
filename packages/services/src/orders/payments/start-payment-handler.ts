import { startPayment } from '@mawkib/api-clients/contracts/purchase';
import type { PaymentRow } from '../../db/schema/payments.js';
import { type HandlerOptions, type Implementation, implementWith } from '../../http/implement.js';
import { PaymentError } from '../../payment-providers/payment-error.js';
import type { PaymentProvider } from '../../payment-providers/payment-provider.js';
import { paymentErrors } from '../payment-errors.js';
import { withStore } from '../store/postgres/with-store.js';
import {
  callVendor,
  endPayment,
  payableUntil,
  paymentDescription,
  type StartContext,
  storeNewPayment,
  storeVendorId,
} from './payment-steps.js';
import type { PaymentVendors } from './payment-vendors.js';

const implement = implementWith<'config' | 'market' | 'db' | 'clock' | 'log'>();

/** Starts a payment at a vendor that the market registers itself. */
export const startPaymentHandler = (
  { own }: Pick<PaymentVendors, 'own'>,
  limited: HandlerOptions,
): Implementation =>
  implement(
    startPayment,
    async ({ params, body }, called) => {
      const context = withStore(called);
      const provider = own.get(params.vendor);
      if (!provider) throw paymentErrors.notConfigured();
      const begin = () =>
        storeNewPayment(context, {
          vendor: params.vendor,
          quoted: true,
          amount: undefined,
          currency: '',
          company_uuid: body.company_uuid,
          vehicle_id: undefined,
          lock_id: body.lock_id,
          capture: undefined,
        });
      let payment = await begin();
      if (await hasEnded(provider, payment)) {
        await endPayment(context, payment.id);
        payment = await begin();
      }
      const { vendor_id, pay_url, browser } = await callVendor(() =>
        at(provider, payment, context),
      );
      await storeVendorId(context, payment.id, vendor_id);
      return {
        data: {
          payment_id: payment.id,
          amount: payment.amount_minor,
          currency: payment.currency,
          ...(pay_url && { pay_url }),
          ...(browser && { browser }),
        },
      };
    },
    { ...limited, idempotency: 'claim-first' },
  );

/** True if the payment can no longer be paid, so a new one may start. */
const hasEnded = (provider: PaymentProvider, payment: PaymentRow): Promise<boolean> =>
  callVendor(async () => {
    const { vendor_id } = payment;
    return (
      vendor_id !== null && (await provider.retrieve({ ...payment, vendor_id })).state === 'ended'
    );
  });

async function at(
  provider: PaymentProvider,
  payment: PaymentRow,
  context: Pick<StartContext, 'config' | 'store' | 'clock' | 'locale'>,
) {
  const { locale } = context;
  const { origin } = context.config;
  const { id, vendor, vendor_id, amount_minor, currency, capture } = payment;
  const checkout = `${origin}/${locale}/showroom-order-online/checkout`;
  const made = await provider.create({
    ...{ id, amount_minor, currency, capture, locale },
    description: await paymentDescription(context, payment),
    return_url: `${checkout}?payment=${vendor.toLowerCase()}`,
    cancel_url: `${checkout}?payment=cancelled`,
    webhook_url: `${origin}/services/purchase/webhooks/${vendor.toLowerCase()}`,
    expires_at: await payableUntil(context, payment),
  });
  // A payment other than the stored one would be paid without an order.
  if (vendor_id !== null && made.vendor_id !== vendor_id) {
    throw new PaymentError('unreachable', vendor, { code: 'another_payment' });
  }
  return made;
}
