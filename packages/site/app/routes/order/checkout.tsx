import { isServiceError } from '@mawkib/api-clients';
import { createOrder, freeReservationVendor } from '@mawkib/api-clients/contracts';
import { type Locale, localizedPath } from '@mawkib/core/locale';
import type { FieldErrors } from '@mawkib/forms/engine';
import { CheckoutStep, LockLost, OrderLayout, useSoftLock } from '@mawkib/order-online';
import {
  describeOutcome,
  type JourneySubject,
  type OutcomeKind,
  outcomeKind,
  startJourney,
  stepPath,
  validateCustomer,
} from '@mawkib/order-online/engine';
import { useEffect } from 'react';
import { data, redirect } from 'react-router';
import { siteContext } from '../../context/site-context.ts';
import { consentDocuments } from '../../order/consent-documents.server.ts';
import { loadSummary } from '../../order/load-summary.server.ts';
import { clearLockCookie, publicLock, readLockCookie } from '../../order/lock-cookie.server.ts';
import { orderMeta } from '../../order/order-meta.ts';
import { orderStore } from '../../order/order-store.ts';
import { setReceiptCookie } from '../../order/read-receipt-cookie.server.ts';
import { rememberCheckout, rememberLoss } from '../../order/remember-details.ts';
import { localeOf, usePageLocale } from '../../page/use-page-locale.ts';
import { postedForm } from '../../request/posted-form.server.ts';
import type { Route } from './+types/checkout';

/**
 * Checkout step, while the lock is valid. Without a lock it redirects to the details of the
 * configuration in the address, else to the stock.
 */
export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const locale = localeOf(params);
  const lock = await readLockCookie(request);
  if (!lock) {
    const subject = startJourney({ search: url.searchParams });
    throw redirect(localizedPath(subject ? stepPath('details', { subject }) : '/vehicles', locale));
  }
  const site = context.get(siteContext);
  const [{ vehicle, theme }, { settings }] = await Promise.all([
    loadSummary(site, { kind: 'normal', vehicleId: lock.vehicleId }, locale),
    site.market(locale),
  ]);
  return {
    vehicle,
    theme,
    documents: consentDocuments(settings, locale),
    lock: publicLock(lock),
    serverNow: new Date().toISOString(),
    isExpired: Date.parse(lock.expiresAt) <= Date.now(),
  };
}

export async function action({ params, request, context, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const locale = localeOf(params);
  const lock = await readLockCookie(request);
  if (!lock) return data({ kind: 'lock_lost' as OutcomeKind }, { status: 409 });

  const subject = startJourney({ search: url.searchParams }) ?? undefined;
  const posted = await postedForm(request);
  const values = Object.fromEntries(
    [...posted].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const checked = validateCustomer(values, locale);
  if (!checked.ok) {
    return data(
      { kind: 'invalid_customer' as OutcomeKind, errors: checked.errors, values },
      { status: 422 },
    );
  }
  try {
    const { data: order } = await site.call(
      createOrder,
      {
        body: {
          lock_id: lock.lockId,
          vehicle_id: lock.vehicleId,
          vendor_uuid: lock.vendor || freeReservationVendor,
          locale,
          confirmation_by_link: true,
          lead_attributes: checked.customer,
          ...(subject?.kind === 'configurator' && { config_url: subject.configUrl }),
        },
      },
      { locale },
    );
    const to = successPath(order.order_number, subject, locale);
    const headers = new Headers();
    headers.append('set-cookie', await clearLockCookie(site));
    const receipt = { number: order.order_number, email: checked.customer.email };
    headers.append('set-cookie', await setReceiptCookie(receipt, site));
    return redirect(to, { status: 303, headers });
  } catch (error) {
    if (!isServiceError(error)) throw error;
    return data({ kind: outcomeKind(error), values }, { status: error.status ?? 503 });
  }
}

function successPath(number: string, subject: JourneySubject | undefined, locale: Locale): string {
  const path = localizedPath(stepPath('success', subject && { subject }), locale);
  return `${path}${path.includes('?') ? '&' : '?'}order=${number}`;
}

export const meta = ({ params }: Route.MetaArgs) => orderMeta(localeOf(params), 'order_checkout');

type ApiError = { kind: OutcomeKind; errors?: FieldErrors; values?: Record<string, string> };
type CheckoutData = Route.ComponentProps['loaderData'];

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const error = actionData as ApiError | undefined;
  const isLost =
    loaderData.isExpired || error?.kind === 'lock_lost' || error?.kind === 'vehicle_locked';
  return (
    <OrderLayout
      step="checkout"
      vehicle={loaderData.vehicle}
      journey={isLost ? undefined : loaderData.lock.lockId}
    >
      {isLost ? <Lost {...loaderData} /> : <Held {...loaderData} error={error} />}
    </OrderLayout>
  );
}

/** Checkout with a valid lock: the form, and the dialogs of the lock. */
function Held({
  lock,
  vehicle,
  documents,
  serverNow,
  error,
}: CheckoutData & { error: ApiError | undefined }) {
  const locale = usePageLocale();
  const dialogs = useSoftLock(lock, orderStore);
  useEffect(() => rememberCheckout(lock.vehicleId), [lock.vehicleId]);
  const isWrong = error?.kind === 'invalid_customer';
  return (
    <CheckoutStep
      {...dialogs}
      {...documents}
      expiresAt={lock.expiresAt}
      serverNow={serverNow}
      vehicleHref={vehicle.link}
      errors={error?.errors}
      values={error?.values}
      outcome={error && !isWrong ? describeOutcome(error.kind, locale) : undefined}
    />
  );
}

function Lost({ lock, vehicle }: CheckoutData) {
  const { vehicleId, lockId, expiresAt } = lock;
  useEffect(() => rememberLoss({ vehicleId, lockId, expiresAt }), [vehicleId, lockId, expiresAt]);
  return <LockLost as="screen" vehicleHref={vehicle.link} />;
}
