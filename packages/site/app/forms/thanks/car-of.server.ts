import { getPageByPath } from '@mawkib/api-clients/contracts/content';
import type { Form } from '@mawkib/api-clients/contracts/forms';
import { getVehicle } from '@mawkib/api-clients/contracts/stock';
import { type Locale, localizedPath } from '@mawkib/core/locale';
import { modelFields, type ThanksCar, vehicleFields } from '@mawkib/forms/engine';
import { summariseVehicle } from '@mawkib/order-online/engine';
import { normaliseVehicle } from '@mawkib/stock-locator/engine';
import type { SiteContext } from '../../context/site-context.ts';
import { stockListing } from '../../market-cache/stock-listing.server.ts';
import { isMissing } from '../../request/is-missing.server.ts';

type Chosen = Readonly<Record<string, string>>;

/** The car that a form names: a vehicle in stock by its id, else a model by its page. */
export async function carOf(
  site: SiteContext,
  form: Form,
  chosen: Chosen,
  locale: Locale,
): Promise<ThanksCar | undefined> {
  for (const field of vehicleFields) {
    const car = chosen[field] && (await orMissing(vehicle(site, chosen[field], locale)));
    if (car) return car;
  }
  for (const field of modelFields) {
    const page = chosen[field] && (await orMissing(modelPage(site, chosen[field], locale)));
    if (page) return { ...page, name: labelOf(form, field, chosen) ?? page.name };
  }
  return undefined;
}

const orMissing = <T>(loading: Promise<T>) =>
  loading.catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

async function vehicle({ call }: SiteContext, id: string, locale: Locale): Promise<ThanksCar> {
  const params = { listing: stockListing, id };
  const { data } = await call(getVehicle, { params, query: { lang: locale } }, options(locale));
  const { name, version, picture, link } = summariseVehicle(normaliseVehicle(data), locale);
  return { name, version, picture, href: localizedPath(link, locale) };
}

async function modelPage(
  { call }: SiteContext,
  path: string,
  locale: Locale,
): Promise<ThanksCar | undefined> {
  const { data } = await call(
    getPageByPath,
    { params: { path }, query: { locale } },
    options(locale),
  );
  if (data.type === 'redirect') return undefined;
  const { title, image_id } = data.attributes;
  return {
    name: title,
    picture: image_id ? { id: image_id, alt: title } : undefined,
    href: localizedPath(`/${path}`, locale),
  };
}

const options = (locale: Locale) => ({ locale, timeoutMs: 1500 });

/** The chosen option in words. */
function labelOf(form: Form, field: string, chosen: Chosen): string | undefined {
  const { options = [] } = form.attributes.fields.find(({ id }) => id === field) ?? {};
  return options.find(({ value }) => value === chosen[field])?.label;
}
