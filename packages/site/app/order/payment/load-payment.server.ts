import { isServiceError } from '@mawkib/api-clients';
import { getHold } from '@mawkib/api-clients/contracts/purchase';
import type { Locale } from '@mawkib/core/locale';
import { outcomeKind, type PaymentView, settledView } from '@mawkib/order-online/engine';
import type { SiteContext } from '../../context/site-context.ts';
import { isMoney } from '../cookies/is-money.ts';
import type { LockCookie } from '../cookies/lock-cookie.server.ts';
import { callWithin } from './call-within.server.ts';
import type { PaymentCookie } from './payment-cookie.server.ts';
import { settleOrder } from './settle-order.server.ts';
import { startAtVendor } from './start-at-vendor.server.ts';

export interface LoadedPayment {
  view: PaymentView;
  /** The hold and the payment after the calls, for the cookies. */
  lock: LockCookie;
  paying: PaymentCookie;
}

interface Given {
  lock: LockCookie;
  paying: PaymentCookie;
  locale: Locale;
  /** Query of the page's address. */
  search: URLSearchParams;
}

/**
 * State of the payment of a hold. A started payment is settled first; only one that is still unpaid
 * is offered (again). A vendor that is slow or down delays the page by `vendorWaitMs` at most.
 */
export async function loadPayment(
  { call, publicUrl }: Pick<SiteContext, 'call' | 'publicUrl'>,
  { lock, paying, locale, search }: Given,
): Promise<{ orderNumber: string } | LoadedPayment> {
  const site = { call: callWithin(call), publicUrl };
  const same = { lock, paying };
  let notice: 'declined' | 'cancelled' | undefined;
  if (paying.payment) {
    const found = await settleOrder(site, { lock, payment: paying.payment, locale });
    const settled = settledView(found, search);
    if (settled.state === 'ordered') return { orderNumber: settled.orderNumber };
    if (settled.state !== 'pay') return { view: settled, ...same };
    notice = settled.notice;
  } else if (Date.parse(lock.expiresAt) <= Date.now()) {
    return { view: { state: 'lost' }, ...same };
  }
  try {
    return await offerPayment(site, { lock, paying, locale, notice });
  } catch (error) {
    if (!isServiceError(error)) throw error;
    return { view: failedView(error, paying), ...same };
  }
}

type Offering = Omit<Given, 'search'> & { notice: 'declined' | 'cancelled' | undefined };

async function offerPayment(
  site: Pick<SiteContext, 'call' | 'publicUrl'>,
  { lock, paying, locale, notice }: Offering,
): Promise<LoadedPayment> {
  const { company } = paying;
  const headers = { 'Order-Lock': lock.lockId };
  const { data: held } = await site.call(getHold, { headers }, { locale });
  const { gateway, deposit: due, due: amounts, alternatives } = held;
  const { expires_at: expiresAt, vendor_uuid: vendor } = held;
  // A lost hold stays lost, even if the car is still free.
  if (held.state === 'lost' || !due || !expiresAt || !vendor) {
    return { view: { state: 'lost' }, lock, paying };
  }
  const extended = { ...lock, expiresAt, vendor };
  const before = { amount: paying.amount, currency: paying.currency };
  if (before.amount !== due.amount || before.currency !== due.currency) {
    return { view: { state: 'amount_changed', before, now: due }, lock: extended, paying };
  }
  const started = await startAtVendor(site, { lock: extended, company, due, locale }, gateway);
  if (!started) {
    return { view: { state: 'failed', kind: 'payment_not_configured' }, lock: extended, paying };
  }
  return {
    view: {
      state: 'open',
      ...(notice && { notice }),
      due,
      ...(amounts && { amounts }),
      ...(alternatives && { alternatives }),
      payment: started.payment,
    },
    lock: extended,
    paying: { ...paying, payment: started.id },
  };
}

type Failure = Parameters<typeof outcomeKind>[0];

function failedView(failure: Failure, paying: PaymentCookie): PaymentView {
  if (failure.kind === 'timeout') return { state: 'starting' };
  const kind = outcomeKind(failure);
  const { quote } = (failure.problem ?? {}) as { quote?: unknown };
  if (kind === 'amount_changed' && isMoney(quote)) {
    const before = { amount: paying.amount, currency: paying.currency };
    return { state: 'amount_changed', before, now: quote };
  }
  const isLost = ['lock_lost', 'vehicle_locked', 'vehicle_unavailable'].includes(kind);
  return isLost ? { state: 'lost' } : { state: 'failed', kind };
}
