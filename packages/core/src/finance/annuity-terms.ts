/** Payment at the end of its period (as for loans) or at its beginning. */
export type PaymentsDue = 'end' | 'beginning';

/**
 * Terms of all annuity functions. As in spreadsheets, received amounts are positive and paid
 * amounts negative: a credit is a positive present value with negative payments, and a residual
 * value paid at the end is a negative future value.
 *
 * All functions of this entry point return null, never NaN or Infinity, if an input is not finite,
 * `rate` is -1 or less, `periods` is not above zero, or there is no result.
 */
export interface AnnuityTerms {
  /** Interest per period as a fraction: 3.99 % a year with monthly payments is 0.0399 / 12. */
  readonly rate: number;
  /** Number of payments, above zero; fractions are allowed as in spreadsheets. */
  readonly periods: number;
  /** Default: `end`. */
  readonly due?: PaymentsDue;
}

export interface PaymentTerms extends AnnuityTerms {
  /** Received (positive) or paid (negative) now, in major units. */
  readonly presentValue: number;
  /** Balance after the last payment, in major units. Default: 0. */
  readonly futureValue?: number;
}

export interface PresentValueTerms extends AnnuityTerms {
  /** One payment, in major units. */
  readonly payment: number;
  /** Balance after the last payment, in major units. Default: 0. */
  readonly futureValue?: number;
}

export interface FutureValueTerms extends AnnuityTerms {
  /** One payment, in major units. */
  readonly payment: number;
  /** Received or paid now, in major units. Default: 0. */
  readonly presentValue?: number;
}

/**
 * Amounts in major units, received positive, paid negative.
 * `futureValue` defaults to 0.
 */
export interface PeriodsTerms extends Omit<AnnuityTerms, 'periods'> {
  readonly payment: number;
  readonly presentValue: number;
  readonly futureValue?: number;
}

/**
 * Payment per period in major units, unrounded, as PMT in spreadsheets: `-(pv·(1+r)^n + fv)·r /
 * ((1+r)^n - 1)`, and `-(pv + fv) / n` at rate 0. Null as described at `AnnuityTerms`. Site
 * document, section 9.
 */
export function payment(terms: PaymentTerms): number | null {
  const { presentValue, futureValue = 0 } = terms;
  const factors = factorsOf(terms);
  return factors && finite(-(presentValue * factors.now + futureValue * factors.end) / factors.all);
}

/**
 * Present value of the payments and the future value in major units, as PV in spreadsheets. Null as
 * described at
 * `AnnuityTerms`. Site document, section 9.
 */
export function presentValue(terms: PresentValueTerms): number | null {
  const { futureValue = 0 } = terms;
  const factors = factorsOf(terms);
  return (
    factors && finite(-(terms.payment * factors.all + futureValue * factors.end) / factors.now)
  );
}

/**
 * Balance after the last payment in major units, as FV in spreadsheets. Null as described at
 * `AnnuityTerms`. Site document, section 9.
 */
export function futureValue(terms: FutureValueTerms): number | null {
  const factors = factorsOf(terms);
  return (
    factors &&
    finite(-(terms.payment * factors.all + (terms.presentValue ?? 0) * factors.now) / factors.end)
  );
}

/**
 * Number of payments including a fraction, as NPER in spreadsheets. Null as described at
 * `AnnuityTerms`, and if the payments never reach the future value; where a spreadsheet returns a
 * negative number, the result is null. Site document, section 9.
 */
export function periods(terms: PeriodsTerms): number | null {
  const { rate, payment, presentValue, futureValue = 0, due = 'end' } = terms;
  if (![rate, payment, presentValue, futureValue].every(Number.isFinite) || rate <= -1) return null;
  const first = payment * firstPayment(rate, due);
  const gain = (presentValue + futureValue) / (first + presentValue * rate);
  return notNegative(rate === 0 ? -gain : Math.log1p(-gain * rate) / Math.log1p(rate));
}

/**
 * The three factors of `pv·now + payment·all + fv·end = 0`. They are present values for a positive
 * rate and future values for a negative one, so that none overflows.
 */
export function factorsOf({ rate, periods, due = 'end' }: AnnuityTerms) {
  if (!(Number.isFinite(rate) && Number.isFinite(periods)) || rate <= -1 || periods <= 0) {
    return null;
  }
  if (rate === 0) return { now: 1, all: periods, end: 1 };
  const growth = periods * Math.log1p(rate);
  const first = firstPayment(rate, due);
  return rate > 0
    ? { now: 1, all: (first * -Math.expm1(-growth)) / rate, end: Math.exp(-growth) }
    : { now: Math.exp(growth), all: (first * Math.expm1(growth)) / rate, end: 1 };
}

/** A payment at the beginning bears interest for one more period. */
const firstPayment = (rate: number, due: PaymentsDue) => (due === 'beginning' ? 1 + rate : 1);

/** Replaces -0 (a zero balance) by 0. */
const finite = (value: number): number | null => (Number.isFinite(value) ? value + 0 : null);

const notNegative = (value: number): number | null =>
  Number.isFinite(value) && value >= 0 ? value + 0 : null;
