import { createHash } from 'node:crypto';
import { getForm } from '@mawkib/api-clients/contracts/forms';
import { defaultMarket, joinTexts } from '@mawkib/core/locale';
import { chosenValues } from '@mawkib/forms/engine';
import { appointmentCalendar, calendarResponse } from '../calendar/appointment-calendar.server.ts';
import { calendarMessages } from '../calendar/calendar.messages.ts';
import { siteContext } from '../context/site-context.ts';
import { appointmentOf } from '../forms/thanks/appointment-of.server.ts';
import { retailerOf } from '../forms/thanks/load-thanks.server.ts';
import { localeOf } from '../page/use-page-locale.ts';
import { isMissing } from '../request/is-missing.server.ts';
import type { Route } from './+types/form-appointment';

/**
 * Calendar file of the day that a visitor asked for in a form; the query has the choices by field
 * id. It says nothing that the form and its retailer do not say.
 */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = localeOf(params);
  const input = { params: { id: params.formId }, query: { locale } };
  const found = await site.call(getForm, input, { locale }).catch((error: unknown) => {
    if (isMissing(error)) throw new Response(null, { status: 404 });
    throw error;
  });
  const form = found.data;
  const chosen = chosenValues(form, Object.fromEntries(url.searchParams));
  const appointment = appointmentOf(form, chosen);
  if (!appointment) throw new Response(null, { status: 404 });
  const { retailer, retailerField } = (await retailerOf(site, form, chosen, locale)) ?? {};
  const t = calendarMessages(locale);
  const choices = form.attributes.fields.flatMap(({ id, options = [] }) =>
    id === retailerField
      ? []
      : options.filter(({ value }) => value === chosen[id]).map(({ label }) => label),
  );
  const visit = retailer ? t('visit_to', { retailer: retailer.name }) : form.attributes.title;
  const { hostname } = new URL(site.publicUrl);
  const file = appointmentCalendar({
    uid: `${form.id}-${digestOf(chosen)}@${hostname}`,
    title: [visit, ...choices].join(' · '),
    place: retailer ? joinTexts([...new Set([retailer.address, retailer.city])], locale) : '',
    url: retailer?.href ? `${site.publicUrl}${retailer.href}` : `${site.publicUrl}/${locale}/`,
    ...appointment,
    isTentative: true,
    timeZone: defaultMarket.timeZone,
    now: new Date(),
  });
  return calendarResponse(file, appointment.date);
}

/** The same request has the same id, another one of the same day has its own. RFC 5545, 3.8.4.7. */
const digestOf = (chosen: Readonly<Record<string, unknown>>) =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(chosen).sort(([one], [other]) => (one < other ? -1 : 1))))
    .digest('hex')
    .slice(0, 32);
