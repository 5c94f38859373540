import { defaultMarket } from '../locale/market.js';
import { toMajor, toMoney } from '../money/money.js';
import { type MonthlyTerms, monthlyPayment, monthsOf } from './monthly-payment.js';

/** The terms of a credit, and the currency of its rows. */
export interface ScheduleTerms extends MonthlyTerms {
  /** ISO code, whose minor unit the rows are rounded to; the market's unless given. */
  readonly currency?: string;
}

/** One payment; amounts in major units, each in whole minor units of the currency. */
export interface ScheduleRow {
  /** 1 for the first payment. */
  readonly number: number;
  /** `interest` and `principal` together. */
  readonly payment: number;
  readonly interest: number;
  readonly principal: number;
  /** What is owed after this payment; the residual value after the last. */
  readonly balance: number;
}

/**
 * A credit payment by payment, each at the end of its month. All payments are equal but the last,
 * which takes what rounding left over, so that the principal of all rows is to the minor unit what
 * was lent less the residual value. (Where rounding would repay too early, as with a few cents over
 * many months, the later payments are smaller.) Null when the credit is not above zero, the yearly
 * rate below zero, the residual value below zero or above the credit, or the term no whole number
 * of months up to 1200.
 */
export function amortisation(terms: ScheduleTerms): readonly ScheduleRow[] | null {
  const { credit, annualRate, residual = 0 } = terms;
  const { currency = defaultMarket.currency } = terms;
  const months = monthsOf(terms.term);
  if (months === null || !(credit > 0 && annualRate >= 0)) return null;
  if (!(residual >= 0 && residual <= credit)) return null;
  const exact = monthlyPayment(terms);
  const minor = (amount: number) => toMoney(amount, currency).amount;
  if (exact === null || !Number.isSafeInteger(minor(credit))) return null;

  const major = (amount: number) => toMajor({ amount, currency });
  const [equal, end] = [minor(exact), minor(residual)];
  let balance = minor(credit);
  return Array.from({ length: months }, (_, index): ScheduleRow => {
    const interest = Math.round((balance * annualRate) / 1200);
    const left = balance - end;
    const principal = index === months - 1 ? left : clamp(equal - interest, left);
    balance -= principal;
    return {
      number: index + 1,
      payment: major(interest + principal),
      interest: major(interest),
      principal: major(principal),
      balance: major(balance),
    };
  });
}

const clamp = (amount: number, max: number) => Math.min(Math.max(amount, 0), max);
