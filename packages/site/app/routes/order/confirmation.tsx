import { isServiceError } from '@mawkib/api-clients';
import { themeOf } from '@mawkib/core/brands';
import { localizedPath } from '@mawkib/core/locale';
import {
  AcceptedTerms,
  CancelOrder,
  ConfirmReservation,
  OrderConfirmation,
  OrderLayout,
  PayAgain,
} from '@mawkib/order-online';
import {
  confirmationState,
  describeOutcome,
  type OutcomeKind,
  orderSummaryData,
  outcomeKind,
  stepPath,
} from '@mawkib/order-online/engine';
import { data } from 'react-router';
import { siteContext } from '../../context/site-context.ts';
import { acceptedTerms } from '../../order/accepted-terms.server.ts';
import { readOrderToken, setOrderToken } from '../../order/cookies/read-order-token.server.ts';
import { findSummary } from '../../order/load-summary.server.ts';
import { orderMeta } from '../../order/order-meta.ts';
import { changeOrder } from '../../order/own-order/change-order.server.ts';
import { loadOwnOrder } from '../../order/own-order/load-own-order.server.ts';
import { localeOf, usePageLocale } from '../../page/use-page-locale.ts';
import { isMissing } from '../../request/is-missing.server.ts';
import { postedForm } from '../../request/posted-form.server.ts';
import type { Route } from './+types/confirmation';

const tokenOf = (url: URL) => url.searchParams.get('token') ?? '';

/**
 * The order's own page, and the target of the e-mailed link. Opening it changes nothing: its buttons
 * post. An order is shown without a token too; what only its buyer may see takes the link's token,
 * which a cookie remembers.
 */
export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = localeOf(params);
  const number = params.orderNumber;
  const retryHref = url.pathname + url.search;
  const hasToken = tokenOf(url) !== '';
  const token = tokenOf(url) || (await readOrderToken(request, number));
  try {
    const found = await loadOwnOrder(site, { number, token, locale });
    const { own, ...order } = found;
    const { vehicle, theme } = await findSummary(site, order.vehicle_id, locale);
    const summary = orderSummaryData(order);
    // The id of a hold pays for it: scripts have no use for it.
    const payAgain = own?.pay_again && { ...own.pay_again, lock_id: '' };
    const shown = own && { ...own, terms: [], pay_again: payAgain ?? null };
    const calendarHref = `${localizedPath(stepPath('confirmation', { orderNumber: number }), locale)}/appointment.ics`;
    const content = {
      number,
      retryHref,
      hasToken,
      canConfirm: Boolean(token),
      order: order.status,
      summary,
      own: shown,
      terms: acceptedTerms(found),
      calendarHref,
      vehicle,
      theme,
    };
    const headers: HeadersInit =
      own && hasToken && token
        ? { 'set-cookie': await setOrderToken({ number, token }, site) }
        : {};
    return data(content, { headers });
  } catch (error) {
    if (!isServiceError(error)) throw error;
    const failure: OutcomeKind = isMissing(error) ? 'order_not_found' : outcomeKind(error);
    const theme = themeOf(undefined);
    return data(
      { number, retryHref, hasToken, canConfirm: hasToken, order: { failure }, theme },
      { status: isMissing(error) ? 404 : (error.status ?? 503) },
    );
  }
}

/** Confirms, cancels, or returns to the payment of the order. */
export async function action({ params, request, context, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const locale = localeOf(params);
  const number = params.orderNumber;
  const posted = await postedForm(request);
  const intent = String(posted.get('_action') ?? '');
  const token = tokenOf(url) || ((await readOrderToken(request, number)) ?? '');
  const post = { number, token, locale, pathname: url.pathname, search: url.search };
  const reason = String(posted.get('reason') ?? '').trim();
  try {
    const response = await changeOrder(site, post, { intent, reason });
    return response ?? data({ error: 'lock_lost' as OutcomeKind, intent }, { status: 409 });
  } catch (error) {
    if (!isServiceError(error)) throw error;
    const typed = intent === 'cancel' ? { intent, reason } : {};
    return data({ error: outcomeKind(error), ...typed }, { status: error.status ?? 503 });
  }
}

export const meta = ({ params }: Route.MetaArgs) =>
  orderMeta(localeOf(params), 'order_confirmation');

interface ApiError {
  error?: OutcomeKind;
  intent?: string;
  reason?: string;
}

export default function Confirmation({ loaderData, actionData }: Route.ComponentProps) {
  const { number, retryHref, hasToken, canConfirm, order } = loaderData;
  const {
    summary,
    own,
    terms = [],
    calendarHref,
    vehicle,
  } = 'summary' in loaderData ? loaderData : {};
  const locale = usePageLocale();
  const { error, intent, reason } = (actionData ?? {}) as ApiError;
  const isOfForm = intent === 'cancel' || intent === 'pay_again';
  const confirming = isOfForm ? undefined : error;
  const { result, failure } = confirmationState({ order, hasToken: canConfirm, error: confirming });
  const outcome = failure && describeOutcome(failure, locale);
  const failed = isOfForm && error ? describeOutcome(error, locale) : undefined;
  const cancelling = intent === 'cancel' && failed ? { reason, outcome: failed } : undefined;
  return (
    <OrderLayout step="confirmation" result={result} vehicle={vehicle} orderNumber={number}>
      {own?.pay_again ? (
        <PayAgain
          orderNumber={number}
          own={own}
          until={own.pay_again.until}
          outcome={cancelling ? undefined : failed}
        />
      ) : result === 'waiting' ? (
        <>
          <ConfirmReservation
            orderNumber={number}
            expiresAt={summary?.expiresAt}
            outcome={outcome}
          />
          {own ? <CancelOrder own={own} isPaid={false} {...cancelling} /> : null}
        </>
      ) : (
        <OrderConfirmation
          result={result}
          isRepeated={hasToken}
          orderNumber={number}
          summary={summary}
          own={own}
          calendarHref={own?.appointment ? calendarHref : undefined}
          cancelling={cancelling}
          outcome={outcome}
          vehicleHref={vehicle?.link}
          retryHref={retryHref}
        />
      )}
      <AcceptedTerms terms={terms} />
    </OrderLayout>
  );
}
