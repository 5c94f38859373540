import { isServiceError } from '@mawkib/api-clients';
import { confirmOrder, getOrder } from '@mawkib/api-clients/contracts';
import { OrderConfirmation, OrderFrame } from '@mawkib/order-online';
import {
  confirmationResult,
  describeOutcome,
  orderSummaryFacts,
  outcomeKind,
} from '@mawkib/order-online/engine';
import { localeOf, usePageLocale } from '../../locale.ts';
import { orderMeta } from '../../order/order-meta.ts';
import { findSummary } from '../../order/vehicle-summary.server.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/confirmation';

/**
 * Where the e-mailed link leads: it confirms the order. Opening it again answers the same, and a
 * confirmed order is shown without the link's token too, as the second mail asks for. An order that
 * cannot be loaded and a confirmation that is refused are two states of this page.
 */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = localeOf(params);
  const number = params.orderNumber;
  const retryHref = url.pathname + url.search;
  const token = url.searchParams.get('token') ?? '';
  const settled = <T,>(promise: Promise<T>) =>
    promise.then(
      (value) => ({ ok: true as const, value }),
      (error: unknown) => {
        if (!isServiceError(error)) throw error;
        return { ok: false as const, error };
      },
    );
  const order = await settled(site.call(getOrder, { params: { number } }, { locale }));
  if (!order.ok) {
    const failure = outcomeKind(order.error);
    return { number, retryHref, result: 'error' as const, failure, theme: 'land-rover' as const };
  }
  const confirmed = { ok: true as const, value: order.value };
  const [confirm, { vehicle, theme }] = await Promise.all([
    order.value.data.status === 'confirmed'
      ? confirmed
      : settled(site.call(confirmOrder, { params: { number }, body: { token } }, { locale })),
    findSummary(site, order.value.data.vehicle_id, locale),
  ]);
  return {
    number,
    retryHref,
    result: confirmationResult({ order, confirm }),
    summary: orderSummaryFacts((confirm.ok ? confirm : order).value.data),
    failure: confirm.ok ? undefined : outcomeKind(confirm.error),
    vehicle,
    theme,
  };
}

export const meta = ({ params }: Route.MetaArgs) =>
  orderMeta(localeOf(params), 'order_confirmation');

export default function Confirmation({ loaderData }: Route.ComponentProps) {
  const { number, retryHref, result, summary, failure, vehicle } = loaderData;
  const locale = usePageLocale();
  return (
    <OrderFrame step="confirmation" result={result} vehicle={vehicle} orderNumber={number}>
      <OrderConfirmation
        result={result}
        orderNumber={number}
        summary={summary}
        outcome={failure && describeOutcome(failure, locale)}
        vehicleHref={vehicle?.link}
        retryHref={retryHref}
      />
    </OrderFrame>
  );
}
