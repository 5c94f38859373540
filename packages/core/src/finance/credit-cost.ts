import { defaultMarket } from '../locale/market.js';
import { toMajor, toMoney } from '../money/money.js';

/** Parts of the total cost; amounts in major units, 0 or more. */
export interface CreditCost {
  /** One payment, in major units. */
  readonly payment: number;
  /** Number of payments, an integer above zero. */
  readonly months: number;
  /** Paid at the end in one sum. Default: 0. */
  readonly residual?: number;
  /** Paid before the first payment, e.g. the deposit. Default: 0. */
  readonly deposit?: number;
  /** Sum of all fees. Default: 0. */
  readonly fees?: number;
}

/**
 * Total paid by the buyer in major units: deposit, payments, residual value and fees, each payment
 * rounded to minor units of the currency (default: the market's). Null if an amount is negative or
 * not finite, or `months` is not a positive integer.
 */
export function totalCost(
  { payment, months, residual = 0, deposit = 0, fees = 0 }: CreditCost,
  currency: string = defaultMarket.currency,
): number | null {
  if (!Number.isInteger(months) || months < 1) return null;
  const amounts = [payment, residual, deposit, fees];
  if (!amounts.every((amount) => Number.isFinite(amount) && amount >= 0)) return null;
  const minor = (amount: number) => toMoney(amount, currency).amount;
  const total = minor(payment) * months + minor(residual) + minor(deposit) + minor(fees);
  return Number.isSafeInteger(total) ? toMajor({ amount: total, currency }) : null;
}

/**
 * Total interest in major units: payments and residual value minus the credit. Excludes deposit and
 * fees. Null as for `totalCost`.
 */
export function totalInterest(
  { credit, payment, months, residual }: Omit<CreditCost, 'deposit' | 'fees'> & { credit: number },
  currency: string = defaultMarket.currency,
): number | null {
  const paid = totalCost({ payment, months, residual }, currency);
  if (paid === null || !(Number.isFinite(credit) && credit >= 0)) return null;
  const interest = toMoney(paid, currency).amount - toMoney(credit, currency).amount;
  return toMajor({ amount: interest, currency });
}
