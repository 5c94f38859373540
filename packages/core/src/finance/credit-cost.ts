import { defaultMarket } from '../locale/market.js';
import { toMajor, toMoney } from '../money/money.js';

/** The parts of what a buyer pays; amounts in major units, 0 or more. */
export interface CreditCost {
  /** One payment, in major units. */
  readonly payment: number;
  /** How many of them; a whole number above zero. */
  readonly months: number;
  /** Paid at the end in one sum; 0 unless given. */
  readonly residual?: number;
  /** Paid before the first payment, such as the deposit; 0 unless given. */
  readonly deposit?: number;
  /** All fees together; 0 unless given. */
  readonly fees?: number;
}

/**
 * Everything that the buyer pays, in major units, in whole minor units of the currency (the
 * market's unless given): deposit, payments, residual value and fees. Each payment counts as it is
 * charged, in whole minor units. Null when an amount is below zero or no finite number, or `months`
 * is not a whole number above zero.
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
 * What the credit costs beyond itself, in major units: payments and residual value less what was
 * lent. Deposit and fees are no interest and do not count. Null like `totalCost`.
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
