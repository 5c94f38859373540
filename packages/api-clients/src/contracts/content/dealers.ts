import * as z from 'zod';
import { envelope, fittingRows, laterPage, listOf, pageQuery } from '../envelope.js';
import { operation } from '../operation.js';
import { openingHours } from './opening-hours.js';
import { localeQuery } from './public-pages.js';

/** Service of a retailer. */
export const dealerServices = [
  'sales',
  'approved_used',
  'service',
  'body_repair',
  'parts',
  'charging',
] as const;
export type DealerService = (typeof dealerServices)[number];

export const dealer = z.looseObject({
  id: z.string(),
  dealer_code: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  zip_code: z.string().nullable(),
  phone: z.string(),
  email: z.string(),
  /** In words; the regular week of `hours` if that is known. */
  opening_hours: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  image_id: z.string().nullable(),
  /** Last part of the address of its page. */
  slug: z.string().optional(),
  /** Null: not known by weekday. */
  hours: openingHours.nullish().catch(null),
  services: z.array(z.enum(dealerServices)).nullish().catch(null),
  brands: z.array(z.string()).optional(),
});
export type Dealer = z.infer<typeof dealer>;

/**
 * A page of at most 50 dealers, regardless of the page size elsewhere; default: the first. Site
 * document, sections 7 and 9.
 */
export const getDealers = operation({
  id: 'getDealers',
  service: 'content',
  method: 'GET',
  path: '/dealers',
  summary: 'Dealers of the market',
  query: localeQuery.extend({ items: pageQuery(50).items, page: laterPage }),
  response: listOf(dealer),
});

/**
 * A dealer by the slug of its page. The words of the slug may be old: the dealer's code at its end
 * is enough, and `slug` of the response is the current one.
 */
export const getDealer = operation({
  id: 'getDealer',
  service: 'content',
  method: 'GET',
  path: '/dealers/:slug',
  summary: 'A dealer of the market',
  params: z.object({ slug: z.string().min(1).max(300) }),
  query: localeQuery,
  errors: { unknown_dealer: 404 },
  response: envelope(dealer),
});

/** A dealer found by postcode; unknown fields are preserved. */
export const foundDealer = z.looseObject({
  dealer_code: z.string(),
  locality: z.string().nullish(),
  /** Center of the dealer's sales area, for distances. */
  area: z.object({ latitude: z.number(), longitude: z.number() }).nullish(),
});
export type FoundDealer = z.infer<typeof foundDealer>;

/** Dealers by brand, state, postcode and locality. Site document, section 7. */
export const findDealers = operation({
  id: 'findDealers',
  service: 'content',
  method: 'GET',
  path: '/dealers/by_postcode',
  summary: 'Dealers by postcode',
  query: z.looseObject({
    'q[brand_eq]': z.string().max(100).optional(),
    'q[state_eq]': z.string().max(100).optional(),
    'q[postcode_eq]': z.string().max(20).optional(),
    'q[locality_eq]': z.string().max(200).optional(),
  }),
  errors: { source_failed: 502 },
  response: envelope(fittingRows(foundDealer)),
});
