import { isServiceError } from '@mawkib/api-clients';
import { type Locale, localizedPath } from '@mawkib/core/locale';
import { OrderLayout, VehicleUnavailable } from '@mawkib/order-online';
import {
  type JourneySubject,
  outcomeKind,
  readStep,
  type StepValues,
  startJourney,
  stepPath,
} from '@mawkib/order-online/engine';
import { data, redirect } from 'react-router';
import { siteContext } from '../../context/site-context.ts';
import {
  readBrowserCookie,
  setBrowserCookie,
} from '../../order/cookies/read-browser-cookie.server.ts';
import { setVehicleCookie } from '../../order/cookies/read-vehicle-cookie.server.ts';
import { orderMeta } from '../../order/order-meta.ts';
import { holdVehicle } from '../../order/steps/hold-vehicle.server.ts';
import { loadSteps } from '../../order/steps/load-steps.server.ts';
import { loadJourney, loadStepsPage } from '../../order/steps/load-steps-page.server.ts';
import { type RejectedStep, StepsView } from '../../order/steps/StepsView.tsx';
import { stepAddress } from '../../order/steps/step-address.ts';
import { localeOf } from '../../page/use-page-locale.ts';
import { postedForm } from '../../request/posted-form.server.ts';
import type { Route } from './+types/vehicle';

/** The vehicle or configuration of the address; without either it redirects to the stock. */
function subjectOf(vehicleId: string | undefined, url: URL, locale: Locale): JourneySubject {
  const subject = startJourney({ ...(vehicleId && { vehicleId }), search: url.searchParams });
  if (!subject) throw redirect(localizedPath('/vehicles', locale));
  return subject;
}

/** Steps page: a tab for each step of the market, in the address. */
export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = localeOf(params);
  const subject = subjectOf(params.vehicleId, url, locale);
  const content = await loadStepsPage(site, { request, subject, url }, locale);
  const headers = new Headers();
  headers.append('set-cookie', await setVehicleCookie(content.id, site));
  // Known before the first post, so that a lost response does not leave a hold without its buyer.
  const browser = await readBrowserCookie(request);
  headers.append('set-cookie', await setBrowserCookie(browser, site));
  return data(content, { headers });
}

/**
 * Stores the posted step with the hold, which the first one acquires, and redirects to the next tab
 * or the checkout; shows a notice if the vehicle is locked or sold.
 */
export async function action({ params, request, context, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const locale = localeOf(params);
  const subject = subjectOf(params.vehicleId, url, locale);
  const posted = await postedForm(request);
  const values: StepValues = Object.fromEntries(
    [...posted].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const index = Number(values.step) - 1;
  if (values._show === 'times') {
    const { retailer_id: retailer = '', kind = '' } = values;
    return redirect(stepAddress(locale, subject, index, { retailer, kind }), { status: 303 });
  }
  try {
    const { raw, config, lock } = await loadJourney(site, { request, subject }, locale);
    const retailerId = values.retailer_id;
    const { steps, options, tradeIn } = await loadSteps(
      site,
      { raw, subject, steps: config.steps.steps, lock, retailerId },
      locale,
    );
    const step = steps[index];
    const result = step && readStep({ step, values, options, tradeIn, locale });
    if (result?.ok === false) return data({ errors: result.errors, values }, { status: 422 });
    const choices = result?.choices;
    const isLast = result !== undefined && index >= steps.length - 1;
    const given = { request, raw, subject, lock, choices, isLast };
    const headers = await holdVehicle(site, given, locale);
    const to = isLast
      ? localizedPath(stepPath('checkout', { subject }), locale)
      : stepAddress(locale, subject, result ? index + 1 : 0);
    return redirect(to, { status: 303, headers });
  } catch (error) {
    if (!isServiceError(error)) throw error;
    return data({ kind: outcomeKind(error), values }, { status: error.status ?? 503 });
  }
}

export const meta = ({ params }: Route.MetaArgs) => orderMeta(localeOf(params), 'order_details');

export default function Vehicle({ loaderData, actionData }: Route.ComponentProps) {
  const { id, vehicle, isFree, journey, options } = loaderData;
  const rejected = actionData as RejectedStep | undefined;
  const kind = rejected?.kind ?? (isFree ? undefined : 'vehicle_unavailable');
  const taken = kind === 'vehicle_locked' || kind === 'vehicle_unavailable' ? kind : undefined;
  return (
    <OrderLayout
      step="details"
      vehicle={vehicle}
      quote={taken ? undefined : options.quote}
      journey={taken ? undefined : journey}
    >
      {taken ? (
        <VehicleUnavailable
          kind={taken}
          takesFocus={Boolean(rejected)}
          waitHref={`/showroom-order-online/waiting/${encodeURIComponent(id)}`}
          hidden={{ ...rejected?.values, _action: 'init' }}
        />
      ) : (
        <StepsView shown={loaderData} rejected={rejected} />
      )}
    </OrderLayout>
  );
}
