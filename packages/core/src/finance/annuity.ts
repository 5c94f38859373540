/** When each payment is made: at the end of its period (as a loan is repaid) or at its beginning. */
export type PaymentsDue = 'end' | 'beginning';

/**
 * The terms that every annuity function shares. As in spreadsheets, what is received is positive
 * and what is paid is negative: a credit is a positive present value with negative payments, and a
 * residual value that is paid at the end is a negative future value.
 *
 * Every function of this entry point answers null, and never NaN or Infinity, when an input is no
 * finite number, when `rate` is -1 or less, when `periods` is not above zero, and when there is no
 * answer.
 */
export interface AnnuityTerms {
  /** Interest of one period as a fraction: 3.99 % a year paid monthly is 0.0399 / 12. */
  readonly rate: number;
  /** How many payments; above zero, parts of a period are allowed as spreadsheets allow them. */
  readonly periods: number;
  /** `end` unless given. */
  readonly due?: PaymentsDue;
}

/** What `payment` works from. */
export interface PaymentTerms extends AnnuityTerms {
  /** What is received (positive) or paid (negative) now, in major units. */
  readonly presentValue: number;
  /** What remains after the last payment, in major units; 0 unless given. */
  readonly futureValue?: number;
}

/** What `presentValue` works from. */
export interface PresentValueTerms extends AnnuityTerms {
  /** One payment, in major units. */
  readonly payment: number;
  /** What remains after the last payment, in major units; 0 unless given. */
  readonly futureValue?: number;
}

/** What `futureValue` works from. */
export interface FutureValueTerms extends AnnuityTerms {
  /** One payment, in major units. */
  readonly payment: number;
  /** What is received or paid now, in major units; 0 unless given. */
  readonly presentValue?: number;
}

/**
 * What `periods` works from; amounts in major units, received positive, paid negative.
 * `futureValue` is 0 unless given.
 */
export interface PeriodsTerms extends Omit<AnnuityTerms, 'periods'> {
  readonly payment: number;
  readonly presentValue: number;
  readonly futureValue?: number;
}

/**
 * The payment of each period in major units, unrounded: spreadsheets' PMT, `-(pv·(1+r)^n + fv)·r /
 * ((1+r)^n - 1)`, and `-(pv + fv) / n` at rate 0. Null as `AnnuityTerms` says. Site document,
 * section 9.
 */
export function payment(terms: PaymentTerms): number | null {
  const { presentValue, futureValue = 0 } = terms;
  const factors = factorsOf(terms);
  return factors && finite(-(presentValue * factors.now + futureValue * factors.end) / factors.all);
}

/**
 * What the payments and the future value are worth now, in major units: spreadsheets' PV. Null as
 * `AnnuityTerms` says. Site document, section 9.
 */
export function presentValue(terms: PresentValueTerms): number | null {
  const { futureValue = 0 } = terms;
  const factors = factorsOf(terms);
  return (
    factors && finite(-(terms.payment * factors.all + futureValue * factors.end) / factors.now)
  );
}

/**
 * What there is after the last payment, in major units: spreadsheets' FV. Null as `AnnuityTerms`
 * says. Site document, section 9.
 */
export function futureValue(terms: FutureValueTerms): number | null {
  const factors = factorsOf(terms);
  return (
    factors &&
    finite(-(terms.payment * factors.all + (terms.presentValue ?? 0) * factors.now) / factors.end)
  );
}

/**
 * How many payments it takes, parts of one included: spreadsheets' NPER. Null as `AnnuityTerms`
 * says, and when the payments never get there; a spreadsheet gives a negative number for what lies
 * in the past, here it is null. Site document, section 9.
 */
export function periods(terms: PeriodsTerms): number | null {
  const { rate, payment, presentValue, futureValue = 0, due = 'end' } = terms;
  if (![rate, payment, presentValue, futureValue].every(Number.isFinite) || rate <= -1) return null;
  const first = payment * firstPayment(rate, due);
  const gain = (presentValue + futureValue) / (first + presentValue * rate);
  return notNegative(rate === 0 ? -gain : Math.log1p(-gain * rate) / Math.log1p(rate));
}

/**
 * The three weights of `pv·now + payment·all + fv·end = 0`. With a positive rate they are values
 * of today, with a negative one values of the end, so that none overflows.
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

/** A payment at the beginning bears interest for one period more. */
const firstPayment = (rate: number, due: PaymentsDue) => (due === 'beginning' ? 1 + rate : 1);

/** -0, which a balance of nothing gives, is 0. */
const finite = (value: number): number | null => (Number.isFinite(value) ? value + 0 : null);

const notNegative = (value: number): number | null =>
  Number.isFinite(value) && value >= 0 ? value + 0 : null;
