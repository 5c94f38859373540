import { isServiceError } from '@mawkib/api-clients';
import { localizedPath } from '@mawkib/core/locale';
import type { FieldErrors } from '@mawkib/forms/engine';
import {
  CheckoutStep,
  CodeStep,
  LockLost,
  OrderLayout,
  OrderSummary,
  Payment,
  useSoftLock,
} from '@mawkib/order-online';
import {
  describeOutcome,
  type OutcomeKind,
  outcomeKind,
  type PaymentView,
  paymentPlan,
  startJourney,
  stepPath,
} from '@mawkib/order-online/engine';
import { useEffect } from 'react';
import { data, redirect, useRevalidator } from 'react-router';
import { siteContext } from '../../context/site-context.ts';
import { holdCookie, payingOf, storedBuyer } from '../../order/checkout/stored-buyer.server.ts';
import { submitBuyer, typedValues } from '../../order/checkout/submit-buyer.server.ts';
import {
  checkoutAddress,
  checkoutPath,
  subjectOf,
  successAddress,
} from '../../order/checkout-path.ts';
import { consentDocuments } from '../../order/consent-documents.server.ts';
import {
  clearLockCookie,
  type LockCookie,
  publicLock,
  readLockCookie,
} from '../../order/cookies/lock-cookie.server.ts';
import { readReceiptCookie } from '../../order/cookies/read-receipt-cookie.server.ts';
import { loadHold } from '../../order/load-hold.server.ts';
import { companyOf, loadJourneyConfig } from '../../order/load-journey-config.server.ts';
import { loadSummary } from '../../order/load-summary.server.ts';
import { orderMeta } from '../../order/order-meta.ts';
import { orderStore } from '../../order/order-store.ts';
import { acceptAmount } from '../../order/payment/accept-amount.server.ts';
import { choosePayment } from '../../order/payment/choose-payment.server.ts';
import { loadPayment } from '../../order/payment/load-payment.server.ts';
import { readPaymentCookie } from '../../order/payment/payment-cookie.server.ts';
import { paymentResponse, redirectToOrder } from '../../order/payment/payment-response.server.ts';
import { requestCall } from '../../order/payment/request-call.server.ts';
import { rememberCheckout, rememberLoss } from '../../order/remember-details.ts';
import { useCameFromPage } from '../../page/use-came-from-page.ts';
import { localeOf, usePageLocale } from '../../page/use-page-locale.ts';
import { postedForm } from '../../request/posted-form.server.ts';
import { policyHeader } from '../../request/store-headers.ts';
import type { Route } from './+types/checkout';

/** The payment page has an additional content security policy for its payment provider. */
export const headers = ({ parentHeaders, loaderHeaders }: Route.HeadersArgs) => {
  const own = new Headers(parentHeaders);
  const policy = loaderHeaders.get(policyHeader);
  if (policy) own.set(policyHeader, policy);
  return own;
};

/**
 * Checkout step, while the lock is valid: the buyer's details, then the payment. Without a lock it
 * redirects to the order that was just placed, for its response may be lost, else to the details of
 * the configuration in the address, else to the stock.
 */
export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const locale = localeOf(params);
  const lock = await readLockCookie(request);
  if (!lock) {
    const placed = await readReceiptCookie(request);
    if (placed) throw redirect(successAddress(placed.number, locale, {}), { status: 303 });
    const subject = startJourney({ search: url.searchParams });
    throw redirect(localizedPath(subject ? stepPath('details', { subject }) : '/vehicles', locale));
  }
  // Stripe adds secrets of the payment, which no address should keep.
  if (url.searchParams.has('payment_intent_client_secret')) {
    throw redirect(checkoutAddress(locale, lock, { payment: 'stripe' }), { status: 303 });
  }
  const site = context.get(siteContext);
  const [{ raw, vehicle, theme }, { settings }, cookie, hold] = await Promise.all([
    loadSummary(site, { kind: 'normal', vehicleId: lock.vehicleId }, locale),
    site.market(locale),
    readPaymentCookie(request, lock),
    loadHold(site, lock.lockId, locale),
  ]);
  if (hold?.order_number && !cookie) {
    const headers = { 'set-cookie': await clearLockCookie(site) };
    throw redirect(successAddress(hold.order_number, locale, lock), { status: 303, headers });
  }
  const current = holdCookie(lock, hold);
  const kind = lock.configUrl ? 'configurator' : 'normal';
  const { checkout: page } = await loadJourneyConfig(site, { kind, raw }, locale);
  const shared = {
    vehicle,
    theme,
    page,
    documents: consentDocuments(settings, locale),
    pageUrl: `${site.publicUrl}${checkoutAddress(locale, {})}`,
    ...storedBuyer(hold),
  };
  const isEditing = url.searchParams.has('edit');
  const paying = cookie ?? payingOf(current, hold, companyOf(raw));
  if (paying && !isEditing && paymentPlan(current.vendor).takesPayment) {
    const loaded = await loadPayment(site, {
      ...{ lock: current, paying, locale },
      search: url.searchParams,
    });
    if ('orderNumber' in loaded) {
      const { email } = paying;
      throw await redirectToOrder(site, { orderNumber: loaded.orderNumber, email, locale, lock });
    }
    return paymentResponse(site, {
      loaded,
      before: cookie,
      shared: { ...shared, ...now(current) },
    });
  }
  const isLost = hold?.state === 'lost';
  const view = { ...shared, ...now(current), ...(isLost && { isExpired: true }) };
  return data({ ...view, lock: publicLock(current), payment: null });
}

const now = ({ expiresAt }: LockCookie) => ({
  serverNow: new Date().toISOString(),
  isExpired: Date.parse(expiresAt) <= Date.now(),
});

export async function action({ params, request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const locale = localeOf(params);
  const lock = await readLockCookie(request);
  if (!lock) return data({ kind: 'lock_lost' as OutcomeKind }, { status: 409 });

  const posted = await postedForm(request);
  const paying = await readPaymentCookie(request, lock);
  if (posted.get('_action') === 'accept' && paying) {
    return acceptAmount(site, { paying, lock, values: posted, locale });
  }
  const values = Object.fromEntries(
    [...posted].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  try {
    if (values._action === 'call') {
      const { vehicleId } = lock;
      const result = await requestCall(site, { vehicleId, values, locale });
      return data({ call: { ...result, values } }, { status: result.errors ? 422 : 200 });
    }
    if (values._action === 'choose') {
      return await choosePayment(site, { lock, vendor: values.vendor ?? '', locale });
    }
    return await submitBuyer(site, { lock, posted: values, locale });
  } catch (error) {
    if (!isServiceError(error)) throw error;
    return data(
      { kind: outcomeKind(error), values: typedValues(values) },
      { status: error.status ?? 503 },
    );
  }
}

/** The code of the payment loads while the details are sent. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const [result] = await Promise.all([serverAction(), Payment.load().catch(() => {})]);
  return result;
}

export const meta = ({ params }: Route.MetaArgs) => orderMeta(localeOf(params), 'order_checkout');

type ApiError = {
  kind?: OutcomeKind;
  errors?: FieldErrors;
  values?: Record<string, string>;
  code?: { phone: string; sentAt: string };
  call?: { errors?: FieldErrors; values?: Record<string, string>; isSent?: boolean };
};
type CheckoutData = Route.ComponentProps['loaderData'];

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const error = actionData as ApiError | undefined;
  const { payment, lock, vehicle, quote } = loaderData;
  const isLost =
    !payment &&
    (loaderData.isExpired || error?.kind === 'lock_lost' || error?.kind === 'vehicle_locked');
  return (
    <OrderLayout
      step="checkout"
      vehicle={vehicle}
      deposit={lock.deposit}
      quote={quote}
      journey={isLost ? undefined : lock.lockId}
    >
      {payment ? (
        <Paying {...loaderData} payment={payment} error={error} />
      ) : isLost ? (
        <Lost {...loaderData} />
      ) : (
        <Held {...loaderData} error={error} />
      )}
    </OrderLayout>
  );
}

type WithError = CheckoutData & { error: ApiError | undefined };

/** Payment of a hold with stored details of its buyer. */
function Paying({ payment, ...props }: WithError & { payment: PaymentView }) {
  const { lock, vehicle, serverNow, pageUrl, error } = props;
  const locale = usePageLocale();
  const { revalidate } = useRevalidator();
  const again = () => void revalidate();
  const outcome = error?.kind && describeOutcome(error.kind, locale);
  return (
    <Payment
      view={payment}
      expiresAt={lock.expiresAt}
      serverNow={serverNow}
      pageUrl={pageUrl}
      payHref={checkoutPath(lock)}
      editHref={checkoutPath(lock, { edit: '1' })}
      summary={<Summary {...props} />}
      vehicleHref={vehicle.link}
      onCheck={again}
      onExpired={again}
      call={error?.call ?? { values: error?.values, outcome }}
    />
  );
}

/** Checkout with a valid lock: the form, and the dialogs of the lock. */
function Held(props: WithError) {
  const { lock, vehicle, documents, serverNow, error, page, stored, chosen } = props;
  const locale = usePageLocale();
  const dialogs = useSoftLock(lock, orderStore);
  const takesFocus = useCameFromPage();
  useEffect(() => rememberCheckout(lock.vehicleId), [lock.vehicleId]);
  const isWrong = error?.kind === 'invalid_customer' && error.errors;
  const outcome = error?.kind && !isWrong ? describeOutcome(error.kind, locale) : undefined;
  if (error?.code) {
    return (
      <CodeStep
        phone={error.code.phone}
        sentAt={error.code.sentAt}
        values={error.values ?? {}}
        error={error.errors?.phone_code}
        outcome={error.errors ? undefined : outcome}
        expiresAt={lock.expiresAt}
        serverNow={serverNow}
      />
    );
  }
  return (
    <CheckoutStep
      {...dialogs}
      {...documents}
      takesFocus={takesFocus}
      vendor={lock.vendor}
      chosen={chosen}
      expiresAt={lock.expiresAt}
      serverNow={serverNow}
      vehicleHref={vehicle.link}
      errors={error?.errors}
      values={error?.values ?? stored}
      outcome={outcome}
      page={page}
      summary={<Summary {...props} />}
    />
  );
}

type Summarised = Pick<CheckoutData, 'lock' | 'vehicle' | 'choices' | 'due'>;

function Summary({ lock, vehicle, choices, due }: Summarised) {
  return (
    <OrderSummary
      car={vehicle.name}
      subject={subjectOf(lock)}
      vehicleHref={vehicle.link}
      choices={choices}
      due={due}
    />
  );
}

function Lost({ lock, vehicle }: CheckoutData) {
  const { vehicleId, lockId, expiresAt } = lock;
  useEffect(() => rememberLoss({ vehicleId, lockId, expiresAt }), [vehicleId, lockId, expiresAt]);
  return <LockLost as="screen" vehicleHref={vehicle.link} />;
}
