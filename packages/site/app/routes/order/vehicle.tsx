import { isServiceError } from '@mawkib/api-clients';
import { initOrder } from '@mawkib/api-clients/contracts';
import { type Locale, localizedPath } from '@mawkib/core/locale';
import { DetailsStep, OrderLayout, VehicleUnavailable } from '@mawkib/order-online';
import {
  describeOutcome,
  type JourneySubject,
  outcomeKind,
  paymentPlan,
  startJourney,
  stepPath,
} from '@mawkib/order-online/engine';
import { useEffect } from 'react';
import { data, redirect, useLocation } from 'react-router';
import { siteContext } from '../../context/site-context.ts';
import { readLockCookie, setLockCookie } from '../../order/cookies/lock-cookie.server.ts';
import {
  readBrowserCookie,
  setBrowserCookie,
} from '../../order/cookies/read-browser-cookie.server.ts';
import { setVehicleCookie } from '../../order/cookies/read-vehicle-cookie.server.ts';
import { companyOf, loadJourneyConfig } from '../../order/load-journey-config.server.ts';
import { loadSummary } from '../../order/load-summary.server.ts';
import { orderMeta } from '../../order/order-meta.ts';
import { rememberDetails } from '../../order/remember-details.ts';
import { localeOf, usePageLocale } from '../../page/use-page-locale.ts';
import type { Route } from './+types/vehicle';

/** The vehicle or configuration of the address; without either it redirects to the stock. */
function subjectOf(vehicleId: string | undefined, url: URL, locale: Locale): JourneySubject {
  const subject = startJourney({ ...(vehicleId && { vehicleId }), search: url.searchParams });
  if (!subject) throw redirect(localizedPath('/vehicles', locale));
  return subject;
}

/** Details step: the vehicle, what reserving means, the button that acquires the lock. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = localeOf(params);
  const subject = subjectOf(params.vehicleId, url, locale);
  const { vehicle, theme, raw } = await loadSummary(site, subject, locale);
  const config = await loadJourneyConfig(site, { kind: subject.kind, raw }, locale);
  if (!config.journey.enabled) throw redirect(localizedPath(vehicle.link, locale));
  const content = {
    id: raw.id,
    configUrl: subject.kind === 'configurator' ? subject.configUrl : null,
    vehicle,
    theme,
    isFree: !['reserved', 'sold'].includes(raw.status),
    takesPayment: paymentPlan(config.journey.payment).takesPayment,
    title: config.steps.title,
    notes: config.notes,
    /** Identifies the journey: one per vehicle and day until a lock is acquired. */
    journey: new Date().toISOString().slice(0, 10),
  };
  const cookie = await setVehicleCookie(raw.id, site);
  return data(content, { headers: { 'set-cookie': cookie } });
}

/**
 * Acquires the lock and redirects to the checkout; shows a notice if the vehicle is locked or sold.
 */
export async function action({ params, request, context, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const locale = localeOf(params);
  const subject = subjectOf(params.vehicleId, url, locale);
  const { raw } = await loadSummary(site, subject, locale);
  const vehicleId = raw.id;
  const known = await readLockCookie(request);
  const browser = await readBrowserCookie(request);
  try {
    const { data: lock } = await site.call(
      initOrder,
      {
        headers: { 'Order-Browser': browser },
        body: {
          vehicle_id: vehicleId,
          company_uuid: companyOf(raw),
          lock_id: known?.vehicleId === vehicleId ? known.lockId : undefined,
        },
      },
      { locale },
    );
    const { lock_id: lockId, vendor_uuid: vendor, expires_at: expiresAt } = lock;
    const deposit = lock.deposit.amount > 0 ? lock.deposit : undefined;
    const configUrl = subject.kind === 'configurator' ? subject.configUrl : undefined;
    const held = { vehicleId, lockId, vendor, expiresAt, deposit, configUrl };
    const headers = new Headers();
    headers.append('set-cookie', await setLockCookie(held, site));
    headers.append('set-cookie', await setBrowserCookie(browser, site));
    return redirect(localizedPath(stepPath('checkout', { subject }), locale), {
      status: 303,
      headers,
    });
  } catch (error) {
    if (!isServiceError(error)) throw error;
    return data({ kind: outcomeKind(error) }, { status: error.status ?? 503 });
  }
}

export const meta = ({ params }: Route.MetaArgs) => orderMeta(localeOf(params), 'order_details');

export default function Vehicle({ loaderData, actionData }: Route.ComponentProps) {
  const { id, configUrl, vehicle, isFree, takesPayment, title, notes, journey } = loaderData;
  const locale = usePageLocale();
  const { pathname, search } = useLocation();
  const route = configUrl === null ? pathname : `${pathname}${search}`;
  useEffect(() => rememberDetails(id, route, configUrl), [id, route, configUrl]);
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
        <DetailsStep
          takesPayment={takesPayment}
          title={title}
          notes={notes}
          outcome={kind && describeOutcome(kind, locale)}
        />
      )}
    </OrderLayout>
  );
}
