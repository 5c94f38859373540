import * as z from 'zod';
import type { OperationDescriptor } from '../../operations/operation-descriptor.js';
import {
  envelope,
  instant,
  listOf,
  localeOrEnglish,
  pageQuery,
  paging,
  pathId,
} from '../envelope.js';
import { operation } from '../operation.js';
import { financePlan } from './finance-plan.js';
import { cardVehicle, rawVehicle, vehicleAddress } from './raw-vehicle.js';
import { maxVehicleIdLength, repairListing, repairResponse } from './repair-vehicles.js';

/** A value of a facet, with its label in the requested language and its number of vehicles. */
export const facetValue = z.looseObject({
  value: z.string(),
  label: z.string(),
  count: z.int().min(0),
});
export type FacetValue = z.infer<typeof facetValue>;

/**
 * Limits of a range under the other filters, and the distribution of its values. The bars meet at
 * the edges (the first is below the first edge, the last from the last edge on), which do not
 * change with filters. A service may leave out both.
 */
export const rangeMeta = z.object({
  min: z.number(),
  max: z.number(),
  /** Ascending; one less than bars. */
  edges: z.array(z.number()).optional(),
  /** Vehicles per bar. */
  bars: z.array(z.int().min(0)).optional(),
});
export type RangeMeta = z.infer<typeof rangeMeta>;

/**
 * A change of a list's query. `key` is the key of a filter, `monthly` for the monthly budget, or
 * `words` for the free text, which can only be dropped. `add` adds a `value` to the selected ones,
 * `widen` replaces the range, `drop` removes the filter.
 */
export const listingChange = z.looseObject({
  kind: z.enum(['add', 'widen', 'drop']),
  key: z.string(),
  value: z.string().optional(),
  from: z.number().optional(),
  to: z.number().optional(),
});
export type ListingChange = z.infer<typeof listingChange>;

/** Changes after which an empty list has results, and the exact number of vehicles. */
export const listingSuggestion = z.looseObject({
  changes: z.array(listingChange).min(1),
  total: z.int().min(1),
});
export type ListingSuggestion = z.infer<typeof listingSuggestion>;

/** Time of the stored response, and of the last request that failed. @internal */
export const lastKnown = z.object({ at: instant, asked_at: instant });
export type LastKnown = z.infer<typeof lastKnown>;

/**
 * Counts by filter key. Disjunctive: a filter's own selection does not narrow its own counts, nor a
 * range its own bars.
 *
 * @internal
 */
export const listingMeta = paging.extend({
  facets: z.record(z.string(), z.array(facetValue)),
  ranges: z.record(z.string(), rangeMeta),
  /**
   * Result of parsing the free text (`q`): filters and remaining text, as the query string of a
   * page's URL (`models=Defender&q=…`). Missing if nothing was parsed. The list uses it.
   */
  read_words: z.string().optional(),
  /**
   * Terms of `q`, as typed, that match nothing together with the others and were ignored. Never all
   * of them.
   */
  ignored_words: z.array(z.string()).optional(),
  /** Makers that the search text names and the stock does not have. */
  absent_words: z.array(z.string()).optional(),
  /** Finance terms of the market; without them there is no monthly budget. */
  finance: financePlan.optional(),
  /**
   * For a query with a monthly budget: lowest and highest monthly payment under its deposit and
   * term, without the budget's limits; in major units. Missing if there are no vehicles.
   */
  monthly: z.object({ min: z.number(), max: z.number() }).optional(),
  /** For an empty list: the smallest changes that give results, the least intrusive first. */
  suggestions: z.array(listingSuggestion).optional(),
  /**
   * Version of the listing's complete stock, if a page can load it for local queries:
   * `/public_api/listing/{listing}/snapshot?lang=ar&v={snapshot}`.
   */
  snapshot: z.string().optional(),
  /** Set if the response comes from a cache because the service is down. */
  last_known: lastKnown.optional(),
});
export type ListingMeta = z.infer<typeof listingMeta>;

const listingParams = z.object({ listing: z.string().min(1).max(500) });
const langQuery = z.looseObject({ lang: localeOrEnglish });

/**
 * Sort fields of the service: `production_year`, `created_at`, `mileage`, `price`, `status`, with a
 * leading
 * `-` for descending order. Filters are `filter[name_suffix]`; `@mawkib/stock-locator/engine` has
 * the codec. Unknown filters fail with 400.
 *
 * @internal
 */
export const listingQuery = z.looseObject({
  ...pageQuery(12),
  sort: z.string().max(40).optional(),
  lang: localeOrEnglish,
});

/** Site document, section 7. */
export const listVehicles = operation({
  id: 'listVehicles',
  service: 'stock',
  method: 'GET',
  path: '/public_api/listing/:listing',
  summary: 'Vehicles of a listing, with facets',
  params: listingParams,
  query: listingQuery,
  errors: { unknown_listing: 404 },
  response: listOf(rawVehicle, listingMeta),
  repair: repairListing(rawVehicle),
});
export type VehicleListing = z.infer<typeof listVehicles.response>;

/** Only the fields of a card, without facets. Site document, section 7. */
export const listVehiclesLight = operation({
  id: 'listVehiclesLight',
  service: 'stock',
  method: 'GET',
  path: '/public_api/listing/:listing/light',
  summary: 'Vehicles of a listing, what a card shows',
  params: listingParams,
  query: listingQuery,
  errors: { unknown_listing: 404 },
  response: listOf(cardVehicle),
  repair: repairListing(cardVehicle),
});

/** The parts of vehicle URLs by id, for a sitemap. Excludes sold vehicles. */
export const listVehicleAddresses = operation({
  id: 'listVehicleAddresses',
  service: 'stock',
  method: 'GET',
  path: '/public_api/listing/:listing/addresses',
  summary: 'Addresses of the vehicles of a listing, for a site map',
  params: listingParams,
  query: langQuery.extend(pageQuery(1000)),
  errors: { unknown_listing: 404 },
  response: listOf(vehicleAddress),
  repair: repairListing(vehicleAddress),
});

/** Site document, section 7. */
export const getVehicle = operation({
  id: 'getVehicle',
  service: 'stock',
  method: 'GET',
  path: '/public_api/listing/:listing/vehicle/:id',
  summary: 'One vehicle',
  params: listingParams.extend({ id: z.string().min(1).max(maxVehicleIdLength) }),
  query: langQuery,
  errors: { unknown_listing: 404, vehicle_not_found: 404 },
  response: envelope(rawVehicle),
  repair: repairResponse(rawVehicle),
});

/** The vehicle of a configuration; the configurator journey has a URL instead of an id. */
export const getConfiguredVehicle = operation({
  id: 'getConfiguredVehicle',
  service: 'stock',
  method: 'GET',
  path: '/public_api/listing/:listing/vehicle',
  summary: 'The vehicle of a configuration',
  params: listingParams,
  query: langQuery.extend({ config_url: z.string().min(1).max(2000) }),
  errors: { unknown_listing: 404, vehicle_not_found: 404 },
  response: envelope(rawVehicle),
  repair: repairResponse(rawVehicle),
});

/** A retailer of a listing's vehicles. Site document, section 3. */
export const retailer = z.looseObject({
  name: z.string(),
  address: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  city: z.string().nullish(),
  zip_code: z.string().nullish(),
  dealer_code: z.string(),
});
export type Retailer = z.infer<typeof retailer>;

/** Site document, section 7. */
export const getListingRetailers = operation({
  id: 'getListingRetailers',
  service: 'stock',
  method: 'GET',
  path: '/public_api/listing/:id/retailers',
  summary: 'Retailers of a listing',
  params: z.object({ id: pathId }),
  query: langQuery.extend({
    'filter[brands_name_eq]': z.string().max(100).optional(),
    sort: z.string().max(40).optional(),
  }),
  errors: { unknown_listing: 404 },
  response: envelope(z.array(retailer)),
});

/**
 * A listing's complete stock for pages, as bytes; not for a `Call`. Query: `lang`, and `v`, the
 * version; a version never changes.
 *
 * @internal
 */
export const getListingSnapshot = {
  id: 'getListingSnapshot',
  service: 'stock',
  method: 'GET',
  path: '/public_api/listing/:listing/snapshot',
  produces: 'file',
} as const satisfies OperationDescriptor;

/**
 * Changes of a listing's vehicles as server-sent events, for an `EventSource`. Query: `lang`,
 * `last_event_id`, and `vehicles`, which are sent first.
 *
 * @internal
 */
export const watchListing = {
  id: 'watchListing',
  service: 'stock',
  method: 'GET',
  path: '/public_api/listing/:listing/changes',
} as const satisfies OperationDescriptor;
