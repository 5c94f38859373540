import { isServiceError } from '@mawkib/api-clients';
import { confirmOrder, getOrder } from '@mawkib/api-clients/contracts';
import { themeOf } from '@mawkib/core/brands';
import type { Locale } from '@mawkib/core/locale';
import {
  AcceptedTerms,
  ConfirmReservation,
  OrderConfirmation,
  OrderLayout,
} from '@mawkib/order-online';
import {
  confirmationState,
  describeOutcome,
  type OutcomeKind,
  orderSummaryData,
  outcomeKind,
} from '@mawkib/order-online/engine';
import { data, redirect } from 'react-router';
import { type SiteContext, siteContext } from '../../context/site-context.ts';
import { acceptedTerms } from '../../order/accepted-terms.server.ts';
import { findSummary } from '../../order/load-summary.server.ts';
import { orderMeta } from '../../order/order-meta.ts';
import { localeOf, usePageLocale } from '../../page/use-page-locale.ts';
import type { Route } from './+types/confirmation';

const tokenOf = (url: URL) => url.searchParams.get('token') ?? '';

/**
 * Target of the e-mailed link. Opening it changes nothing: its button posts, and the post confirms.
 * A confirmed order is shown without the link's token too, as the second mail requires.
 */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = localeOf(params);
  const number = params.orderNumber;
  const retryHref = url.pathname + url.search;
  const hasToken = tokenOf(url) !== '';
  try {
    const order = await loadOrder(site, { number, token: tokenOf(url) }, locale);
    const { vehicle, theme } = await findSummary(site, order.vehicle_id, locale);
    const summary = orderSummaryData(order);
    const terms = acceptedTerms(order);
    return { number, retryHref, hasToken, order: order.status, terms, summary, vehicle, theme };
  } catch (error) {
    if (!isServiceError(error)) throw error;
    const order = { failure: outcomeKind(error) };
    return { number, retryHref, hasToken, order, theme: themeOf(undefined) };
  }
}

/** The order, with its buyer's data if the token is valid. */
async function loadOrder(
  site: SiteContext,
  { number, token }: { number: string; token: string },
  locale: Locale,
) {
  const read = async (headers: { 'Order-Token'?: string }) =>
    (await site.call(getOrder, { params: { number }, headers }, { locale })).data;
  if (!token) return read({});
  return read({ 'Order-Token': token }).catch((error: unknown) => {
    // Its post says what is wrong with the link.
    if (isServiceError(error) && error.status === 403) return read({});
    throw error;
  });
}

/**
 * Confirms the order and redirects to the address without its token; an order that was confirmed
 * before keeps its address, where the page says so.
 */
export async function action({ params, context, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const locale = localeOf(params);
  const number = params.orderNumber;
  try {
    const { data: seen } = await site.call(getOrder, { params: { number } }, { locale });
    if (seen.status === 'confirmed') return redirect(url.pathname + url.search, { status: 303 });
    const token = tokenOf(url);
    await site.call(confirmOrder, { params: { number }, body: { token } }, { locale });
    return redirect(url.pathname, { status: 303 });
  } catch (error) {
    if (!isServiceError(error)) throw error;
    return data({ error: outcomeKind(error) }, { status: error.status ?? 503 });
  }
}

export const meta = ({ params }: Route.MetaArgs) =>
  orderMeta(localeOf(params), 'order_confirmation');

export default function Confirmation({ loaderData, actionData }: Route.ComponentProps) {
  const { number, retryHref, hasToken, order, terms, summary, vehicle } = loaderData;
  const locale = usePageLocale();
  const error = actionData?.error as OutcomeKind | undefined;
  const { result, failure } = confirmationState({ order, hasToken, error });
  const outcome = failure && describeOutcome(failure, locale);
  return (
    <OrderLayout step="confirmation" result={result} vehicle={vehicle} orderNumber={number}>
      {result === 'waiting' ? (
        <ConfirmReservation orderNumber={number} expiresAt={summary?.expiresAt} outcome={outcome} />
      ) : (
        <OrderConfirmation
          result={result}
          isRepeated={hasToken}
          orderNumber={number}
          summary={summary}
          outcome={outcome}
          vehicleHref={vehicle?.link}
          retryHref={retryHref}
        />
      )}
      <AcceptedTerms terms={terms ?? []} />
    </OrderLayout>
  );
}
