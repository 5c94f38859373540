import * as z from 'zod';
import { envelope, fittingRows, pathId } from '../envelope.js';
import { operation } from '../operation.js';
import { figureTerms } from './offer-figures.js';
import { localeQuery } from './public-pages.js';

/**
 * An offer: its model and any other fields. Site document, section 3. The market's own offers have
 * their figures (`price`, `monthly_price`) only while each equals its source; else the offer is
 * `under_review` and has none.
 */
export const offer = z.looseObject({
  car_model_key: z.string(),
  under_review: z.boolean().optional().catch(undefined),
  /** `price` is that of the cheapest matching car in stock, or the list price of the catalogue. */
  price_source: z.enum(['stock', 'list']).optional().catch(undefined),
  /** By figure: deposit, term, rate and price of those that follow from a finance plan. */
  figures_of: z.record(z.string(), figureTerms).optional().catch(undefined),
});
export type OfferRow = z.infer<typeof offer>;

/**
 * Offers of the market's own service. Rows without a model are dropped. Site document, section 7.
 */
export const getOffers = operation({
  id: 'getOffers',
  service: 'content',
  method: 'GET',
  path: '/offers',
  summary: 'Offers',
  query: localeQuery,
  errors: { source_failed: 502 },
  response: envelope(fittingRows(offer)),
});

/** An offer that was valid at some time; `is_ended` once its last day is over. */
export const knownOffer = offer.extend({ id: z.string(), is_ended: z.boolean() });
export type KnownOffer = z.infer<typeof knownOffer>;

/** An offer, current or ended. One that has not begun yet is unknown to visitors. */
export const getOffer = operation({
  id: 'getOffer',
  service: 'content',
  method: 'GET',
  path: '/offers/:id',
  summary: 'An offer',
  params: z.object({ id: pathId }),
  query: localeQuery,
  errors: { source_failed: 502, unknown_offer: 404 },
  response: envelope(knownOffer),
});

export const offerCarModel = z.looseObject({ key: z.string(), name: z.string() });
export type OfferCarModel = z.infer<typeof offerCarModel>;

/** Site document, section 7. */
export const getOfferCarModels = operation({
  id: 'getOfferCarModels',
  service: 'content',
  method: 'GET',
  path: '/offer_car_models',
  summary: 'Models that have offers',
  query: localeQuery,
  response: envelope(z.array(offerCarModel)),
});

/**
 * Exchange rates under a key named by a setting (`data`), with their start date under another
 * (`startdate`). Site document, section 7.
 */
export const getCurrencyExchange = operation({
  id: 'getCurrencyExchange',
  service: 'content',
  method: 'GET',
  path: '/currency-exchange',
  summary: 'Exchange rates',
  errors: { source_failed: 502 },
  response: z.looseObject({}),
});
