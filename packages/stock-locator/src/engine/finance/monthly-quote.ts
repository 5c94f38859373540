import { type CreditQuote, creditPayment, creditQuote } from '@mawkib/core/finance';
import { type FinancePlan, nearestTerm, rateOf } from './finance-plan.js';

/** Terms that a visitor chooses. */
export interface MonthlyTerms {
  /** Deposit in minor units; default: the plan's share of the price. */
  readonly deposit?: number;
  /** Months, rounded to the nearest term of the plan; default: the plan's term. */
  readonly term?: number;
}

/** Monthly payment of a vehicle; amounts in whole minor units. */
export interface MonthlyQuote extends CreditQuote {
  readonly price: number;
  readonly deposit: number;
  readonly credit: number;
  readonly months: number;
  /** Annual interest in percent, of the plan's `rate_kind`. */
  readonly rate: number;
}

/** Percentage of a price in whole minor units, rounded up. */
export const shareOf = (price: number, percent: number): number =>
  Math.ceil((price * percent) / 100);

/**
 * Loan amount: price minus deposit, zero if the deposit covers the price. Null if the deposit is
 * below the plan's minimum.
 */
export function creditOf(
  { down_payment }: FinancePlan,
  price: number,
  deposit: number | undefined,
): number | null {
  if (deposit === undefined) return price - shareOf(price, down_payment.default);
  if (deposit < shareOf(price, down_payment.min)) return null;
  return Math.max(0, price - deposit);
}

/**
 * Monthly payment in minor units; for fixed plan, rate and terms it never falls as the price rises.
 * Null if the state is not financed, no price is shown or the deposit is too low.
 */
export function monthlyPaymentOf(
  plan: FinancePlan,
  { state, price }: { state: string; price: number },
  { deposit, term }: MonthlyTerms,
): number | null {
  const rate = rateOf(plan, state);
  if (rate === null || !Number.isSafeInteger(price) || price <= 0) return null;
  return paymentAt(plan, rate, price, { deposit, term });
}

/** The same for a given rate. */
export function paymentAt(
  plan: FinancePlan,
  rate: number,
  price: number,
  { deposit, term }: MonthlyTerms,
): number | null {
  const credit = creditOf(plan, price, deposit);
  if (credit === null) return null;
  const months = nearestTerm(plan, term);
  return creditPayment({ credit, annualRate: rate, rateKind: plan.rate_kind, months });
}

/** Full quote for a vehicle; null as in `monthlyPaymentOf`. */
export function monthlyQuote(
  plan: FinancePlan,
  { state, price }: { state: string; price: number },
  { deposit, term }: MonthlyTerms,
): MonthlyQuote | null {
  const rate = rateOf(plan, state);
  if (rate === null || !Number.isSafeInteger(price) || price <= 0) return null;
  const credit = creditOf(plan, price, deposit);
  if (credit === null) return null;
  const months = nearestTerm(plan, term);
  const quote = creditQuote({ credit, annualRate: rate, rateKind: plan.rate_kind, months });
  return quote && { ...quote, price, deposit: price - credit, credit, months, rate };
}
