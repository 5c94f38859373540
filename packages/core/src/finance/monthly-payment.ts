import { payment } from './annuity.js';

/** How long a credit runs. */
export type Term = { readonly months: number } | { readonly years: number };

/** Whole months above zero, at most 1200; null otherwise. Years of which months come out are fine. */
export function monthsOf(term: Term): number | null {
  const months = 'months' in term ? term.months : Math.round(term.years * 12 * 1e6) / 1e6;
  return Number.isInteger(months) && months > 0 && months <= 1200 ? months : null;
}

/** A credit that is paid back at the end of each month. */
export interface MonthlyTerms {
  /** What is lent, in major units. */
  readonly credit: number;
  /** Interest of a year in percent: 3.99. */
  readonly annualRate: number;
  readonly term: Term;
  /** Paid at the end in one sum, in major units; 0 unless given. */
  readonly residual?: number;
}

/**
 * What is paid each month, positive and unrounded, in major units. `r·(PV - FV·(1+r)^-n) / (1 -
 * (1+r)^-n)` with `r` a twelfth of the yearly rate. Null when an amount is no finite number, the
 * rate is -1200 percent or less, or the term no whole number of months from 1 to 1200. Blocks
 * document, section 3.4.
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
