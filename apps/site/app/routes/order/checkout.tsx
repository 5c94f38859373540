import { ServiceError } from '@mawkib/api-clients';
import { createOrder, freeReservationVendor } from '@mawkib/api-clients/contracts';
import { localizedPath } from '@mawkib/core/locale';
import { CheckoutStep, KickedOut, OrderFrame } from '@mawkib/order-online';
import {
  describeOutcome,
  type OutcomeKind,
  outcomeKind,
  validateCustomer,
} from '@mawkib/order-online/engine';
import type { FieldErrors } from '@mawkib/forms/engine';
import { data, redirect } from 'react-router';
import { localeOf, usePageLocale } from '../../locale.ts';
import { keepReceipt } from '../../order/receipt-cookie.server.ts';
import { dropLock, readLock } from '../../order/lock-cookie.server.ts';
import { orderMeta } from '../../order/order-meta.ts';
import { loadSummary } from '../../order/vehicle-summary.server.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/checkout';

/** The buyer's data, while the lock holds. Without a lock there is nothing to check out. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = localeOf(params);
  const lock = await readLock(request);
  if (!lock) throw redirect(localizedPath('/vehicles', locale));
  const { vehicle, theme } = await loadSummary(context.get(siteContext), lock.vehicleId, locale);
  return {
    vehicle,
    theme,
    expiresAt: lock.expiresAt,
    serverNow: new Date().toISOString(),
    isExpired: Date.parse(lock.expiresAt) <= Date.now(),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const locale = localeOf(params);
  const lock = await readLock(request);
  if (!lock) return data({ kind: 'lock_lost' as OutcomeKind }, { status: 409 });

  const posted = await request.formData();
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
        },
      },
      { locale },
    );
    const to = localizedPath(`/showroom-order-online/success?order=${order.order_number}`, locale);
    const headers = new Headers();
    headers.append('set-cookie', await dropLock());
    headers.append('set-cookie', await keepReceipt({ number: order.order_number, email: checked.customer.email }));
    return redirect(to, { status: 303, headers });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return data({ kind: outcomeKind(error), values }, { status: error.status ?? 503 });
  }
}

export const meta = ({ params }: Route.MetaArgs) => orderMeta(localeOf(params), 'order_checkout');

type Refusal = { kind: OutcomeKind; errors?: FieldErrors; values?: Record<string, string> };

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { vehicle, expiresAt, serverNow, isExpired } = loaderData;
  const locale = usePageLocale();
  const refusal = actionData as Refusal | undefined;
  const isLost = isExpired || refusal?.kind === 'lock_lost' || refusal?.kind === 'vehicle_locked';
  const outcome =
    refusal && refusal.kind !== 'invalid_customer' ? describeOutcome(refusal.kind, locale) : undefined;
  return (
    <OrderFrame step="checkout" vehicle={vehicle}>
      {isLost ? (
        <KickedOut as="screen" vehicleHref={vehicle.link} />
      ) : (
        <CheckoutStep
          expiresAt={expiresAt}
          serverNow={serverNow}
          vehicleHref={vehicle.link}
          errors={refusal?.errors}
          values={refusal?.values}
          outcome={outcome}
        />
      )}
    </OrderFrame>
  );
}
