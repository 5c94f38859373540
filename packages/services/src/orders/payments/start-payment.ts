import { startPayment } from '@mawkib/api-clients/contracts';
import type { PaymentRow } from '../../db/schema/payments.js';
import {
  type HandlerContext,
  type HandlerOptions,
  type Implementation,
  implementWith,
} from '../../http/implement.js';
import { PaymentError } from '../../payment-providers/payment-error.js';
import type { PaymentProvider } from '../../payment-providers/payment-provider.js';
import { paymentErrors } from '../payment-refusals.js';
import { asking, begun, describe, end, holdEnd, name } from './beginnings.js';
import type { PaymentVendors } from './payment-vendors.js';

const implement = implementWith<'config' | 'market' | 'db' | 'clock'>();

/** The beginning of a payment at a vendor that the market brings. */
export const ownPayments = (
  { own }: Pick<PaymentVendors, 'own'>,
  limited: HandlerOptions,
): Implementation =>
  implement(
    startPayment,
    async ({ params, body }, context) => {
      const provider = own.get(params.vendor);
      if (!provider) throw paymentErrors.notConfigured();
      const begin = () =>
        begun(context, {
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
        await end(context, payment.id);
        payment = await begin();
      }
      const { vendor_id, pay_url, browser } = await asking(() => at(provider, payment, context));
      await name(context, payment.id, vendor_id);
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

/** A payment that nobody can pay any more makes room for another one. */
const hasEnded = (provider: PaymentProvider, payment: PaymentRow): Promise<boolean> =>
  asking(async () => {
    const { vendor_id } = payment;
    return vendor_id !== null && (await provider.look({ ...payment, vendor_id })).state === 'ended';
  });

async function at(
  provider: PaymentProvider,
  payment: PaymentRow,
  context: Pick<HandlerContext, 'config' | 'db' | 'clock' | 'locale'>,
) {
  const { locale } = context;
  const { origin } = context.config;
  const { id, vendor, vendor_id, amount_minor, currency, capture } = payment;
  const checkout = `${origin}/${locale}/showroom-order-online/checkout`;
  const made = await provider.begin({
    ...{ id, amount_minor, currency, capture, locale },
    description: await describe(context, payment),
    return_url: `${checkout}?payment=${vendor.toLowerCase()}`,
    cancel_url: `${checkout}?payment=cancelled`,
    webhook_url: `${origin}/services/purchase/webhooks/${vendor.toLowerCase()}`,
    expires_at: holdEnd(context),
  });
  // Another payment than the one that is known would be paid without an order.
  if (vendor_id !== null && made.vendor_id !== vendor_id) {
    throw new PaymentError('unreachable', vendor, { code: 'another_payment' });
  }
  return made;
}
