import { getHold } from '@mawkib/api-clients/contracts/purchase';
import { type Locale, localizedPath } from '@mawkib/core/locale';
import { stepPath } from '@mawkib/order-online/engine';
import type { SiteContext } from '../context/site-context.ts';
import { checkoutAddress, subjectOf } from './checkout-path.ts';
import { readLockCookie } from './cookies/lock-cookie.server.ts';
import { findSummary } from './load-summary.server.ts';
import type { OwnHoldData } from './own-hold-data.ts';

/** The open hold of the request's cookie, from the service. */
export async function loadOwnHold(
  site: SiteContext,
  request: Request,
  locale: Locale,
): Promise<OwnHoldData> {
  const lock = await readLockCookie(request);
  if (!lock) return { now: new Date().toISOString(), hold: null };
  const { data } = await site.call(getHold, { headers: { 'Order-Lock': lock.lockId } }, { locale });
  const { state, now, vehicle_id: vehicleId, expires_at: until } = data;
  const isOpen = state === 'open' || state === 'paying';
  if (!isOpen || vehicleId === undefined || until === undefined) return { now, hold: null };
  const { vehicle } = await findSummary(site, vehicleId, locale);
  const details = stepPath('details', { subject: subjectOf(lock) });
  // The steps open at the first one without an answer.
  const isChosen = lock.isReady || state === 'paying';
  const href = isChosen ? checkoutAddress(locale, lock) : localizedPath(details, locale);
  return { now, hold: { vehicleId, until, href, name: vehicle?.name } };
}
