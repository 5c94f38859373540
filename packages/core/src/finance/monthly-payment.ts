import { payment } from './annuity-terms.js';

/** Duration of a credit. */
export type Term = { readonly months: number } | { readonly years: number };

/**
 * Term in months, an integer of 1 to 1200; null otherwise. Fractional years are valid if they are
 * whole months.
 */
export function monthsOf(term: Term): number | null {
  const months = 'months' in term ? term.months : Math.round(term.years * 12 * 1e6) / 1e6;
  return Number.isInteger(months) && months > 0 && months <= 1200 ? months : null;
}

/** A credit repaid at the end of each month. */
export interface MonthlyTerms {
  /** Amount of the credit in major units. */
  readonly credit: number;
  /** Annual interest in percent: 3.99. */
  readonly annualRate: number;
  readonly term: Term;
  /** Paid at the end in one sum, in major units. Default: 0. */
  readonly residual?: number;
}

/**
 * Monthly payment, positive and unrounded, in major units. `r·(PV - FV·(1+r)^-n) / (1 - (1+r)^-n)`
 * with `r` a twelfth of the annual rate. Null if an amount is not finite, the rate is -1200 percent
 * or less, or the term is not an integer of 1 to 1200 months. Blocks document, section 3.4.
 */
export function monthlyPayment({
  credit,
  annualRate,
  term,
  residual = 0,
}: MonthlyTerms): number | null {
  const months = monthsOf(term);
  if (months === null) return null;
  const amount = payment({
    rate: annualRate / 1200,
    periods: months,
    presentValue: credit,
    futureValue: -residual,
  });
  return amount === null ? null : 0 - amount;
}
