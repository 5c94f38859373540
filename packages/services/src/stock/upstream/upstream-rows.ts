import type { RawVehicle } from '@mawkib/api-clients/contracts/stock';
import { defaultLocale, defaultMarket, type Locale } from '@mawkib/core/locale';
import { toMoney } from '@mawkib/core/money';
import type { NewDealer, NewVehicle, VehicleTexts } from '../../db/schema/dealers-and-vehicles.js';
import { storedTexts } from '../../locale/stored-texts.js';

/** A vehicle of the market's own stock service, by language. */
export type UpstreamVehicle = Readonly<Record<Locale, RawVehicle>>;

/** The vehicle in a language, or in the first one that was fetched. */
const inLanguage = (upstream: UpstreamVehicle, locale: Locale): RawVehicle =>
  upstream[locale] ?? (Object.values(upstream)[0] as RawVehicle);

const extra = (raw: RawVehicle, key: string): string =>
  typeof raw[key] === 'string' ? (raw[key] as string) : '';

/** Retailer row from the vehicle's data, for a market that does not store its retailers here. */
export function dealerRow(upstream: UpstreamVehicle): NewDealer {
  const first = inLanguage(upstream, defaultLocale());
  const textsOf = (raw: RawVehicle) => ({
    name: raw.owner_name,
    address: extra(raw, 'owner_address'),
    city: raw.owner_city ?? '',
    emirate: raw.owner_state ?? '',
    opening_hours: '',
  });
  return {
    id: first.owner_id,
    dealer_code: extra(first, 'owner_dealer_code') || first.owner_id,
    company_uuid: first.company_uuid ?? '',
    brands: [first.nameplate_brand_name],
    texts: storedTexts((locale) => textsOf(inLanguage(upstream, locale))),
    phone: extra(first, 'owner_phone'),
    email: extra(first, 'owner_email'),
    latitude: Number(first.owner_latitude) || 0,
    longitude: Number(first.owner_longitude) || 0,
    position: 1_000,
  };
}

/** Vehicle row for holds and orders. Amounts are converted to minor units. */
export function vehicleRow(upstream: UpstreamVehicle, owner_id: string, now: Date): NewVehicle {
  const raw = inLanguage(upstream, defaultLocale());
  const currency = extra(raw, 'currency') || defaultMarket.currency;
  const minor = (major: number) => toMoney(major, currency).amount;
  return {
    id: raw.id,
    owner_id,
    vin: raw.vin,
    item_id: raw.item_id,
    order_number: raw.order_number,
    brand: raw.nameplate_brand_name,
    nameplate: raw.nameplate_name,
    external_code: raw.nameplate_external_code,
    model_group: raw.nameplate_model_group,
    state: raw.state,
    status: raw.status,
    production_year: raw.production_year,
    model_year: raw.model_year,
    color_canonical: raw.color_canonical,
    color_key: extra(raw, 'color_key') || raw.color_canonical,
    engine_types: raw.engine_types ?? [raw.engine_type],
    transmission: raw.transmission,
    body_type: raw.body_type ?? null,
    drivetrain: raw.drivetrain?.toLowerCase() ?? null,
    number_of_seats: raw.number_of_seats,
    power: raw.power === null ? null : Math.round(raw.power),
    mileage: raw.mileage === null ? null : Math.round(raw.mileage),
    battery_capacity: raw.battery_capacity,
    engine_capacity: raw.engine_capacity,
    delivery_date: raw.delivery_date?.slice(0, 10) ?? null,
    registration_date: raw.avl_field?.registration_date?.slice(0, 10) ?? null,
    financing_options: raw.financing_options,
    price_hidden: raw.price_hidden,
    currency,
    base_minor: minor(raw.base_price),
    msrp_minor: minor(raw.msrp_price),
    sale_minor: minor(raw.sale_price),
    monthly_minor: minor(raw.monthly_price),
    subscribe_minor: minor(raw.subscribe_price),
    texts: storedTexts((locale) => textsOf(inLanguage(upstream, locale))),
    // Photos stay at the service; only those of the media library have an id here.
    photos: [],
    created_at: now,
    updated_at: now,
  };
}

const textsOf = (raw: RawVehicle): VehicleTexts => ({
  model_name: raw.nameplate_label ?? raw.nameplate_name,
  model_display_name: raw.model_display_name,
  version: raw.version,
  color_name: raw.color_name ?? '',
  interior_color: raw.interior_color ?? '',
  long_description: raw.long_description ?? '',
  power_unit: raw.power_unit,
  mileage_unit: raw.mileage_unit,
  features_standard: raw.features_standard,
  features_optional: raw.features_optional,
});
