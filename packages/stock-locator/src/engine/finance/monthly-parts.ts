import { defaultMarket } from '@mawkib/core/locale';
import { toMajor, toMoney } from '@mawkib/core/money';
import type { MonthlyBudget, Range } from '../query/vehicle-query.js';
import { type FinancePlan, rateClasses } from './finance-plan.js';
import { type MonthlyTerms, paymentAt } from './monthly-quote.js';

/** States and prices with a monthly payment within a budget. */
export interface MonthlyPart {
  readonly states: readonly string[];
  readonly rate: number;
  /** In major units, exact to the minor unit; `from` is always above zero. */
  readonly price: Required<Pick<Range, 'from'>> & Range;
}

/** Max price of a vehicle, in minor units. */
const greatest = 100_000_000_000;

export const minorOf = (major: number): number => toMoney(major, defaultMarket.currency).amount;
export const majorOf = (minor: number): number =>
  toMajor({ amount: minor, currency: defaultMarket.currency });

export const termsOf = ({ deposit, term }: MonthlyBudget): MonthlyTerms => ({
  term,
  ...(deposit !== undefined && { deposit: minorOf(deposit) }),
});

/**
 * Price ranges of a budget, one for each rate. A payment never falls as the price rises, so a price
 * range matches exactly the vehicles within the budget. Empty if no price is.
 */
export function monthlyParts(plan: FinancePlan, budget: MonthlyBudget): MonthlyPart[] {
  const terms = termsOf(budget);
  const from = minorOf(budget.from ?? 0);
  const to = budget.to === undefined ? Number.POSITIVE_INFINITY : minorOf(budget.to);
  return rateClasses(plan).flatMap(({ states, rate }) => {
    const payment = (price: number) => paymentAt(plan, rate, price, terms);
    const min = lowest((price) => (payment(price) ?? Number.POSITIVE_INFINITY) >= from);
    const beyond = lowest((price) => (payment(price) ?? Number.POSITIVE_INFINITY) > to);
    const max =
      Math.min(
        beyond,
        lowest((price) => payment(price) === null),
      ) - 1;
    if (min > max) return [];
    const price = { from: majorOf(min), ...(max < greatest && { to: majorOf(max) }) };
    return [{ states, rate, price }];
  });
}

/** The lowest price from 1 on for which `holds` is true, which it stays; one more than any without. */
function lowest(holds: (price: number) => boolean): number {
  let [low, high] = [1, greatest + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
