import { type Locale, locales } from '@mawkib/core/locale';
import { vehicleLimits } from '../../engine/fields/vehicle-limits.js';
import type { FeedUnit } from '../feed-mapping-schema.js';
import type { FeedTarget } from '../feed-types.js';
import type { ChoiceName } from './choices.js';

type Span = readonly [min: number, max: number];

/** Type of a field, and how it is read. */
export type FieldKind =
  /** A filter value; spellings of one value are unified. */
  | { kind: 'facet' }
  | { kind: 'code'; max: number }
  | { kind: 'vin' }
  | { kind: 'choice'; of: ChoiceName }
  | { kind: 'choices'; of: ChoiceName }
  | { kind: 'color' }
  | {
      kind: 'number';
      span: Span;
      decimals: number;
      unit?: FeedUnit;
      /** Zero means "no value". */
      zeroIsNone?: boolean;
      /** May be negative. */
      signed?: boolean;
    }
  | { kind: 'amount' }
  | { kind: 'currency' }
  | { kind: 'date' }
  | { kind: 'text'; max: number }
  | { kind: 'texts'; max: number }
  | { kind: 'textLists' }
  | { kind: 'facets' }
  | { kind: 'photos' }
  | { kind: 'address' }
  | { kind: 'email' }
  | { kind: 'phone' };

/** A target field by its name in mappings; `key` is its name in the record. */
export interface FieldDefinition {
  readonly name: string;
  readonly key: string;
  readonly reads: FieldKind;
  /** Language of a localized field. */
  readonly locale?: Locale;
}

const number = (
  span: Span,
  rest: Partial<Extract<FieldKind, { kind: 'number' }>> = {},
): FieldKind => ({
  kind: 'number',
  span,
  decimals: 0,
  ...rest,
});
const code: FieldKind = { kind: 'code', max: 100 };
const some = { zeroIsNone: true };
const texts = (max: number): FieldKind => ({ kind: 'texts', max });

const vehicleFields: Readonly<Record<string, FieldKind | readonly [key: string, FieldKind]>> = {
  nameplate_brand_name: { kind: 'facet' },
  nameplate_name: { kind: 'facet' },
  nameplate_model_group: { kind: 'facet' },
  nameplate_external_code: code,
  nameplate_label: texts(120),
  model_display_name: texts(200),
  version: texts(300),
  vin: { kind: 'vin' },
  item_id: code,
  order_number: code,
  state: { kind: 'choice', of: 'state' },
  status: { kind: 'choice', of: 'status' },
  production_year: number(vehicleLimits.year, some),
  model_year: number(vehicleLimits.year, some),
  body_type: { kind: 'choice', of: 'body_type' },
  drivetrain: { kind: 'choice', of: 'drivetrain' },
  transmission: { kind: 'choice', of: 'transmission' },
  engine_type: ['engine_types', { kind: 'choices', of: 'engine_type' }],
  number_of_seats: number(vehicleLimits.seats, some),
  power: number(vehicleLimits.power, { unit: 'hp', ...some }),
  mileage: number(vehicleLimits.mileage, { unit: 'km' }),
  battery_capacity: number(vehicleLimits.battery, { unit: 'kWh', decimals: 1, ...some }),
  engine_capacity: number(vehicleLimits.capacity, { unit: 'l', decimals: 1, ...some }),
  delivery_date: { kind: 'date' },
  registration_date: { kind: 'date' },
  msrp_price: ['msrp_minor', { kind: 'amount' }],
  sale_price: ['sale_minor', { kind: 'amount' }],
  base_price: ['base_minor', { kind: 'amount' }],
  monthly_price: ['monthly_minor', { kind: 'amount' }],
  subscribe_price: ['subscribe_minor', { kind: 'amount' }],
  currency: { kind: 'currency' },
  financing_options: { kind: 'choices', of: 'financing' },
  price_hidden: { kind: 'choices', of: 'financing' },
  owner_dealer_code: code,
  color_canonical: { kind: 'color' },
  color_key: { kind: 'facet' },
  color_name: texts(120),
  interior_color: texts(120),
  long_description: texts(10_000),
  features_standard: { kind: 'textLists' },
  photos: { kind: 'photos' },
  config_url: { kind: 'address' },
};

const retailerFields: typeof vehicleFields = {
  dealer_code: code,
  name: texts(200),
  city: texts(120),
  emirate: texts(120),
  address: texts(300),
  opening_hours: texts(300),
  phone: { kind: 'phone' },
  email: { kind: 'email' },
  latitude: number(vehicleLimits.latitude, { decimals: 7, signed: true }),
  longitude: number(vehicleLimits.longitude, { decimals: 7, signed: true }),
  brands: { kind: 'facets' },
  zip_code: { kind: 'code', max: 20 },
};

function definitionsOf(fields: typeof vehicleFields): ReadonlyMap<string, FieldDefinition> {
  const all = Object.entries(fields).flatMap(([name, given]): FieldDefinition[] => {
    const [key, reads] = 'kind' in given ? [name, given] : given;
    const inLanguages = reads.kind === 'texts' || reads.kind === 'textLists';
    const names = inLanguages ? [undefined, ...locales] : [undefined];
    return names.map((locale) => ({
      name: locale ? `${name}.${locale}` : name,
      key,
      reads,
      locale,
    }));
  });
  return new Map(all.map((definition) => [definition.name, definition]));
}

const definitions = new Map<string, ReadonlyMap<string, FieldDefinition>>();

/** Fields that a mapping may use; localized ones also with a language suffix, `.ar`. */
export function feedFields(target: FeedTarget): ReadonlyMap<string, FieldDefinition> {
  const key = [target, ...locales].join();
  const known =
    definitions.get(key) ?? definitionsOf(target === 'vehicles' ? vehicleFields : retailerFields);
  definitions.set(key, known);
  return known;
}
