import { factorsOf, type PaymentsDue } from './annuity.js';
import { rateWhereZero } from './root.js';

/**
 * What `rate` works from; amounts in major units, received positive, paid negative. `futureValue` is
 * 0 and `due` is `end` unless given.
 */
export interface RateTerms {
  /** How many payments; above zero. */
  readonly periods: number;
  readonly payment: number;
  readonly presentValue: number;
  readonly futureValue?: number;
  readonly due?: PaymentsDue;
}

/**
 * The interest of one period as a fraction: spreadsheets' RATE, without its guess. Of several
 * rates the one nearest to zero; null when there is none.
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
