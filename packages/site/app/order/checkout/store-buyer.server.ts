import { initOrder } from '@mawkib/api-clients/contracts/purchase';
import { redirect } from 'react-router';
import type { SiteContext } from '../../context/site-context.ts';
import { checkoutAddress } from '../checkout-path.ts';
import { setLockCookie } from '../cookies/lock-cookie.server.ts';
import { storedChoices } from '../load-hold.server.ts';
import { setPaymentCookie } from '../payment/payment-cookie.server.ts';
import type { Buying } from './place-free-order.server.ts';

/** Stores the buyer's details with the hold, encrypted, and continues with the payment. */
export async function storeBuyer(
  site: SiteContext,
  { lock, hold, customer, terms, locale, company }: Buying & { company: string },
): Promise<Response> {
  const { data: held } = await site.call(
    initOrder,
    {
      body: {
        vehicle_id: lock.vehicleId,
        company_uuid: company,
        lock_id: lock.lockId,
        checkout: {
          locale,
          confirmation_by_link: false,
          lead_attributes: customer,
          ...(terms.length > 0 && { terms }),
          ...storedChoices(hold),
          ...(lock.configUrl && { config_url: lock.configUrl }),
        },
      },
    },
    { locale },
  );
  const { lock_id: lockId, vendor_uuid: vendor, expires_at: expiresAt, deposit } = held;
  // The amount that the buyer has seen; another one is asked about before it is paid.
  const { amount, currency } = lock.deposit ?? deposit;
  const headers = new Headers();
  const kept = { ...lock, lockId, vendor, expiresAt };
  headers.append('set-cookie', await setLockCookie(kept, site));
  const paying = { lockId, company, email: customer.email, amount, currency };
  headers.append('set-cookie', await setPaymentCookie(paying, site));
  return redirect(checkoutAddress(locale, lock), { status: 303, headers });
}
