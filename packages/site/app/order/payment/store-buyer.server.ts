import type { Customer } from '@mawkib/api-clients/contracts';
import { initOrder } from '@mawkib/api-clients/contracts';
import type { Locale } from '@mawkib/core/locale';
import { redirect } from 'react-router';
import type { SiteContext } from '../../context/site-context.ts';
import { checkoutAddress } from '../checkout-path.ts';
import { type LockCookie, setLockCookie } from '../cookies/lock-cookie.server.ts';
import { companyOf } from '../load-journey-config.server.ts';
import { loadSummary } from '../load-summary.server.ts';
import { setPaymentCookie } from './payment-cookie.server.ts';

/** Stores the buyer's details with the hold, encrypted, and continues with the payment. */
export async function storeBuyer(
  site: SiteContext,
  { lock, customer, locale }: { lock: LockCookie; customer: Customer; locale: Locale },
): Promise<Response> {
  const subject = { kind: 'normal', vehicleId: lock.vehicleId } as const;
  const { raw } = await loadSummary(site, subject, locale);
  const company = companyOf(raw);
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
