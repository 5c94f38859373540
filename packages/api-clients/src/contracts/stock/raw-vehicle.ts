import { financingOptions } from '@mawkib/core/vocabulary';
import * as z from 'zod';
import { instant } from '../envelope.js';
import { maxVehicleIdLength } from './repair-vehicles.js';

const photo = z.looseObject({
  /** Id in the media library, if the photo is stored there. */
  image_id: z.string().optional(),
  normal: z.string(),
  medium: z.string(),
  hd: z.string(),
  quarter_hd: z.string(),
  /** Camera view: front34, side, rear34, interior. */
  view: z.string().optional(),
  alt: z.string().optional(),
});

const optionalFeature = z.looseObject({ name: z.string(), price: z.number() });
const text = z.string().nullish();
const amount = z.number().nullish();

/** Registration data of an approved vehicle. Site document, section 3. @internal */
export const avlField = z.looseObject({
  registration_date: text,
  open_market_value: amount,
  additional_registration_fee: amount,
  preferential_additional_registration_fee: amount,
});

/**
 * A market's additional fields of used and approved vehicles. Site and blocks documents, section 3.
 *
 * @internal
 */
export const usedAndApprovedField = z.looseObject({
  date_mot_expiry: text,
  date_warranty_expiry: text,
  recycling_fee: amount,
  repair_record: text,
  previous_use: text,
  regular_maintenance_availability: text,
  maintenance_log: text,
  date_registered: text,
  on_the_road_price: amount,
});

/** Part of a vehicle's URL. */
const vehicleId = z.string().regex(/\S/).max(maxVehicleIdLength);

/**
 * The raw vehicle (site document, section 3). Prices are in the currency's major unit (dirhams);
 * texts are in the requested language; filter keys (`nameplate_name`, `color_canonical`,
 * `state`, …) are the same in every language. Unknown values are null. Other fields are preserved,
 * e.g. `owner_*`.
 */
export const rawVehicle = z.looseObject({
  id: vehicleId,
  item_id: z.string().nullable(),
  /** The seller; orders of the vehicle name it. */
  company_uuid: z.string().optional(),
  long_description: z.string().nullable(),
  nameplate_brand_name: z.string(),
  nameplate_name: z.string(),
  /** The nameplate in the requested language. */
  nameplate_label: z.string().optional(),
  nameplate_external_code: z.string().nullable(),
  nameplate_model_group: z.string().nullable(),
  model_display_name: z.string(),
  state: z.string(),
  status: z.string(),
  availability: z.string().nullable(),
  version: z.string(),
  vin: z.string().nullable(),
  order_number: z.string().nullable(),
  owner_id: z.string(),
  owner_name: z.string(),
  owner_city: z.string().nullable(),
  owner_state: z.string().nullable(),
  drivetrain: z.string().nullable(),
  production_year: z.int().nullable(),
  model_year: z.int().nullable(),
  color_name: z.string().nullable(),
  color_canonical: z.string().nullable(),
  interior_color: z.string().nullable(),
  engine_type: z.string(),
  /** All engine types, the main one first; the engine filter compares these. */
  engine_types: z.array(z.string()).optional(),
  power: z.number().nullable(),
  power_unit: z.string(),
  mileage: z.number().nullable(),
  mileage_unit: z.string(),
  battery_capacity: z.number().nullable(),
  engine_capacity: z.number().nullable(),
  transmission: z.string().nullable(),
  /** One of `bodyTypes`, or a body type defined by the market. */
  body_type: text,
  delivery_date: z.string().nullable(),
  number_of_seats: z.int().nullable(),
  cover_photo_medium: z.string().nullable(),
  photos: z.array(photo),
  features_standard: z.array(z.string()),
  features_optional: z.array(optionalFeature),
  accessories: z.array(z.looseObject({ name: z.string(), price: amount })).nullish(),
  footnote: text,
  config_url: text,
  video_url: text,
  product_card_disclaimer: text,
  disclaimers: z.array(z.string()).nullish(),
  financing_options: z.array(z.enum(financingOptions)),
  price_hidden: z.array(z.enum(financingOptions)),
  price_breakdown: z.array(z.looseObject({ label: z.string(), value: z.number() })).nullish(),
  /** Metadata of the prices, by vehicle state. */
  price_metadata: z.record(z.string(), z.looseObject({})).nullish(),
  prices_type: text,
  msrp_price: z.number(),
  sale_price: z.number(),
  monthly_price: z.number(),
  subscribe_price: z.number(),
  gross_price: amount,
  net_price: amount,
  total_price: z.number(),
  base_price: z.number(),
  avl_field: avlField.nullish(),
  japan_used_and_approved_cars_field: usedAndApprovedField.nullish(),
  /**
   * Server time until which a buyer is reserving it; null, missing or past: nobody is. Contains
   * nothing about the buyer.
   */
  held_until: instant.nullish(),
  created_at: z.string(),
});
export type RawVehicle = z.infer<typeof rawVehicle>;

/** A vehicle of a light listing: only the fields of a card. @internal */
export const cardVehicle = z.looseObject({ id: vehicleId });

/** The parts of a vehicle's URL, and its last change. @internal */
export const vehicleAddress = z.looseObject({
  id: vehicleId,
  state: text,
  nameplate_brand_name: text,
  nameplate_name: text,
  production_year: z.int().nullish(),
  engine_type: text,
  drivetrain: text,
  transmission: text,
  color_name: text,
  updated_at: instant.nullish(),
});
export type VehicleAddress = z.infer<typeof vehicleAddress>;
