import { offerKinds } from '@mawkib/core/dynamic-content';
import * as z from 'zod';
import {
  baseVersion,
  baseVersionText,
  deleted,
  envelope,
  localized,
  localizedOf,
  pathId,
  someLocalized,
} from '../envelope.js';
import { operation } from '../operation.js';
import { figureTerms, offerFigureDrafts, offerFigures } from './offer-figures.js';
import { pagePublishers } from './staff-pages.js';

const text = (max: number) => z.string().trim().max(max);
const optionalKey = z.string().trim().min(1).max(60).nullable().default(null);

/** The writable fields of an offer. */
export const offerDraft = z.object({
  /** Key of a model or nameplate. Blocks find the offer by it. */
  car_model_key: z.string().trim().min(1).max(100),
  starts_on: z.iso.date(),
  ends_on: z.iso.date(),
  title: someLocalized(text(150)),
  description: localizedOf(text(500)).default({}),
  terms: localizedOf(text(2000)).default({}),
  category: optionalKey,
  kind: z.enum(offerKinds).nullable().default(null),
  /** Id of a brand, or of a line of a brand. */
  brand: optionalKey,
  image_id: z.string().trim().min(1).max(200).nullable().default(null),
  /** Where its cars are; blank: nowhere. */
  url: text(2000).default(''),
  figures: offerFigureDrafts.default({}),
});
export type OfferDraft = z.output<typeof offerDraft>;

/** `shown`: visitors see it with its figures; `under_review`: without them. */
export const offerStates = ['shown', 'under_review', 'scheduled', 'ended'] as const;
export type OfferState = (typeof offerStates)[number];

/** A figure as its source has it now, see `offerFigure`. */
export const resolvedOfferFigure = z.looseObject({
  /** Null: the source has no value. */
  value: z.number().nullable(),
  stated: z.number().nullable(),
  /** Why it is not shown. */
  problem: z.enum(['no_source', 'declaration_over', 'differs']).nullable(),
  terms: figureTerms.nullable(),
});
export type ResolvedOfferFigure = z.infer<typeof resolvedOfferFigure>;
const resolvedFigures = z.record(z.string(), resolvedOfferFigure);

/** An offer in every language, with its figures, their sources, and what these say now. */
export const staffOffer = z.looseObject({
  id: z.string(),
  car_model_key: z.string(),
  starts_on: z.string(),
  ends_on: z.string(),
  title: localized,
  description: localized,
  terms: localized,
  category: z.string().nullable(),
  kind: z.enum(offerKinds).nullable(),
  brand: z.string().nullable(),
  image_id: z.string().nullable(),
  url: z.string(),
  figures: offerFigures,
  resolved: resolvedFigures,
  state: z.enum(offerStates),
  /** It is current and ends within seven days. */
  ends_soon: z.boolean(),
  /** Of its figures, ISO 4217. */
  currency: z.string(),
  version: z.int(),
  updated_at: z.string(),
  updated_by: z.string().nullable(),
});
export type StaffOffer = z.infer<typeof staffOffer>;

/** All offers, also ended ones, in the market's order; not paginated, since a market has dozens. */
export const listStaffOffers = operation({
  id: 'listStaffOffers',
  service: 'content',
  method: 'GET',
  path: '/staff_offers',
  access: pagePublishers,
  summary: 'Offers in every language, with the sources of their figures',
  response: z.looseObject({
    data: z.array(staffOffer),
    meta: z.looseObject({
      /** The market's day, `yyyy-MM-dd`. */
      today: z.string(),
      /** A setting names another source, so visitors do not see these offers. */
      is_external: z.boolean(),
    }),
  }),
});

/** The id cannot be changed later: leads and `{offer:id:property}` name it. */
export const createOffer = operation({
  id: 'createOffer',
  service: 'content',
  method: 'POST',
  path: '/staff_offers',
  status: 201,
  access: pagePublishers,
  summary: 'Makes an offer',
  body: offerDraft.extend({ id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}$/) }),
  errors: { offer_exists: 409, invalid_offer: 422 },
  response: envelope(staffOffer),
});

/** Only administrators change figures of the kind `declared`. */
export const updateOffer = operation({
  id: 'updateOffer',
  service: 'content',
  method: 'PUT',
  path: '/staff_offers/:id',
  access: pagePublishers,
  summary: 'Changes an offer',
  params: z.object({ id: pathId }),
  body: offerDraft.extend({ version: baseVersion }),
  errors: { unknown_offer: 404, stale_version: 409, invalid_offer: 422 },
  response: envelope(staffOffer),
});

/** Blocks and tags that name the offer are no longer shown. */
export const deleteOffer = operation({
  id: 'deleteOffer',
  service: 'content',
  method: 'DELETE',
  path: '/staff_offers/:id',
  access: pagePublishers,
  summary: 'Deletes an offer',
  params: z.object({ id: pathId }),
  query: z.object({ version: baseVersionText }),
  errors: { unknown_offer: 404, stale_version: 409 },
  response: envelope(deleted),
});

/** The order in lists. All offers must be named, otherwise 409 `stale_order`. */
export const orderOffers = operation({
  id: 'orderOffers',
  service: 'content',
  method: 'PUT',
  path: '/offer_order',
  access: pagePublishers,
  summary: 'Puts the offers in order',
  body: z.object({ ids: z.array(z.string().max(100)).max(1000) }),
  errors: { stale_order: 409 },
  response: envelope(z.array(staffOffer)),
});

export const offerUsage = z.looseObject({
  page_id: z.string(),
  path: z.string(),
  title: localized,
  /** The published page has it, not only the draft. */
  is_published: z.boolean(),
});

/** Pages with a block, an item or a tag that names the offer. */
export const getOfferUsage = operation({
  id: 'getOfferUsage',
  service: 'content',
  method: 'GET',
  path: '/staff_offers/:id/usage',
  access: pagePublishers,
  summary: 'Pages that name an offer',
  params: z.object({ id: pathId }),
  errors: { unknown_offer: 404 },
  response: envelope(z.array(offerUsage)),
});

/** What figures can follow: cars in stock, and numbers of the catalogue. */
export const offerSources = z.looseObject({
  stock: z.array(
    z.looseObject({
      nameplate: z.string(),
      nameplate_name: z.string(),
      car_key: z.string(),
      model_name: z.string(),
      states: z.array(z.string()),
    }),
  ),
  catalogue: z.array(
    z.looseObject({ car_key: z.string(), name: localized, specs: z.array(z.string()) }),
  ),
});
export type OfferSources = z.infer<typeof offerSources>;

export const getOfferSources = operation({
  id: 'getOfferSources',
  service: 'content',
  method: 'GET',
  path: '/offer_sources',
  access: pagePublishers,
  summary: 'Sources of figures',
  response: envelope(offerSources),
});

/** Calculates figures without storing them. */
export const resolveOfferFigures = operation({
  id: 'resolveOfferFigures',
  service: 'content',
  method: 'POST',
  path: '/offer_figures',
  access: pagePublishers,
  summary: 'Figures as their sources have them now',
  body: z.object({ figures: offerFigureDrafts }),
  response: envelope(resolvedFigures),
});
