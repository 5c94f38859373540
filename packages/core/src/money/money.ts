import { minorDigits } from './currency-symbol.js';

/**
 * An amount for calculations: an integer in the minor unit (fils, cents) of an ISO 4217 currency.
 */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/**
 * Converts from the major unit (dirhams), rounded half away from zero to minor units. NaN for a
 * non-finite number.
 */
export function toMoney(major: number, currency: string): Money {
  const scaled = Number(`${Math.abs(major)}e${minorDigits(currency)}`);
  const amount = Math.round(
    Number.isNaN(scaled) ? Math.abs(major) * 10 ** minorDigits(currency) : scaled,
  );
  return { amount: major < 0 ? -amount : amount, currency };
}

/** In the major unit, for display only, never for calculations. */
export const toMajor = ({ amount, currency }: Money): number =>
  Number(`${amount}e-${minorDigits(currency)}`);
