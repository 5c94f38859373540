import { annualPercentageRate } from './annual-percentage-rate.js';
import { monthlyPayment, monthsOf } from './monthly-payment.js';

/**
 * Kinds of annual rates: `flat` on the original credit for the whole term, as in car loans of Gulf
 * banks, or `reducing` on the outstanding balance.
 */
export const rateKinds = ['flat', 'reducing'] as const;
/** One of `rateKinds`. */
export type RateKind = (typeof rateKinds)[number];

/** A credit in whole minor units of its currency (fils). */
export interface CreditTerms {
  /** Amount of the credit, an integer of 0 or more. */
  readonly credit: number;
  /** Annual interest in percent, 0 to 1000; four decimals count. */
  readonly annualRate: number;
  readonly rateKind: RateKind;
  /** Number of payments, an integer of 1 to 1200. */
  readonly months: number;
}

/** Cost of a credit; amounts in whole minor units. */
export interface CreditQuote {
  /** Each payment except the last one. */
  readonly payment: number;
  /** The last payment, with the rounding difference. */
  readonly lastPayment: number;
  /** Sum of all payments. */
  readonly total: number;
  /** `total` minus the credit. */
  readonly interest: number;
  /** Annual percentage rate with compounding, in percent; null for a credit of 0. */
  readonly apr: number | null;
}

/**
 * Monthly payment in whole minor units; never decreases with the credit, so that it can be
 * inverted. Rounded down; the last payment has the difference. Null for invalid input.
 */
export function creditPayment({
  credit,
  annualRate,
  rateKind,
  months,
}: CreditTerms): number | null {
  if (!Number.isSafeInteger(credit) || credit < 0 || monthsOf({ months }) === null) return null;
  if (!(annualRate >= 0 && annualRate <= 1000)) return null;
  if (rateKind === 'flat') return asNumber(flatTotal(credit, annualRate, months) / BigInt(months));
  const exact = monthlyPayment({ credit, annualRate, term: { months } });
  // Adds a billionth against rounding noise, so that a third of 3 is 1.
  return exact === null ? null : asNumber(BigInt(Math.floor(exact + 1e-9 * Math.max(1, exact))));
}

/** A credit with its payments, their total, and its annual percentage rate. */
export function creditQuote(terms: CreditTerms): CreditQuote | null {
  const { credit, annualRate, rateKind, months } = terms;
  const payment = creditPayment(terms);
  if (payment === null) return null;
  const lastPayment =
    rateKind === 'flat'
      ? Number(flatTotal(credit, annualRate, months)) - payment * (months - 1)
      : lastReducing(terms, payment);
  const total = payment * (months - 1) + lastPayment;
  if (!Number.isSafeInteger(total)) return null;
  const apr =
    credit === 0
      ? null
      : annualPercentageRate({ credit, payment, months, residual: lastPayment - payment });
  return { payment, lastPayment, total, interest: total - credit, apr };
}

const unit = 10_000n;

/** Credit plus interest, half a minor unit rounded up. */
function flatTotal(credit: number, annualRate: number, months: number): bigint {
  const rate = BigInt(Math.round(annualRate * Number(unit)));
  const divisor = 1200n * unit;
  const interest = (BigInt(credit) * rate * BigInt(months) * 2n + divisor) / (divisor * 2n);
  return BigInt(credit) + interest;
}

/**
 * Balance before the last payment, including its month's interest. Months are not rounded
 * individually: a credit of a few minor units would be repaid before its term.
 */
function lastReducing({ credit, annualRate, months }: CreditTerms, payment: number): number {
  const growth = 1 + annualRate / 1200;
  let balance = credit;
  for (let month = 1; month < months; month += 1) balance = balance * growth - payment;
  return Math.max(Math.round(balance * growth), credit - payment * (months - 1), 0);
}

const asNumber = (amount: bigint): number | null => {
  const number = Number(amount);
  return Number.isSafeInteger(number) ? number : null;
};
