import { minorDigits } from './currencies.js';

/** `amount` is a whole number of the currency's minor unit (fils, cents). */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** From the major unit (dirhams), rounded half away from zero to a whole minor unit. */
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
