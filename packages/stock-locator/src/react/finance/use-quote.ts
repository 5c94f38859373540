import { useState } from 'react';
import { type FinancePlan, nearestTerm } from '../../engine/finance/finance-plan.js';
import { majorOf, minorOf } from '../../engine/finance/monthly-parts.js';
import { type MonthlyQuote, monthlyQuote, shareOf } from '../../engine/finance/monthly-quote.js';
import type { MonthlyBudget } from '../../engine/query/vehicle-query.js';

/** Fields of a vehicle that a plan uses. */
export interface FinancedVehicle {
  readonly state: string;
  /** In major units, above zero. */
  readonly price: number;
}

/** A quote for the visitor's terms; amounts in major units. */
export interface LiveQuote {
  readonly quote: MonthlyQuote | null;
  readonly deposit: number;
  readonly min: number;
  readonly max: number;
  readonly months: number;
  /** Sets the deposit, clamped to the plan's limits. */
  setDeposit(major: number): void;
  setMonths(months: number): void;
}

/** Initial terms are those of the URL, else the plan's defaults. */
export function useQuote(
  plan: FinancePlan,
  { state, price }: FinancedVehicle,
  { deposit, term }: Pick<MonthlyBudget, 'deposit' | 'term'> = {},
): LiveQuote {
  const minor = minorOf(price);
  const share = (percent: number) => Math.ceil(majorOf(shareOf(minor, percent)));
  const [min, max] = [share(plan.down_payment.min), share(plan.down_payment.max)];
  const within = (amount: number) => Math.min(Math.max(Math.round(amount), min), max);
  const [chosen, choose] = useState(within(deposit ?? share(plan.down_payment.default)));
  const [wanted, setMonths] = useState(term);
  const months = nearestTerm(plan, wanted);
  const amount = within(chosen);
  return {
    quote: monthlyQuote(plan, { state, price: minor }, { deposit: minorOf(amount), term: months }),
    deposit: amount,
    min,
    max,
    months,
    setDeposit: (major) => choose(within(major)),
    setMonths,
  };
}
