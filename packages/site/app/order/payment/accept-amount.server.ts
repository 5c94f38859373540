import type { Locale } from '@mawkib/core/locale';
import { redirect } from 'react-router';
import type { SiteContext } from '../../context/site-context.ts';
import { checkoutAddress } from '../checkout-path.ts';
import { isMoney } from '../cookies/is-money.ts';
import type { LockCookie } from '../cookies/lock-cookie.server.ts';
import { type PaymentCookie, setPaymentCookie } from './payment-cookie.server.ts';

/** The buyer agrees to the amount that the page showed; the service still decides. */
export async function acceptAmount(
  site: Pick<SiteContext, 'publicUrl'>,
  {
    paying,
    lock,
    values,
    locale,
  }: { paying: PaymentCookie; lock: LockCookie; values: FormData; locale: Locale },
): Promise<Response> {
  const posted = { amount: Number(values.get('amount')), currency: values.get('currency') };
  const agreed = isMoney(posted) ? { ...paying, ...posted } : paying;
  const headers = { 'set-cookie': await setPaymentCookie(agreed, site) };
  return redirect(checkoutAddress(locale, lock), { status: 303, headers });
}
