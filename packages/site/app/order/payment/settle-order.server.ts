import { isServiceError } from '@mawkib/api-clients';
import { createOrder, returnedPayment } from '@mawkib/api-clients/contracts/purchase';
import type { Locale } from '@mawkib/core/locale';
import type { SettledPayment } from '@mawkib/order-online/engine';
import type { SiteContext } from '../../context/site-context.ts';
import type { LockCookie } from '../cookies/lock-cookie.server.ts';

const paymentField: Record<string, string> = {
  STRIPE: 'stripe_payment_intent_id',
  PAYPAL: 'paypal_order_id',
  LIQPAY: 'liqpay_order_id',
};

/**
 * Asks the service for the order of a started payment. It asks the vendor, and settles the payment
 * if it was paid; a repeated call has the same result.
 */
export async function settleOrder(
  site: Pick<SiteContext, 'call'>,
  { lock, payment, locale }: { lock: LockCookie; payment: string; locale: Locale },
): Promise<SettledPayment> {
  const field = paymentField[lock.vendor];
  try {
    const { data: order } = await site.call(
      createOrder,
      {
        body: {
          lock_id: lock.lockId,
          vehicle_id: lock.vehicleId,
          vendor_uuid: lock.vendor,
          locale,
          confirmation_by_link: false,
          ...(field && { [field]: payment }),
        },
      },
      { locale },
    );
    return { order };
  } catch (error) {
    if (!isServiceError(error)) throw error;
    const { data: returned } = returnedPayment.safeParse(error.problem?.returned);
    return { failure: error, returned };
  }
}
