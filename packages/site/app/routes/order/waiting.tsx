import { isServiceError } from '@mawkib/api-clients';
import { confirmWaiting, waitForVehicle } from '@mawkib/api-clients/contracts/purchase';
import type { RawVehicle } from '@mawkib/api-clients/contracts/stock';
import { WaitForVehicle, type WaitingFailure, type WaitingView } from '@mawkib/order-online';
import { normaliseVehicle } from '@mawkib/stock-locator/engine';
import { data, redirect } from 'react-router';
import { siteContext } from '../../context/site-context.ts';
import { loadSummary } from '../../order/load-summary.server.ts';
import { orderMeta } from '../../order/order-meta.ts';
import { localeOf } from '../../page/use-page-locale.ts';
import { postedForm } from '../../request/posted-form.server.ts';
import type { Route } from './+types/waiting';

/** State of the vehicle for a waiting visitor. */
function freedomOf(raw: RawVehicle): 'held' | 'free' | 'unavailable' {
  const { reservation, heldUntil } = normaliseVehicle(raw);
  if (!reservation.possible) return 'unavailable';
  return heldUntil === null ? 'free' : 'held';
}

/** View of the URL. `?token=` is set by the mailed link, the others by a post. */
function viewOf(search: URLSearchParams, freedom: ReturnType<typeof freedomOf>): WaitingView {
  if (search.has('token')) return 'confirm';
  if (freedom !== 'held') return freedom;
  if (search.has('confirmed')) return 'confirmed';
  return search.has('sent') ? 'sent' : 'form';
}

/** Page that requests one e-mail for when a held vehicle is free; opening it changes nothing. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { vehicleId } = params;
  const subject = { kind: 'normal' as const, vehicleId };
  const { vehicle, theme, raw } = await loadSummary(site, subject, localeOf(params));
  return { vehicle, theme, view: viewOf(url.searchParams, freedomOf(raw)) };
}

/** Views that replace the form after an error of the service. */
const viewOfCode: Readonly<Record<string, WaitingView>> = {
  vehicle_free: 'free',
  vehicle_unavailable: 'unavailable',
  vehicle_not_found: 'unavailable',
  waiting_ended: 'ended',
};

export async function action({ params, request, context, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const locale = localeOf(params);
  const { vehicleId } = params;
  const form = await postedForm(request);
  const isConfirming = form.get('_action') === 'confirm';
  const email = String(form.get('email') ?? '').trim();
  try {
    if (isConfirming) {
      const token = url.searchParams.get('token') ?? '';
      await site.call(confirmWaiting, { body: { token } }, { locale });
    } else {
      const body = { vehicle_id: vehicleId, email, locale };
      await site.call(waitForVehicle, { body }, { locale });
    }
  } catch (error) {
    if (!isServiceError(error)) throw error;
    const { status = 503, problem } = error;
    const view =
      viewOfCode[problem?.code ?? ''] ?? (isConfirming && status === 400 ? 'ended' : undefined);
    const failure: WaitingFailure =
      status === 400 ? 'email' : status === 429 ? 'too_many' : 'failed';
    return data({ view, failure, email: email.slice(0, 254) }, { status });
  }
  return redirect(`${url.pathname}?${isConfirming ? 'confirmed' : 'sent'}=1`, { status: 303 });
}

export const meta = ({ params }: Route.MetaArgs) => orderMeta(localeOf(params), 'order_waiting');

export default function WaitingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { vehicle, view } = loaderData;
  const changed = actionData?.view;
  return (
    <WaitForVehicle
      view={changed ?? view}
      failure={changed ? undefined : actionData?.failure}
      email={actionData?.email}
      vehicle={vehicle}
      takesFocus={changed !== undefined}
    />
  );
}
