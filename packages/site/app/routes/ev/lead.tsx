import { isServiceError } from '@mawkib/api-clients';
import { createEvLead } from '@mawkib/api-clients/contracts/ev';
import { localizedPath } from '@mawkib/core/locale';
import type { FieldErrors } from '@mawkib/forms/engine';
import { EvLeadStep } from '@mawkib/order-online';
import { checkEvForm } from '@mawkib/order-online/engine';
import { data, redirect } from 'react-router';
import { siteContext } from '../../context/site-context.ts';
import { evPath } from '../../ev/ev-path.ts';
import { setEvToken } from '../../ev/read-ev-token.server.ts';
import { consentDocuments } from '../../order/consent-documents.server.ts';
import { localeOf } from '../../page/use-page-locale.ts';
import { postedForm } from '../../request/posted-form.server.ts';
import type { Route } from './+types/lead';

/** The form of an order; `?model=` names the car. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { settings } = await site.market(localeOf(params));
  return {
    documents: consentDocuments(settings, localeOf(params)),
    model: url.searchParams.get('model')?.slice(0, 100) ?? '',
    /** A second post of this page is the same order. */
    key: crypto.randomUUID(),
  };
}

/** Stores the order and keeps its token in a cookie that scripts cannot read. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const locale = localeOf(params);
  const posted = await postedForm(request);
  const values = Object.fromEntries(
    [...posted].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const checked = checkEvForm(values, locale);
  if (!checked.ok) return data({ errors: checked.errors, values }, { status: 422 });
  try {
    const idempotencyKey = /^[\w-]{16,64}$/.test(values.key ?? '') ? values.key : undefined;
    const { data: stored } = await site.call(
      createEvLead,
      { body: { ...checked.lead, locale } },
      { locale, ...(idempotencyKey && { idempotencyKey }) },
    );
    const { id, token } = stored;
    const cookie = token === undefined ? null : await setEvToken({ id, token }, site);
    return redirect(localizedPath(evPath(id), locale), {
      status: 303,
      headers: cookie ? { 'set-cookie': cookie } : {},
    });
  } catch (error) {
    if (!isServiceError(error)) throw error;
    const errors = errorsOf(error.problem?.errors ?? []);
    return data({ errors, values }, { status: error.status ?? 503 });
  }
}

const codes = { email: 'invalid_email', phone: 'invalid_phone' } as const;

/** Errors of the service about fields of the form. */
function errorsOf(found: readonly { field: string; message: string }[]): FieldErrors {
  const named = found.flatMap(({ field, message }) =>
    field === 'email' || field === 'phone' ? [[field, { code: codes[field], message }]] : [],
  );
  return Object.fromEntries(named);
}

export default function EvLead({ loaderData, actionData }: Route.ComponentProps) {
  const { documents, model, key } = loaderData;
  const errors = actionData?.errors;
  const values = actionData?.values ?? (model ? { model } : undefined);
  return (
    <EvLeadStep
      {...documents}
      // Without `index` React Router takes the post for the layout around this index route.
      action="?index"
      hidden={{ key: actionData?.values.key ?? key }}
      errors={errors}
      values={values}
      hasFailed={errors !== undefined && Object.keys(errors).length === 0}
    />
  );
}
