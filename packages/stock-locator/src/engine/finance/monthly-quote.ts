import { type CreditQuote, creditPayment, creditQuote } from '@mawkib/core/finance';
import { type FinancePlan, nearestTerm, rateOf } from './finance-plan.js';

/** What a visitor brings to a credit. */
export interface MonthlyTerms {
  /** Paid first, in minor units; the plan's usual share of the price without it. */
  readonly deposit?: number;
  /** Months; the nearest that the plan offers holds, its usual one without it. */
  readonly term?: number;
}

/** What a vehicle costs by the month; amounts in whole minor units. */
export interface MonthlyQuote extends CreditQuote {
  readonly price: number;
  readonly deposit: number;
  readonly credit: number;
  readonly months: number;
  /** Interest of a year in percent, as `rate_kind` of the plan counts it. */
  readonly rate: number;
}

/** A share of a price in whole minor units, rounded up: never less than the percent asked for. */
export const shareOf = (price: number, percent: number): number =>
  Math.ceil((price * percent) / 100);

/**
 * What is lent on a price: the price less the deposit, nothing where the deposit pays it all. Null
 * where the deposit is below the least that the plan asks for.
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
 * What is paid each month for a vehicle, in minor units: for one plan, rate and terms never less for
 * a greater price. Null where it cannot be had: its state is not financed, it shows no price, or the
 * deposit does not reach.
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

/** The same for a rate that is known. */
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

/** The whole quote for a vehicle; null as `monthlyPaymentOf`. */
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
