import { annualPercentageRate } from './annual-rate.js';
import { monthlyPayment, monthsOf } from './monthly-payment.js';

/**
 * How a yearly rate counts: `flat` on the whole credit for the whole term, as Gulf banks advertise
 * car loans, or `reducing` on what is still owed.
 */
export const rateKinds = ['flat', 'reducing'] as const;
/** One of `rateKinds`. */
export type RateKind = (typeof rateKinds)[number];

/** A credit in whole minor units of its currency (fils). */
export interface CreditTerms {
  /** What is lent; a whole number of 0 or more. */
  readonly credit: number;
  /** Interest of a year in percent, 0 to 1000; counts to the ten-thousandth of a percent. */
  readonly annualRate: number;
  readonly rateKind: RateKind;
  /** How many payments; a whole number of 1 to 1200. */
  readonly months: number;
}

/** What a credit costs; amounts in whole minor units. */
export interface CreditQuote {
  /** Each payment but the last. */
  readonly payment: number;
  /** The last one, which takes what rounding left over. */
  readonly lastPayment: number;
  /** All payments together. */
  readonly total: number;
  /** `total` less what was lent. */
  readonly interest: number;
  /** What the credit costs a year with compounding, in percent; null when nothing is lent. */
  readonly apr: number | null;
}

/**
 * What is paid each month, in whole minor units: never less for a greater credit, so that it can be
 * turned around. Rounded down, the last payment takes the rest. Null when an input makes no sense.
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
  // A billionth makes up for the noise of a division, so that a third of 3 is 1.
  return exact === null ? null : asNumber(BigInt(Math.floor(exact + 1e-9 * Math.max(1, exact))));
}

/** A credit with its payments, what they come to, and the yearly rate that compares with others. */
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

/** Credit and interest together, half a minor unit rounded up. */
function flatTotal(credit: number, annualRate: number, months: number): bigint {
  const rate = BigInt(Math.round(annualRate * Number(unit)));
  const divisor = 1200n * unit;
  const interest = (BigInt(credit) * rate * BigInt(months) * 2n + divisor) / (divisor * 2n);
  return BigInt(credit) + interest;
}

/**
 * What is owed after all payments but the last, with its month's interest. Months are not rounded by
 * themselves: a debt of a few minor units would be paid off before its term.
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
