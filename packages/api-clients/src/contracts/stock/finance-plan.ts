import * as z from 'zod';

/**
 * What a market lends on, as its mini finance calculator and the monthly budget reckon with it. Site
 * document, section 9; blocks document, section 5.
 */
export const financePlan = z.object({
  /** States of vehicles that are financed. */
  states: z.array(z.string()),
  /** Percent of the price; the least of it is asked for. */
  down_payment: z.object({
    min: z.number(),
    max: z.number(),
    default: z.number(),
    interval: z.number(),
    unit: z.literal('percent'),
  }),
  /** Months that are offered, and the usual ones. */
  terms: z.array(z.int()),
  term: z.int(),
  /** Interest of a year in percent by state, and of states that have none of their own. */
  rates: z.record(z.string(), z.number()),
  rate: z.number(),
  /** False: the market names no rate, 0 stands for it, and payments are without the cost of finance. */
  is_rate_known: z.boolean(),
  /** On the whole credit for the whole term, or on what is still owed. */
  rate_kind: z.enum(['flat', 'reducing']),
});
