import {
  createPayment,
  createPaypalOrder,
  getLiqpayCheckoutData,
} from '@mawkib/api-clients/contracts/purchase';
import { type HandlerOptions, type Implementation, implementWith } from '../../http/implement.js';
import { withStore } from '../store/postgres/with-store.js';
import { startAtLiqpay, startAtPaypal, startAtStripe } from './payment-starts.js';
import type { PaymentVendors } from './payment-vendors.js';

const implement = implementWith<'config' | 'market' | 'db' | 'clock' | 'log'>();

/** Handlers that start a payment at each vendor. Site document, sections 3 and 7. */
export function paymentHandlers(
  { stripe, paypal, liqpay }: PaymentVendors,
  limited: HandlerOptions,
): Implementation[] {
  const options = { ...limited, idempotency: 'claim-first' as const };
  return [
    implement(
      createPayment,
      (input, context) => startAtStripe(stripe, input, withStore(context)),
      options,
    ),
    implement(
      createPaypalOrder,
      (input, context) => startAtPaypal(paypal, input, withStore(context)),
      options,
    ),
    implement(
      getLiqpayCheckoutData,
      (input, context) => startAtLiqpay(liqpay, input, withStore(context)),
      limited,
    ),
  ];
}
