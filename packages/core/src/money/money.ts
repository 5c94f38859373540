import { minorDigits } from './currencies.js';

/**
 * An amount that is calculated with: a whole number of the minor unit (fils, cents) of a currency,
 * an ISO 4217 code.
 */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/**
 * From the major unit (dirhams), rounded half away from zero to a whole minor unit. What is no
 * finite number gives an amount that is none.
 */
export function toMoney(major: number, currency: string): Money {
  const scaled = Number(`${Math.abs(major)}e${minorDigits(currency)}`);
  const amount = Math.round(
    Number.isNaN(scaled) ? Math.abs(major) * 10 ** minorDigits(currency) : scaled,
  );
  return { amount: major < 0 ? -amount : amount, currency };
}

/** In the major unit, for display only: never calculate with it. */
export const toMajor = ({ amount, currency }: Money): number =>
  Number(`${amount}e-${minorDigits(currency)}`);
