import {
  type Customer,
  createOrder,
  freeReservationVendor,
  type Hold,
  type OrderDetails,
} from '@mawkib/api-clients/contracts/purchase';
import type { Locale } from '@mawkib/core/locale';
import { redirect } from 'react-router';
import type { SiteContext } from '../../context/site-context.ts';
import { successAddress } from '../checkout-path.ts';
import { clearLockCookie, type LockCookie } from '../cookies/lock-cookie.server.ts';
import { setReceiptCookie } from '../cookies/read-receipt-cookie.server.ts';
import { storedChoices } from '../load-hold.server.ts';

/** A buyer with a hold. */
export interface Buying {
  lock: LockCookie;
  hold: Hold | null;
  customer: Customer;
  terms: NonNullable<OrderDetails['terms']>;
  locale: Locale;
}

/** Places the order of a hold without a payment and continues with its success page. */
export async function placeFreeOrder(
  site: SiteContext,
  { lock, hold, customer, terms, locale }: Buying,
): Promise<Response> {
  const { data: order } = await site.call(
    createOrder,
    {
      body: {
        lock_id: lock.lockId,
        vehicle_id: lock.vehicleId,
        vendor_uuid: lock.vendor || freeReservationVendor,
        locale,
        confirmation_by_link: true,
        lead_attributes: customer,
        ...(terms.length > 0 && { terms }),
        ...storedChoices(hold),
        ...(lock.configUrl && { config_url: lock.configUrl }),
      },
    },
    { locale },
  );
  const headers = new Headers();
  headers.append('set-cookie', await clearLockCookie(site));
  const receipt = { number: order.order_number, email: customer.email, lock: lock.lockId };
  headers.append('set-cookie', await setReceiptCookie(receipt, site));
  return redirect(successAddress(order.order_number, locale, lock), { status: 303, headers });
}
