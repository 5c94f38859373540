import { rateKinds } from '@mawkib/core/finance';
import * as z from 'zod';

const name = z.string().min(1).max(100);
const isoDay = z.iso.date();

/** Lowest cash price of the cars in stock that match; hidden prices and sold cars do not count. */
const cheapestInStock = z
  .object({
    kind: z.literal('cheapest_in_stock'),
    nameplate: name.optional(),
    /** A nameplate with its body: `defender_110`. */
    car_key: name.optional(),
    state: name.optional(),
  })
  .refine(({ nameplate, car_key }) => nameplate !== undefined || car_key !== undefined, {
    path: ['car_key'],
  });

/** A number of the catalogue, the one that `{price:car_key:spec}` shows. */
const spec = z.object({ kind: z.literal('spec'), car_key: name, spec: name });

/** Calculated from the price in the figure `of`, rounded to whole units of the currency. */
const financePlan = z.object({
  kind: z.literal('finance_plan'),
  of: name,
  down_payment_percent: z.number().min(0).max(99),
  months: z.int().min(1).max(1200),
  annual_rate: z.number().min(0).max(1000),
  rate_kind: z.enum(rateKinds),
  output: z.enum(['monthly_price', 'down_payment']),
});

/** A value that an administrator has approved, until the end of the day `until`. */
const declaration = z.object({
  kind: z.literal('declared'),
  value: z.number().positive().max(1e12),
  reason: z.string().trim().min(1).max(500),
  until: isoDay,
});
const declared = declaration.extend({
  declared_by: z.string().max(200),
  declared_at: z.string().max(40),
});

export const offerFigureSource = z.discriminatedUnion('kind', [
  cheapestInStock,
  spec,
  financePlan,
  declared,
]);
export type OfferFigureSource = z.infer<typeof offerFigureSource>;

/**
 * A figure of an offer, in major units of the currency. `stated` is the value that staff approved:
 * once the source has another one, the offer is under review. Without it the figure follows its
 * source.
 */
export const offerFigure = z.object({
  source: offerFigureSource,
  stated: z.number().positive().max(1e12).optional(),
});
export type OfferFigure = z.infer<typeof offerFigure>;

const figureName = z.string().regex(/^[a-z][a-z0-9_]{0,49}$/);

/** Figures by the name of their property: `price`, `monthly_price`, `down_payment`. */
export const offerFigures = z.record(figureName, offerFigure);
export type OfferFigures = z.infer<typeof offerFigures>;

/** Figures as staff write them: the service adds by whom and when a value was declared. */
export const offerFigureDrafts = z.record(
  figureName,
  offerFigure.extend({
    source: z.discriminatedUnion('kind', [cheapestInStock, spec, financePlan, declaration]),
  }),
);
export type OfferFigureDrafts = z.infer<typeof offerFigureDrafts>;

/** Inputs of a figure of a finance plan; amounts in major units. */
export const figureTerms = z.looseObject({
  price: z.number(),
  down_payment: z.number(),
  down_payment_percent: z.number(),
  months: z.int(),
  annual_rate: z.number(),
  rate_kind: z.enum(rateKinds),
});
export type FigureTerms = z.infer<typeof figureTerms>;
