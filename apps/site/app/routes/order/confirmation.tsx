import { ServiceError } from '@mawkib/api-clients';
import { confirmOrder, getOrder } from '@mawkib/api-clients/contracts';
import { OrderConfirmation, OrderFrame } from '@mawkib/order-online';
import { confirmationResult, describeOutcome, outcomeKind } from '@mawkib/order-online/engine';
import { localeOf, usePageLocale } from '../../locale.ts';
import { orderMeta } from '../../order/order-meta.ts';
import { loadSummary } from '../../order/vehicle-summary.server.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/confirmation';

/**
 * Where the e-mailed link leads: it confirms the order. Opening it again answers the same. An order
 * that cannot be loaded and a confirmation that is refused are two states of this page.
 */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = localeOf(params);
  const number = params.orderNumber;
  const token = url.searchParams.get('token') ?? '';
  const settled = <T,>(promise: Promise<T>) =>
    promise.then(
      (value) => ({ ok: true as const, value }),
      (error: unknown) => {
        if (!(error instanceof ServiceError)) throw error;
        return { ok: false as const, error };
      },
    );
  const order = await settled(site.call(getOrder, { params: { number } }, { locale }));
  if (!order.ok) {
    return { number, result: 'error' as const, failure: outcomeKind(order.error), theme: 'land-rover' as const };
  }
  const [confirm, { vehicle, theme }] = await Promise.all([
    settled(site.call(confirmOrder, { params: { number }, body: { token } }, { locale })),
    loadSummary(site, order.value.data.vehicle_id, locale),
  ]);
  return {
    number,
    result: confirmationResult({ order, confirm }),
    failure: confirm.ok ? undefined : outcomeKind(confirm.error),
    vehicle,
    theme,
  };
}

export const meta = ({ params }: Route.MetaArgs) => orderMeta(localeOf(params), 'order_confirmation');

export default function Confirmation({ loaderData }: Route.ComponentProps) {
  const { number, result, failure, vehicle } = loaderData;
  const locale = usePageLocale();
  return (
    <OrderFrame step="confirmation" vehicle={vehicle}>
      <OrderConfirmation
        result={result}
        orderNumber={number}
        outcome={failure && describeOutcome(failure, locale)}
        vehicleHref={vehicle?.link}
      />
    </OrderFrame>
  );
}
