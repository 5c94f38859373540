import { factorsOf, type PaymentsDue } from './annuity-terms.js';
import { rateWhereZero } from './root.js';

/**
 * Amounts in major units, received positive, paid negative. Defaults: `futureValue` 0, `due` `end`.
 */
export interface RateTerms {
  /** Number of payments, above zero. */
  readonly periods: number;
  readonly payment: number;
  readonly presentValue: number;
  readonly futureValue?: number;
  readonly due?: PaymentsDue;
}

/**
 * Interest per period as a fraction, as RATE in spreadsheets, without a guess. Of several rates the
 * one nearest to zero; null if there is none.
 */
export function rate({
  periods,
  payment,
  presentValue,
  futureValue = 0,
  due = 'end',
}: RateTerms): number | null {
  const amounts = [payment, presentValue, futureValue];
  if (!amounts.every(Number.isFinite) || !Number.isFinite(periods) || periods <= 0) return null;
  if (!amounts.some((amount) => amount > 0) || !amounts.some((amount) => amount < 0)) return null;
  return rateWhereZero((rate) => {
    const factors = factorsOf({ rate, periods, due });
    if (!factors) return Number.NaN;
    return presentValue * factors.now + payment * factors.all + futureValue * factors.end;
  });
}
