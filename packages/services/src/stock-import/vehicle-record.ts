import { createHash } from 'node:crypto';
import { isRecord } from '@mawkib/core/guards';
import {
  defaultMarket,
  type Locale,
  localeChain,
  locales,
  packageLocale,
} from '@mawkib/core/locale';
import type { FeedTexts, FeedVehicleValues } from '@mawkib/stock-locator/feed';
import type { NewVehicle, VehiclePhoto, VehicleTexts } from '../db/schema/dealers-and-vehicles.js';
import { storedTexts } from '../locale/stored-texts.js';

/** A row of `vehicles` as JSON, without columns that the database generates. */
export type VehicleRecord = Omit<
  NewVehicle,
  | 'names'
  | 'equipment'
  | 'interior'
  | 'changed_in'
  | 'held_until'
  | 'created_at'
  | 'updated_at'
  | 'retired_at'
> & { created_at: string; updated_at: string; retired_at: string | null };

export interface RecordOptions {
  id: string;
  owner_id: string;
  now: Date;
}

const units = {
  ar: { power_unit: 'حصان', mileage_unit: 'كم' },
  en: { power_unit: 'hp', mileage_unit: 'km' },
} as const;

/** Merges imported values with staff edits, which take precedence; texts are merged by language. */
export function mergeValues(
  imported: FeedVehicleValues,
  changes: Readonly<Record<string, unknown>>,
): FeedVehicleValues {
  const merged: Record<string, unknown> = { ...imported };
  for (const [field, value] of Object.entries(changes)) {
    const known = merged[field];
    merged[field] = isRecord(value) && isRecord(known) ? { ...known, ...value } : value;
  }
  return merged as FeedVehicleValues;
}

/** Hash of a row's values, independent of the order of columns and languages. */
export function hashOf(values: FeedVehicleValues): string {
  const all = sorted(values).map(([field, value]) => [
    field,
    isRecord(value) ? Object.fromEntries(sorted(value)) : value,
  ]);
  return createHash('sha1').update(JSON.stringify(all)).digest('base64url');
}

const sorted = (values: object) =>
  Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1));

/** Row of `vehicles` for these values. Missing values are null or the column's default. */
export function vehicleRecord(
  values: FeedVehicleValues,
  { id, owner_id, now }: RecordOptions,
): VehicleRecord {
  const at = now.toISOString();
  const sale = values.sale_minor ?? values.msrp_minor ?? 0;
  return {
    id,
    owner_id,
    vin: values.vin ?? null,
    item_id: values.item_id ?? null,
    order_number: values.order_number ?? null,
    brand: values.nameplate_brand_name ?? '',
    nameplate: values.nameplate_name ?? '',
    external_code: values.nameplate_external_code ?? null,
    model_group: values.nameplate_model_group ?? null,
    body_type: values.body_type ?? null,
    state: values.state ?? 'used',
    status: values.status ?? 'stock',
    production_year: values.production_year ?? null,
    model_year: values.model_year ?? null,
    color_canonical: values.color_canonical ?? null,
    color_key: values.color_key ?? null,
    engine_types: [...(values.engine_types ?? [])],
    transmission: values.transmission ?? null,
    drivetrain: values.drivetrain ?? null,
    number_of_seats: values.number_of_seats ?? null,
    power: values.power ?? null,
    mileage: values.mileage ?? null,
    battery_capacity: values.battery_capacity ?? null,
    engine_capacity: values.engine_capacity ?? null,
    delivery_date: values.delivery_date ?? null,
    registration_date: values.registration_date ?? null,
    financing_options: [...(values.financing_options ?? ['cash'])],
    price_hidden: [...(values.price_hidden ?? [])],
    currency: values.currency ?? defaultMarket.currency,
    base_minor: values.base_minor ?? sale,
    msrp_minor: values.msrp_minor ?? 0,
    sale_minor: sale,
    monthly_minor: values.monthly_minor ?? 0,
    subscribe_minor: values.subscribe_minor ?? 0,
    texts: storedTexts((locale) => textsOf(values, locale)),
    photos: photosOf(values),
    config_url: values.config_url ?? null,
    created_at: at,
    updated_at: at,
    retired_at: null,
  };
}

const photosOf = ({ photos }: FeedVehicleValues): VehiclePhoto[] =>
  (photos ?? []).map((url) => ({ image_id: '', view: '', url }));

function textsOf(values: FeedVehicleValues, locale: Locale): VehicleTexts {
  const chain = [...localeChain(locale), ...locales];
  const text = (texts: FeedTexts | undefined) =>
    chain.map((one) => texts?.[one]).find((found) => found !== undefined && found !== null) ?? '';
  const name = text(values.nameplate_label) || (values.nameplate_name ?? '');
  const features = values.features_standard;
  return {
    model_name: name,
    model_display_name: text(values.model_display_name) || name,
    version: text(values.version),
    color_name: text(values.color_name),
    interior_color: text(values.interior_color),
    long_description: text(values.long_description),
    ...units[packageLocale(locale)],
    features_standard: [...(chain.map((one) => features?.[one]).find(Boolean) ?? [])],
    features_optional: [],
  };
}
