import { type Locale, localizedPath } from '@mawkib/core/locale';
import type { FieldValues } from '../../model/definition/props.js';
import { safeUrl } from '../../model/stored/safe-url.js';
import type { retailerSchemaFields } from './retailer-schema-fields.js';

export type RetailerFields = FieldValues<ReturnType<typeof retailerSchemaFields>>;

/** The schema.org type of a retailer, or of its workshop. */
export type RetailerType = 'AutoDealer' | 'AutoRepair';

/**
 * JSON-LD of a retailer without blank values, escaped for a script element. Undefined if no field
 * is filled.
 */
export function retailerMarkup(
  type: RetailerType,
  fields: RetailerFields,
  locale: Locale,
): string | undefined {
  const { latitude, longitude } = fields;
  const hasPlace = latitude !== null && longitude !== null;
  const known = filled({
    name: fields.name,
    description: fields.description,
    keywords: fields.keywords,
    openingHours: fields.opening_hours,
    paymentAccepted: fields.payment_accepted,
    priceRange: fields.price_range,
    address: fields.address,
    geo: hasPlace ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined,
    ...contacts(fields.contact_info),
    makesOffer: listOf(fields.offers.map((offer) => offerMarkup(offer, locale))),
  });
  if (Object.keys(known).length === 0) return undefined;
  const markup = { '@context': 'https://schema.org', '@type': type, ...known };
  return JSON.stringify(markup).replace(/</g, '\\u003c');
}

const phoneTypes = new Set(['telephone', 'phone', 'tel', 'mobile']);
const mailTypes = new Set(['email', 'e-mail', 'mail']);

/** `telephone`, `email` and `contactPoint` by the type of each contact. */
function contacts(all: RetailerFields['contact_info']) {
  const given = all.filter(({ value }) => value.trim() !== '');
  const kindOf = (type: string) => type.trim().toLowerCase();
  const valuesOf = (types: ReadonlySet<string>) =>
    given.filter(({ type }) => types.has(kindOf(type))).map(({ value }) => value.trim());
  const others = given.filter(
    ({ type }) => !phoneTypes.has(kindOf(type)) && !mailTypes.has(kindOf(type)),
  );
  return {
    telephone: oneOrAll(valuesOf(phoneTypes)),
    email: oneOrAll(valuesOf(mailTypes)),
    contactPoint: listOf(
      others.map(({ type, value }) =>
        filled({
          '@type': 'ContactPoint',
          contactType: type.trim(),
          [propertyOf(value)]: value.trim(),
        }),
      ),
    ),
  };
}

function propertyOf(value: string): 'email' | 'url' | 'telephone' {
  if (/^[a-z]+:\/\//i.test(value.trim())) return 'url';
  return value.includes('@') ? 'email' : 'telephone';
}

function offerMarkup(
  { category, description, url }: RetailerFields['offers'][number],
  locale: Locale,
) {
  const address = safeUrl(url);
  const offer = filled({
    category,
    description,
    url: address && localizedPath(address, locale),
  });
  return Object.keys(offer).length > 0 ? { '@type': 'Offer', ...offer } : {};
}

const isFilled = (value: unknown) =>
  typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null;

const filled = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isFilled(value)));

const listOf = (items: readonly object[]) => {
  const kept = items.filter((item) => Object.keys(item).length > 0);
  return kept.length > 0 ? kept : undefined;
};

const oneOrAll = (values: readonly string[]) => (values.length > 1 ? values : values[0]);
