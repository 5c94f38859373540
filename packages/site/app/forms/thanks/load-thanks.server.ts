import { getDealer } from '@mawkib/api-clients/contracts/content';
import { type Form, getForm } from '@mawkib/api-clients/contracts/forms';
import { type Locale, localizedPath } from '@mawkib/core/locale';
import { mapsSettings } from '@mawkib/core/maps';
import { localTime, openingDays, spansText } from '@mawkib/core/opening-hours';
import { chosenValues, type LeadThanks, type ThanksRetailer } from '@mawkib/forms/engine';
import type { SiteContext } from '../../context/site-context.ts';
import { dealerView } from '../../dealers/dealer-view.server.ts';
import { isMissing } from '../../request/is-missing.server.ts';
import { appointmentOf } from './appointment-of.server.ts';
import { carOf } from './car-of.server.ts';

interface Sent {
  formId: string;
  /** `chosenValues` of the post; checked again. */
  chosen: Record<string, string>;
  locale: Locale;
}

/** Max time in ms for each part of a thank-you. */
export const thanksTimeLimit = 1500;

/** Loads what a thank-you shows beside its text. What fails to load is left out and logged. */
export async function loadThanks(
  site: SiteContext,
  { formId, chosen: given, locale }: Sent,
): Promise<LeadThanks | undefined> {
  try {
    const { data: form } = await site.call(
      getForm,
      { params: { id: formId }, query: { locale } },
      { locale, timeoutMs: thanksTimeLimit },
    );
    const chosen = chosenValues(form, given);
    const [car, found] = await Promise.all([
      orNothing(site, 'car', carOf(site, form, chosen, locale)),
      orNothing(site, 'retailer', retailerOf(site, form, chosen, locale)),
    ]);
    const query = new URLSearchParams(chosen);
    const path = `/forms/${encodeURIComponent(formId)}/appointment.ics?${query}`;
    return {
      chosen,
      car,
      ...found,
      calendarHref: appointmentOf(form, chosen) ? localizedPath(path, locale) : undefined,
    };
  } catch (error) {
    site.log('warn', `The thank-you of form ${formId} could not be loaded`, error);
    return undefined;
  }
}

const orNothing = <T>({ log }: SiteContext, what: string, loading: Promise<T>) =>
  loading.catch((error: unknown) => {
    log('warn', `The ${what} of a thank-you could not be loaded`, error);
    return undefined;
  });

/** The retailer that one of the choices names by code or id, and its field. */
export async function retailerOf(
  { call, market }: SiteContext,
  form: Form,
  chosen: Readonly<Record<string, string>>,
  locale: Locale,
): Promise<{ retailer: ThanksRetailer; retailerField: string } | undefined> {
  const fields = form.attributes.fields.filter(
    ({ id, type }) => type !== 'date' && type !== 'hidden' && chosen[id],
  );
  const dealers = await Promise.all(
    fields.map(async ({ id }) => {
      const slug = chosen[id] ?? '';
      try {
        const options = { locale, timeoutMs: thanksTimeLimit };
        const { data } = await call(getDealer, { params: { slug }, query: { locale } }, options);
        return data.dealer_code === slug || data.id === slug ? { data, id } : undefined;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    }),
  );
  const found = dealers.find((each) => each !== undefined);
  if (!found) return undefined;
  const { settings } = await market(locale);
  const view = dealerView(found.data, locale, settings.get('site.time_zone'));
  const { code: _code, email: _email, services: _services, ...retailer } = view;
  const maps = mapsSettings(settings, locale);
  const loadedAt = Date.now();
  const { hours, timeZone } = retailer;
  const [today] = hours ? openingDays(hours, localTime(loadedAt, timeZone).date) : [];
  const hoursToday = today ? spansText(today.spans, locale) : null;
  return { retailer: { ...retailer, maps, loadedAt, hoursToday }, retailerField: found.id };
}
