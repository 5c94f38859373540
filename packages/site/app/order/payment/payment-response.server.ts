import type { Locale } from '@mawkib/core/locale';
import { paymentPolicy } from '@mawkib/order-online/engine';
import { data, redirect } from 'react-router';
import type { SiteContext } from '../../context/site-context.ts';
import { policyHeader } from '../../request/store-headers.ts';
import { successAddress } from '../checkout-path.ts';
import {
  clearLockCookie,
  type LockCookie,
  publicLock,
  setLockCookie,
} from '../cookies/lock-cookie.server.ts';
import { setReceiptCookie } from '../cookies/read-receipt-cookie.server.ts';
import type { LoadedPayment } from './load-payment.server.ts';
import {
  clearPaymentCookie,
  type PaymentCookie,
  setPaymentCookie,
} from './payment-cookie.server.ts';

/** Redirects to the success page of a paid order and ends the hold's cookies. */
export async function redirectToOrder(
  site: Pick<SiteContext, 'publicUrl'>,
  {
    orderNumber,
    email,
    locale,
    lock,
  }: { orderNumber: string; email: string; locale: Locale; lock: LockCookie },
): Promise<Response> {
  const headers = new Headers();
  headers.append('set-cookie', await clearLockCookie(site));
  headers.append('set-cookie', await clearPaymentCookie(site));
  const receipt = { number: orderNumber, email, lock: lock.lockId };
  headers.append('set-cookie', await setReceiptCookie(receipt, site));
  return redirect(successAddress(orderNumber, locale, lock), { status: 303, headers });
}

/** Loader data of a payment, with the policy that its vendor needs and the cookies it changed. */
export async function paymentResponse<Shared extends object>(
  site: Pick<SiteContext, 'publicUrl'>,
  {
    loaded,
    before,
    shared,
  }: { loaded: LoadedPayment; before: PaymentCookie | null; shared: Shared },
) {
  const { view, lock, paying } = loaded;
  const headers = new Headers();
  headers.append('set-cookie', await setLockCookie(lock, site));
  if (!before || paying.payment !== before.payment) {
    headers.append('set-cookie', await setPaymentCookie(paying, site));
  }
  if (view.state === 'open') {
    const { payment } = view;
    const policy = paymentPolicy({
      vendor: payment.vendor,
      scriptUrl: 'scriptUrl' in payment ? payment.scriptUrl : undefined,
      postUrl: payment.vendor === 'LIQPAY' ? payment.checkoutUrl : undefined,
    });
    headers.set(policyHeader, JSON.stringify(policy));
  }
  return data({ ...shared, lock: publicLock(lock), payment: view }, { headers });
}
