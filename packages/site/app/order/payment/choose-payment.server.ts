import { initOrder } from '@mawkib/api-clients/contracts/purchase';
import type { Locale } from '@mawkib/core/locale';
import { redirect } from 'react-router';
import type { SiteContext } from '../../context/site-context.ts';
import { checkoutAddress } from '../checkout-path.ts';
import { type LockCookie, setLockCookie } from '../cookies/lock-cookie.server.ts';
import { companyOf } from '../load-journey-config.server.ts';
import { loadSummary } from '../load-summary.server.ts';
import { clearPaymentCookie } from './payment-cookie.server.ts';

/** Changes a hold to another payment option of the company; the details stay with the hold. */
export async function choosePayment(
  site: SiteContext,
  { lock, vendor, locale }: { lock: LockCookie; vendor: string; locale: Locale },
): Promise<Response> {
  const subject = { kind: 'normal', vehicleId: lock.vehicleId } as const;
  const { raw } = await loadSummary(site, subject, locale);
  const body = {
    vehicle_id: lock.vehicleId,
    company_uuid: companyOf(raw),
    lock_id: lock.lockId,
    vendor_uuid: vendor,
  };
  const { data: held } = await site.call(initOrder, { body }, { locale });
  const headers = new Headers();
  const deposit = held.deposit.amount > 0 ? held.deposit : undefined;
  const { lock_id: lockId, expires_at: expiresAt, vendor_uuid } = held;
  const changed = { ...lock, lockId, vendor: vendor_uuid, expiresAt, deposit };
  headers.append('set-cookie', await setLockCookie(changed, site));
  headers.append('set-cookie', await clearPaymentCookie(site));
  return redirect(checkoutAddress(locale, lock), { status: 303, headers });
}
