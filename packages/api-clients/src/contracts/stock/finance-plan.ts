import * as z from 'zod';

/**
 * Finance terms of a market for its mini finance calculator and the monthly budget. Site document,
 * section 9; blocks document, section 5.
 */
export const financePlan = z.object({
  /** Vehicle states that can be financed. */
  states: z.array(z.string()),
  /** Percent of the price; at least the minimum is required. */
  down_payment: z.object({
    min: z.number(),
    max: z.number(),
    default: z.number(),
    interval: z.number(),
    unit: z.literal('percent'),
  }),
  /** Available terms in months, and the default. */
  terms: z.array(z.int()),
  term: z.int(),
  /** Annual interest in percent by state, and for other states. */
  rates: z.record(z.string(), z.number()),
  rate: z.number(),
  /** False: the market has no rate; 0 is used, and payments exclude the cost of finance. */
  is_rate_known: z.boolean(),
  /** `flat`: on the original credit for the whole term; `reducing`: on the outstanding balance. */
  rate_kind: z.enum(['flat', 'reducing']),
});
