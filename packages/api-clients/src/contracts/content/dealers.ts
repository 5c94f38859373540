import * as z from 'zod';
import * as operations from '../../operations/content-operations.js';
import { envelope, fittingRows, listOf, pageQuery } from '../envelope.js';
import { operation } from '../operation.js';
import { localeQuery } from './public-pages.js';

export const dealer = z.looseObject({
  id: z.string(),
  dealer_code: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  zip_code: z.string().nullable(),
  phone: z.string(),
  email: z.string(),
  opening_hours: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  image_id: z.string().nullable(),
});
export type Dealer = z.infer<typeof dealer>;

/** Site document, sections 7 and 9: at most 50, regardless of the page size elsewhere. */
export const getDealers = operation(operations.getDealers, {
  summary: 'Dealers of the market',
  query: localeQuery.extend({ items: pageQuery(50).items }),
  response: listOf(dealer),
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
export const findDealers = operation(operations.findDealers, {
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
