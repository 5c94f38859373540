import { isServiceError } from '@mawkib/api-clients';
import { getOrder } from '@mawkib/api-clients/contracts/purchase';
import { AcceptedTerms, OrderLayout, OrderSuccess, PaidOrder } from '@mawkib/order-online';
import { paymentOrderState, startJourney } from '@mawkib/order-online/engine';
import { useEffect } from 'react';
import { siteContext } from '../../context/site-context.ts';
import { acceptedTerms } from '../../order/accepted-terms.server.ts';
import { readReceiptCookie } from '../../order/cookies/read-receipt-cookie.server.ts';
import { loadJourneyConfig } from '../../order/load-journey-config.server.ts';
import { findSummary } from '../../order/load-summary.server.ts';
import { orderMeta } from '../../order/order-meta.ts';
import { rememberOrder } from '../../order/remember-details.ts';
import { localeOf } from '../../page/use-page-locale.ts';
import { redirectTo404 } from '../../request/redirect-to-404.server.ts';
import type { Route } from './+types/success';

/**
 * Page of a placed order. A reload shows it again; an unknown number redirects to the market's 404
 * page.
 */
export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = localeOf(params);
  const number = url.searchParams.get('order') ?? '';
  const receipt = await readReceiptCookie(request);
  try {
    const own = receipt?.number === number ? receipt : undefined;
    const headers = { 'Order-Lock': own?.lock };
    const { data: order } = await site.call(getOrder, { params: { number }, headers }, { locale });
    const { order_number: orderNumber, vehicle_id: vehicleId, created_at: createdAt } = order;
    const { vehicle, theme, raw } = await findSummary(site, vehicleId, locale);
    const kind = startJourney({ search: url.searchParams })?.kind ?? 'normal';
    const config = raw && (await loadJourneyConfig(site, { kind, raw }, locale));
    return {
      orderNumber,
      email: own?.email,
      isPaid: paymentOrderState(order.payment_status) === 'order_confirmed',
      made: own && { orderNumber, vehicleId, createdAt },
      terms: acceptedTerms(order),
      content: config?.success,
      vehicle,
      theme,
    };
  } catch (error) {
    if (isServiceError(error) && (error.status === 404 || error.status === 400)) {
      throw await redirectTo404(site, locale);
    }
    throw error;
  }
}

export const meta = ({ params }: Route.MetaArgs) => orderMeta(localeOf(params), 'order_success');

export default function Success({ loaderData }: Route.ComponentProps) {
  const { orderNumber, email, isPaid, made, terms, content, vehicle } = loaderData;
  useEffect(() => {
    if (made) rememberOrder(made);
  }, [made]);
  const Placed = isPaid ? PaidOrder : OrderSuccess;
  return (
    <OrderLayout step="success" vehicle={vehicle} orderNumber={made?.orderNumber}>
      <Placed
        orderNumber={orderNumber}
        email={email}
        vehicleHref={vehicle?.link}
        content={content}
        takesFocus
      />
      <AcceptedTerms terms={terms} />
    </OrderLayout>
  );
}
