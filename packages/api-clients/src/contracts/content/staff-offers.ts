import * as z from 'zod';
import * as operations from '../../operations/offer-operations.js';
import { envelope, pathId } from '../envelope.js';
import { operation } from '../operation.js';
import { offerFigureSource, offerFigures } from './offer-figures.js';
import { pagePublishers } from './staff-pages.js';

const isoDay = z.iso.date();
const version = z.string().max(100);
const figureName = z.string().min(1).max(50);
const amount = z.number().positive().max(1e12);

/** Why a figure is not shown; null: it is. */
export const figureProblems = ['no_source', 'declaration_over', 'differs'] as const;

/** A figure with what its source says now (null: nothing) and the approved value. */
export const staffOfferFigure = z.looseObject({
  name: z.string(),
  source: offerFigureSource,
  value: z.number().nullable(),
  stated: z.number().nullable(),
  problem: z.enum(figureProblems).nullable(),
});
export type StaffOfferFigure = z.infer<typeof staffOfferFigure>;

export const offerStates = ['current', 'upcoming', 'ended'] as const;

/** An offer in every language, with its figures and their sources. */
export const staffOffer = z.looseObject({
  id: z.string(),
  car_model_key: z.string(),
  starts_on: z.string(),
  ends_on: z.string(),
  state: z.enum(offerStates),
  /** It is current and its last day is within seven days. */
  ends_soon: z.boolean(),
  under_review: z.boolean(),
  properties: z.record(z.string(), z.unknown()),
  figures: z.array(staffOfferFigure),
  /** Changes with everything that staff can edit. */
  version: z.string(),
});
export type StaffOffer = z.infer<typeof staffOffer>;

/** All offers in the market's order; not paginated, since a market has dozens. */
export const listStaffOffers = operation(operations.listStaffOffers, {
  access: pagePublishers,
  summary: 'Offers in every language, with the sources of their figures',
  response: envelope(z.array(staffOffer)),
});

const offerErrors = { unknown_offer: 404, stale_version: 409, invalid_offer: 422 } as const;

/**
 * Creates an offer (`version` null) or changes one. Texts may hold no typed price, and figures no
 * declaration that is new or changed: that is `declareOfferFigure`.
 */
export const saveOffer = operation(operations.saveOffer, {
  access: pagePublishers,
  summary: 'Creates or changes an offer',
  params: z.object({ id: pathId }),
  body: z.object({
    car_model_key: z.string().trim().min(1).max(100),
    starts_on: isoDay,
    ends_on: isoDay,
    properties: z.record(z.string(), z.unknown()),
    figures: offerFigures,
    version: version.nullable(),
  }),
  errors: offerErrors,
  response: envelope(staffOffer),
});

/** Approves the value that the source has; 409 `figure_changed` if it has another one by now. */
export const acceptOfferFigure = operation(operations.acceptOfferFigure, {
  access: pagePublishers,
  summary: 'Approves the new value of a figure',
  params: z.object({ id: pathId }),
  body: z.object({ name: figureName, value: amount, version }),
  errors: { ...offerErrors, figure_changed: 409 },
  response: envelope(staffOffer),
});

/** Declares a figure instead of deriving it, until the end of the day `until`. */
export const declareOfferFigure = operation(operations.declareOfferFigure, {
  access: ['admin'],
  summary: 'Declares the value of a figure until a day',
  params: z.object({ id: pathId }),
  body: z.object({
    name: figureName,
    value: amount,
    reason: z.string().trim().min(1).max(500),
    until: isoDay,
    version,
  }),
  errors: offerErrors,
  response: envelope(staffOffer),
});
