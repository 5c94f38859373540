import { defaultMarket } from '../locale/market.js';
import { toMajor, toMoney } from '../money/money.js';
import { type MonthlyTerms, monthlyPayment, monthsOf } from './monthly-payment.js';

/** Terms of a credit, and the currency of its rows. */
export interface ScheduleTerms extends MonthlyTerms {
  /** ISO code; rows are rounded to its minor unit. Default: the market's. */
  readonly currency?: string;
}

/** One payment; amounts in major units, rounded to minor units of the currency. */
export interface ScheduleRow {
  /** 1 for the first payment. */
  readonly number: number;
  /** `interest` and `principal` together. */
  readonly payment: number;
  readonly interest: number;
  readonly principal: number;
  /** Balance after this payment; the residual value after the last one. */
  readonly balance: number;
}

/**
 * Payment schedule of a credit with payments at the end of each month. All payments are equal
 * except the last one, which has the rounding difference, so that the principal of all rows is
 * exactly the credit minus the residual value. (If rounding would repay too early, as with a few
 * cents over many months, the later payments are smaller.) Null unless the credit is above zero,
 * the annual rate is 0 or more, the residual value is from 0 to the credit, and the term is an
 * integer of 1 to 1200 months.
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
