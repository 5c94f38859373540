import { isServiceError } from '@mawkib/api-clients';
import { initOrder } from '@mawkib/api-clients/contracts';
import { localizedPath } from '@mawkib/core/locale';
import { DetailsStep, OrderLayout, VehicleUnavailable } from '@mawkib/order-online';
import { describeOutcome, outcomeKind } from '@mawkib/order-online/engine';
import { useEffect } from 'react';
import { data, redirect, useLocation } from 'react-router';
import { siteContext } from '../../context/site-context.ts';
import { loadSummary } from '../../order/load-summary.server.ts';
import { readLockCookie, setLockCookie } from '../../order/lock-cookie.server.ts';
import { orderMeta } from '../../order/order-meta.ts';
import { rememberDetails } from '../../order/remember-details.ts';
import { localeOf, usePageLocale } from '../../page/use-page-locale.ts';
import type { Route } from './+types/vehicle';

/** Details step: the vehicle, what reserving means, the button that acquires the lock. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params);
  if (!params.vehicleId) throw redirect(localizedPath('/vehicles', locale));
  const { vehicle, theme, raw } = await loadSummary(
    context.get(siteContext),
    params.vehicleId,
    locale,
  );
  return {
    id: raw.id,
    vehicle,
    theme,
    isFree: !['reserved', 'sold'].includes(raw.status),
    /** Identifies the journey: one per vehicle and day until a lock is acquired. */
    journey: new Date().toISOString().slice(0, 10),
  };
}

/**
 * Acquires the lock and redirects to the checkout; shows a notice if the vehicle is locked or sold.
 */
export async function action({ params, request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const locale = localeOf(params);
  const vehicleId = params.vehicleId ?? '';
  const { raw } = await loadSummary(site, vehicleId, locale);
  const known = await readLockCookie(request);
  try {
    const { data: lock } = await site.call(
      initOrder,
      {
        body: {
          vehicle_id: vehicleId,
          company_uuid: String(raw.company_uuid ?? raw.owner_id),
          lock_id: known?.vehicleId === vehicleId ? known.lockId : undefined,
        },
      },
      { locale },
    );
    const { lock_id: lockId, vendor_uuid: vendor, expires_at: expiresAt } = lock;
    const deposit = lock.deposit.amount > 0 ? lock.deposit : undefined;
    const cookie = await setLockCookie({ vehicleId, lockId, vendor, expiresAt, deposit }, site);
    return redirect(localizedPath('/showroom-order-online/checkout', locale), {
      status: 303,
      headers: { 'set-cookie': cookie },
    });
  } catch (error) {
    if (!isServiceError(error)) throw error;
    return data({ kind: outcomeKind(error) }, { status: error.status ?? 503 });
  }
}

export const meta = ({ params }: Route.MetaArgs) => orderMeta(localeOf(params), 'order_details');

export default function Vehicle({ loaderData, actionData }: Route.ComponentProps) {
  const { id, vehicle, isFree, journey } = loaderData;
  const locale = usePageLocale();
  const { pathname } = useLocation();
  useEffect(() => rememberDetails(id, pathname), [id, pathname]);
  const kind = actionData?.kind ?? (isFree ? undefined : 'vehicle_unavailable');
  const taken = kind === 'vehicle_locked' || kind === 'vehicle_unavailable' ? kind : undefined;
  return (
    <OrderLayout step="details" vehicle={vehicle} journey={taken ? undefined : journey}>
      {taken ? (
        <VehicleUnavailable
          kind={taken}
          takesFocus={Boolean(actionData)}
          hidden={{ _action: 'init' }}
        />
      ) : (
        <DetailsStep outcome={kind && describeOutcome(kind, locale)} />
      )}
    </OrderLayout>
  );
}
