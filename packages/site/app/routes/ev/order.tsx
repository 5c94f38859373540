import { isServiceError } from '@mawkib/api-clients';
import { getSalesforceData, initializeCancellation } from '@mawkib/api-clients/contracts/ev';
import { type Locale, localizedPath } from '@mawkib/core/locale';
import { EvCancellation, EvDeposit, EvOrder, evMessages } from '@mawkib/order-online';
import { evOrderView, paymentPolicy } from '@mawkib/order-online/engine';
import { data, redirect, useRevalidator } from 'react-router';
import { siteContext } from '../../context/site-context.ts';
import { evPath } from '../../ev/ev-path.ts';
import { readEvToken } from '../../ev/read-ev-token.server.ts';
import { requestEvCall } from '../../ev/request-ev-call.server.ts';
import { type StartedDeposit, startEvDeposit } from '../../ev/start-ev-deposit.server.ts';
import { localeOf, usePageLocale } from '../../page/use-page-locale.ts';
import { postedForm } from '../../request/posted-form.server.ts';
import { policyHeader } from '../../request/store-headers.ts';
import type { Route } from './+types/order';

/** The payment page has an additional content security policy. */
export const headers = ({ parentHeaders, loaderHeaders }: Route.HeadersArgs) => {
  const own = new Headers(parentHeaders);
  const policy = loaderHeaders.get(policyHeader);
  if (policy) own.set(policyHeader, policy);
  return own;
};

const addressOf = (id: string, locale: Locale) => localizedPath(evPath(id), locale);

/**
 * Status of an order; for the browser that sent it also its data, with `?pay=1` the payment of its
 * deposit and with `?cancel=1` the question before it is cancelled.
 */
export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const { id } = params;
  const locale = localeOf(params);
  const site = context.get(siteContext);
  const { searchParams } = url;
  // Stripe adds secrets of the payment, which no address should keep.
  if (searchParams.has('payment_intent_client_secret')) {
    throw redirect(`${addressOf(id, locale)}?payment=stripe`, { status: 303 });
  }
  const token = await readEvToken(request, id);
  const found = await findOrder(id, token, locale);
  const view = evOrderView(found.order, { isReturning: searchParams.has('payment') });
  const { isOwn } = found;
  const shared = { id, view, isOwn, isCancelling: false, paying: null, failure: null };
  const pageUrl = `${site.publicUrl}${addressOf(id, locale)}`;
  if (isOwn && searchParams.has('cancel') && view.cancel.isAllowed) {
    return data({ ...shared, pageUrl, isCancelling: true });
  }
  if (!isOwn || !searchParams.has('pay') || view.state !== 'unpaid') {
    return data({ ...shared, pageUrl });
  }
  try {
    const paying: StartedDeposit = await startEvDeposit(site, id, locale);
    const { vendor, scriptUrl } = paying.payment;
    const policy = JSON.stringify(paymentPolicy({ vendor, scriptUrl }));
    return data({ ...shared, pageUrl, paying }, { headers: { [policyHeader]: policy } });
  } catch (error) {
    if (!isServiceError(error)) throw error;
    return data({ ...shared, pageUrl, failure: failureOf(error, 'not_started', locale) });
  }

  /** A token that is no longer valid counts as none. */
  async function findOrder(id: string, token: string | undefined, locale: Locale) {
    const ask = (headers: { 'X-Lead-Token'?: string }) =>
      site.call(getSalesforceData, { params: { id }, headers }, { locale });
    try {
      if (token === undefined) return { order: (await ask({})).data, isOwn: false };
      const { data: order } = await ask({ 'X-Lead-Token': token });
      return { order, isOwn: true };
    } catch (error) {
      if (!isServiceError(error)) throw error;
      if (error.code === 'invalid_token') return { order: (await ask({})).data, isOwn: false };
      throw error.status === 404 ? data(null, { status: 404 }) : error;
    }
  }
}

const failureOf = (
  error: { problem?: { title: string; detail?: string | undefined } | null | undefined },
  title: 'not_started' | 'not_cancelled',
  locale: Locale,
) => ({
  title: evMessages(locale)(title),
  text: error.problem?.detail ?? error.problem?.title ?? evMessages(locale)('try_again'),
});

export async function action({ params, request, context }: Route.ActionArgs) {
  const { id } = params;
  const locale = localeOf(params);
  const site = context.get(siteContext);
  const posted = await postedForm(request);
  const token = await readEvToken(request, id);
  try {
    if (posted.get('_action') === 'call' && token !== undefined) {
      const values = Object.fromEntries(
        [...posted].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      );
      const result = await requestEvCall(site, { id, values, locale });
      return data({ call: { ...result, values } }, { status: result.errors ? 422 : 200 });
    }
    const proof = token === undefined ? {} : { 'X-Lead-Token': token };
    await site.call(initializeCancellation, { params: { id }, headers: proof }, { locale });
    return redirect(addressOf(id, locale), { status: 303 });
  } catch (error) {
    if (!isServiceError(error)) throw error;
    const failure = failureOf(error, 'not_cancelled', locale);
    return data({ failure }, { status: error.status ?? 503 });
  }
}

export const meta = ({ params }: Route.MetaArgs) => [
  { title: `${evMessages(localeOf(params))('number')} ${params.id}` },
  { name: 'robots', content: 'noindex' },
];

export default function EvOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, view, isOwn, isCancelling, paying, pageUrl } = loaderData;
  const locale = usePageLocale();
  const { revalidate } = useRevalidator();
  const answer = actionData as
    | { failure?: { title: string; text: string }; call?: object }
    | undefined;
  const failure = answer?.failure ?? loaderData.failure ?? undefined;
  const href = evPath(id);
  if (paying) {
    return (
      <EvDeposit
        {...paying}
        href={href}
        returnUrl={`${pageUrl}?payment=stripe`}
        call={answer?.call ?? {}}
      />
    );
  }
  if (isCancelling && !failure) return <EvCancellation view={view} href={href} />;
  return (
    <EvOrder
      key={locale}
      number={id}
      view={view}
      href={href}
      isOwn={isOwn}
      failure={failure}
      onCheck={() => void revalidate()}
    />
  );
}
