import type { PaymentsDue } from './annuity.js';
import { internalRate } from './internal-rate.js';

/**
 * The yearly rate with compounding: spreadsheets' EFFECT. Both rates are fractions; `perYear` is how
 * often a year interest is added, a whole number of 1 or more. Unlike EFFECT, which refuses them, a
 * rate of zero or less is answered. Null otherwise.
 */
export function effectiveAnnualRate(nominalRate: number, perYear: number): number | null {
  if (!Number.isFinite(nominalRate) || !Number.isInteger(perYear) || perYear < 1) return null;
  return compounded(nominalRate / perYear, perYear);
}

/** What is lent and what is paid back, with every fee; amounts in major units. */
export interface CreditFlows {
  /** What the buyer is lent, in major units, before fees are kept back; above zero. */
  readonly credit: number;
  /** What the buyer pays each month, in major units. */
  readonly payment: number;
  /** How many payments; a whole number of 1 to 1200. */
  readonly months: number;
  /** Paid with the last payment's month, in major units; 0 unless given. */
  readonly residual?: number;
  /** Paid when the credit is granted; 0 unless given. */
  readonly initialFees?: number;
  /** Paid with each payment; 0 unless given. */
  readonly monthlyFees?: number;
  /** `end` unless given. */
  readonly due?: PaymentsDue;
}

/**
 * What a credit costs a year with all its fees, in percent: the rate at which what the buyer gets
 * and what the buyer pays are worth the same, compounded over twelve equal months. Payments are at
 * the end of each month unless `due` says otherwise. Null when there is no such rate, such as for a
 * credit that its fees eat up, or when an input makes no sense.
 */
export function annualPercentageRate(terms: CreditFlows): number | null {
  const flows = creditFlows(terms);
  const monthly = flows && internalRate(flows);
  if (monthly === null) return null;
  const yearly = compounded(monthly, 12);
  return yearly === null ? null : yearly * 100;
}

/** What the buyer gets (positive) and pays (negative), month by month from now. */
function creditFlows({
  credit,
  payment,
  months,
  residual = 0,
  initialFees = 0,
  monthlyFees = 0,
  due = 'end',
}: CreditFlows): number[] | null {
  if (!Number.isInteger(months) || months < 1 || months > 1200 || !(credit > 0)) return null;
  const flows = Array.from({ length: months + 1 }, () => 0);
  const add = (month: number, amount: number) => {
    flows[month] = (flows[month] ?? 0) + amount;
  };
  add(0, credit - initialFees);
  for (let count = 0; count < months; count++) {
    add(due === 'beginning' ? count : count + 1, -payment - monthlyFees);
  }
  add(months, -residual);
  return flows;
}

function compounded(rate: number, times: number): number | null {
  const yearly = Math.expm1(times * Math.log1p(rate));
  return Number.isFinite(yearly) ? yearly : null;
}
