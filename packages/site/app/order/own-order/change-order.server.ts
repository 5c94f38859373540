import {
  cancelOrder,
  confirmOrder,
  getHold,
  getOrder,
} from '@mawkib/api-clients/contracts/purchase';
import type { Locale } from '@mawkib/core/locale';
import { redirect } from 'react-router';
import type { SiteContext } from '../../context/site-context.ts';
import { checkoutAddress } from '../checkout-path.ts';
import { setLockCookie } from '../cookies/lock-cookie.server.ts';
import { setOrderToken } from '../cookies/read-order-token.server.ts';
import { loadOwnOrder } from './load-own-order.server.ts';

interface OwnOrderPost {
  number: string;
  /** Token of the mailed link; empty if this browser has none. */
  token: string;
  locale: Locale;
  /** Path of the page, without its token. */
  pathname: string;
  search: string;
}

/**
 * Makes the change that a post of the order's page asks for. Undefined: the hold of a failed payment
 * has ended.
 */
export async function changeOrder(
  site: SiteContext,
  post: OwnOrderPost,
  { intent, reason }: { intent: string; reason: string },
): Promise<Response | undefined> {
  if (intent === 'cancel') return cancel(site, post, reason);
  return intent === 'pay_again' ? payAgain(site, post) : confirm(site, post);
}

/**
 * Confirms the order and redirects to the address without its token; an order that was confirmed
 * before keeps its address, where the page says so.
 */
async function confirm(
  site: SiteContext,
  { number, token, locale, pathname, search }: OwnOrderPost,
): Promise<Response> {
  const { data: seen } = await site.call(getOrder, { params: { number } }, { locale });
  if (seen.status === 'confirmed') return redirect(pathname + search, { status: 303 });
  await site.call(confirmOrder, { params: { number }, body: { token } }, { locale });
  return toOwnPage(site, { number, token, pathname });
}

/** Cancels the order for its buyer and redirects to its page, which then shows the result. */
async function cancel(
  site: SiteContext,
  { number, token, locale, pathname }: OwnOrderPost,
  reason: string,
): Promise<Response> {
  const body = { token, ...(reason && { reason }) };
  await site.call(cancelOrder, { params: { number }, body }, { locale });
  return toOwnPage(site, { number, token, pathname });
}

/**
 * Redirects to the checkout of the hold that an order with a failed payment still has. Undefined if
 * there is none any more.
 */
async function payAgain(
  site: SiteContext,
  { number, token, locale }: OwnOrderPost,
): Promise<Response | undefined> {
  const { own, vehicle_id: vehicleId } = await loadOwnOrder(site, { number, token, locale });
  if (!own?.pay_again) return undefined;
  const { lock_id: lockId } = own.pay_again;
  const { data: hold } = await site.call(
    getHold,
    { headers: { 'Order-Lock': lockId } },
    { locale },
  );
  if (hold.state === 'lost' || !hold.vendor_uuid || !hold.expires_at) return undefined;
  const { vendor_uuid: vendor, expires_at: expiresAt, deposit } = hold;
  const configUrl = hold.checkout?.config_url;
  const lock = { vehicleId, lockId, vendor, expiresAt, deposit, configUrl };
  return redirect(checkoutAddress(locale, lock), {
    status: 303,
    headers: { 'set-cookie': await setLockCookie(lock, site) },
  });
}

async function toOwnPage(
  site: SiteContext,
  { number, token, pathname }: Pick<OwnOrderPost, 'number' | 'token' | 'pathname'>,
): Promise<Response> {
  const cookie = await setOrderToken({ number, token }, site);
  return redirect(pathname, { status: 303, headers: { 'set-cookie': cookie } });
}
