import type { PaymentsDue } from './annuity-terms.js';
import { internalRate } from './internal-rate.js';

/**
 * Effective annual rate, as EFFECT in spreadsheets. Both rates are fractions; `perYear` is the
 * number of compounding periods, an integer of 1 or more. Unlike EFFECT it accepts rates of zero or
 * less. Null for invalid input.
 */
export function effectiveAnnualRate(nominalRate: number, perYear: number): number | null {
  if (!Number.isFinite(nominalRate) || !Number.isInteger(perYear) || perYear < 1) return null;
  return compounded(nominalRate / perYear, perYear);
}

/** Credit, payments and all fees; amounts in major units. */
export interface CreditFlows {
  /** Amount of the credit in major units, before initial fees are deducted; above zero. */
  readonly credit: number;
  /** Monthly payment in major units. */
  readonly payment: number;
  /** Number of payments, an integer of 1 to 1200. */
  readonly months: number;
  /** Paid with the last payment, in major units. Default: 0. */
  readonly residual?: number;
  /** Paid when the credit is granted. Default: 0. */
  readonly initialFees?: number;
  /** Paid with each payment. Default: 0. */
  readonly monthlyFees?: number;
  /** Default: `end`. */
  readonly due?: PaymentsDue;
}

/**
 * Annual percentage rate of a credit with all fees, in percent: the rate at which received and paid
 * amounts have the same present value, compounded over twelve equal months. Payments are at the end
 * of each month by default. Null if there is no such rate, e.g. if fees exceed the credit, or for
 * invalid input.
 */
export function annualPercentageRate(terms: CreditFlows): number | null {
  const flows = creditFlows(terms);
  const monthly = flows && internalRate(flows);
  if (monthly === null) return null;
  const yearly = compounded(monthly, 12);
  return yearly === null ? null : yearly * 100;
}

/** Received (positive) and paid (negative) amounts by month, from now. */
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
