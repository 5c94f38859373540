import * as z from 'zod';
import { envelope, listOf, locale, pageQuery, paging } from './common.js';
import { operation } from './operation.js';

const photo = z.looseObject({
  /** In the media library, where the photo is one of its own. */
  image_id: z.string().optional(),
  normal: z.string(),
  medium: z.string(),
  hd: z.string(),
  quarter_hd: z.string(),
  /** Which way the camera looks: front34, side, rear34, interior. */
  view: z.string().optional(),
  alt: z.string().optional(),
});

const optionalFeature = z.looseObject({ name: z.string(), price: z.number() });

/**
 * The raw vehicle of the spec. Prices are in the currency's major unit (dirhams); texts are in the
 * asked language; keys that filters compare (`nameplate_name`, `color_canonical`, `state`, …) are
 * the same in every language. Fields beyond these are kept.
 */
export const rawVehicle = z.looseObject({
  id: z.string(),
  item_id: z.string().nullable(),
  /** The seller: what an order of the vehicle names. */
  company_uuid: z.string().optional(),
  long_description: z.string().nullable(),
  nameplate_brand_name: z.string(),
  nameplate_name: z.string(),
  /** The nameplate in the asked language. */
  nameplate_label: z.string().optional(),
  nameplate_external_code: z.string().nullable(),
  nameplate_model_group: z.string().nullable(),
  model_display_name: z.string(),
  state: z.string(),
  status: z.string(),
  availability: z.string().nullable(),
  version: z.string(),
  vin: z.string(),
  order_number: z.string().nullable(),
  owner_id: z.string(),
  owner_name: z.string(),
  owner_city: z.string().nullable(),
  owner_state: z.string().nullable(),
  drivetrain: z.string().nullable(),
  production_year: z.int(),
  model_year: z.int(),
  color_name: z.string(),
  color_canonical: z.string(),
  interior_color: z.string().nullable(),
  engine_type: z.string(),
  /** All that drive it, the chief one first: a filter by engine compares these. */
  engine_types: z.array(z.string()).optional(),
  power: z.number().nullable(),
  power_unit: z.string(),
  mileage: z.number(),
  mileage_unit: z.string(),
  battery_capacity: z.number().nullable(),
  engine_capacity: z.number().nullable(),
  transmission: z.string(),
  delivery_date: z.string().nullable(),
  number_of_seats: z.int(),
  cover_photo_medium: z.string().nullable(),
  photos: z.array(photo),
  features_standard: z.array(z.string()),
  features_optional: z.array(optionalFeature),
  financing_options: z.array(z.enum(['cash', 'lease', 'rent'])),
  price_hidden: z.array(z.enum(['cash', 'lease', 'rent'])),
  msrp_price: z.number(),
  sale_price: z.number(),
  monthly_price: z.number(),
  subscribe_price: z.number(),
  total_price: z.number(),
  base_price: z.number(),
  created_at: z.string(),
});
export type RawVehicle = z.infer<typeof rawVehicle>;

/** One value of a facet, with its name in the asked language and how many vehicles it would give. */
export const facetValue = z.looseObject({
  value: z.string(),
  label: z.string(),
  count: z.int().min(0),
});
export type FacetValue = z.infer<typeof facetValue>;

/**
 * Counts per filter key. Disjunctive: a filter's own selection does not narrow its own counts.
 * Ranges give the least and greatest value that the other filters leave.
 */
export const listingMeta = paging.extend({
  facets: z.record(z.string(), z.array(facetValue)),
  ranges: z.record(z.string(), z.object({ min: z.number(), max: z.number() })),
});
export type ListingMeta = z.infer<typeof listingMeta>;

const listingParams = z.object({ listing: z.string().min(1).max(500) });

/**
 * Sorts of the service: `production_year`, `created_at`, `mileage`, `price`, `status`, a leading
 * `-` for descending. Filters come as `filter[name_suffix]`; `@mawkib/stock-locator/engine` has
 * the codec. Unknown filters are refused with 400.
 */
export const listingQuery = z.looseObject({
  ...pageQuery(12),
  sort: z.string().max(40).optional(),
  lang: locale.default('en'),
});

export const listVehicles = operation({
  id: 'listVehicles',
  service: 'stock',
  method: 'GET',
  path: '/public_api/listing/:listing',
  params: listingParams,
  query: listingQuery,
  answer: listOf(rawVehicle, listingMeta),
});
export type VehicleListing = z.infer<typeof listVehicles.answer>;

/** The fields that a card shows, and no facets. */
export const listVehiclesLight = operation({
  id: 'listVehiclesLight',
  service: 'stock',
  method: 'GET',
  path: '/public_api/listing/:listing/light',
  params: listingParams,
  query: listingQuery,
  answer: listOf(z.looseObject({ id: z.string() })),
});

export const getVehicle = operation({
  id: 'getVehicle',
  service: 'stock',
  method: 'GET',
  path: '/public_api/listing/:listing/vehicle/:id',
  params: listingParams.extend({ id: z.string().min(1).max(64) }),
  query: z.looseObject({ lang: locale.default('en') }),
  answer: envelope(rawVehicle),
});
