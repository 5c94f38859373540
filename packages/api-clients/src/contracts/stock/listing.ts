import * as z from 'zod';
import * as operations from '../../operations/stock.js';
import {
  envelope,
  instant,
  listOf,
  localeOrEnglish,
  pageQuery,
  paging,
  pathId,
} from '../common.js';
import { operation } from '../operation.js';
import { financePlan } from './finance-plan.js';
import { longestVehicleId, repairListing, repairResponse } from './mend-vehicles.js';
import { cardVehicle, rawVehicle, vehicleAddress } from './vehicle.js';

/** One value of a facet, with its name in the asked language and how many vehicles it would give. */
export const facetValue = z.looseObject({
  value: z.string(),
  label: z.string(),
  count: z.int().min(0),
});
export type FacetValue = z.infer<typeof facetValue>;

/**
 * What a range could be set to: the least and greatest value that the other filters leave, and how
 * they are spread. The bars part at the edges (the first is all below the first edge, the last all
 * from the last edge on), which stay the same whatever is filtered. A service may leave both out.
 */
export const rangeMeta = z.object({
  min: z.number(),
  max: z.number(),
  /** Rising; one less than bars. */
  edges: z.array(z.number()).optional(),
  /** Vehicles in each bar. */
  bars: z.array(z.int().min(0)).optional(),
});
export type RangeMeta = z.infer<typeof rangeMeta>;

/**
 * One thing that a list is asked otherwise. `key` is a filter's, `monthly` for the budget by the month,
 * or `words` for the free words, which can only be dropped. `add` adds a `value` to those that are chosen, `widen` puts another range in
 * the place of one, `drop` leaves a filter out.
 */
export const listingChange = z.looseObject({
  kind: z.enum(['add', 'widen', 'drop']),
  key: z.string(),
  value: z.string().optional(),
  from: z.number().optional(),
  to: z.number().optional(),
});
export type ListingChange = z.infer<typeof listingChange>;

/** Changes that leave something where a list is empty, and exactly how many vehicles. */
export const listingSuggestion = z.looseObject({
  changes: z.array(listingChange).min(1),
  total: z.int().min(1),
});
export type ListingSuggestion = z.infer<typeof listingSuggestion>;

/** When the service said it, and when it was asked again and did not answer. */
export const lastKnown = z.object({ at: instant, asked_at: instant });
export type LastKnown = z.infer<typeof lastKnown>;

/**
 * Counts per filter key. Disjunctive: a filter's own selection does not narrow its own counts, nor a
 * range its own bars.
 */
export const listingMeta = paging.extend({
  facets: z.record(z.string(), z.array(facetValue)),
  ranges: z.record(z.string(), rangeMeta),
  /**
   * What the free words (`q`) were read as, where any were: filters and the words that are left, as
   * the search part of a page's address (`models=Defender&q=…`). The list was found by these.
   */
  read_words: z.string().optional(),
  /**
   * Words of `q`, as they were typed, that match nothing beside the others: the list was found
   * without them. Never all of the words.
   */
  ignored_words: z.array(z.string()).optional(),
  /** What the market lends on; a market that says nothing of it has no monthly budget to show. */
  finance: financePlan.optional(),
  /**
   * For a query with a monthly budget: the least and greatest payment by the month that its deposit
   * and term leave, as if no payment were bounded; in major units. Left out where nothing is left.
   */
  monthly: z.object({ min: z.number(), max: z.number() }).optional(),
  /** Of an empty list: the smallest changes after which it is none, the gentlest first. */
  suggestions: z.array(listingSuggestion).optional(),
  /**
   * The version of the listing's whole stock, where a page may load it and answer by itself:
   * `/public_api/listing/{listing}/snapshot?lang=ar&v={snapshot}`.
   */
  snapshot: z.string().optional(),
  /** Of an answer that stands in for the service's while that does not answer: how old it is. */
  last_known: lastKnown.optional(),
});
export type ListingMeta = z.infer<typeof listingMeta>;

const listingParams = z.object({ listing: z.string().min(1).max(500) });
const langQuery = z.looseObject({ lang: localeOrEnglish });

/**
 * Sorts of the service: `production_year`, `created_at`, `mileage`, `price`, `status`, a leading
 * `-` for descending. Filters come as `filter[name_suffix]`; `@mawkib/stock-locator/engine` has
 * the codec. Unknown filters are refused with 400.
 */
export const listingQuery = z.looseObject({
  ...pageQuery(12),
  sort: z.string().max(40).optional(),
  lang: localeOrEnglish,
});

/** Site document, section 7. */
export const listVehicles = operation(operations.listVehicles, {
  summary: 'Vehicles of a listing, with facets',
  params: listingParams,
  query: listingQuery,
  errors: { unknown_listing: 404 },
  response: listOf(rawVehicle, listingMeta),
  repair: repairListing(rawVehicle),
});
export type VehicleListing = z.infer<typeof listVehicles.response>;

/** The fields that a card shows, and no facets. Site document, section 7. */
export const listVehiclesLight = operation(operations.listVehiclesLight, {
  summary: 'Vehicles of a listing, what a card shows',
  params: listingParams,
  query: listingQuery,
  errors: { unknown_listing: 404 },
  response: listOf(cardVehicle),
  repair: repairListing(cardVehicle),
});

/** What a vehicle's address is made of, by id: what a site map needs. Sold vehicles are not listed. */
export const listVehicleAddresses = operation(operations.listVehicleAddresses, {
  summary: 'Addresses of the vehicles of a listing, for a site map',
  params: listingParams,
  query: langQuery.extend(pageQuery(1000)),
  errors: { unknown_listing: 404 },
  response: listOf(vehicleAddress),
  repair: repairListing(vehicleAddress),
});

/** Site document, section 7. */
export const getVehicle = operation(operations.getVehicle, {
  summary: 'One vehicle',
  params: listingParams.extend({ id: z.string().min(1).max(longestVehicleId) }),
  query: langQuery,
  errors: { unknown_listing: 404, vehicle_not_found: 404 },
  response: envelope(rawVehicle),
  repair: repairResponse(rawVehicle),
});

/** The vehicle of a configuration: the configurator journey has an address instead of an id. */
export const getConfiguredVehicle = operation(operations.getConfiguredVehicle, {
  summary: 'The vehicle of a configuration',
  params: listingParams,
  query: langQuery.extend({ config_url: z.string().min(1).max(2000) }),
  errors: { unknown_listing: 404, vehicle_not_found: 404 },
  response: envelope(rawVehicle),
  repair: repairResponse(rawVehicle),
});

/** Who sells a listing's vehicles. Site document, section 3. */
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
export const getListingRetailers = operation(operations.getListingRetailers, {
  summary: 'Retailers of a listing',
  params: z.object({ id: pathId }),
  query: langQuery.extend({
    'filter[brands_name_eq]': z.string().max(100).optional(),
    sort: z.string().max(40).optional(),
  }),
  errors: { unknown_listing: 404 },
  response: envelope(z.array(retailer)),
});
