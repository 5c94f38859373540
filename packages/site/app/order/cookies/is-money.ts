import type { Money } from '@mawkib/core/money';

/** Reads an amount from a cookie or a problem. */
export function isMoney(value: unknown): value is Money {
  const { amount, currency } = (value ?? {}) as Partial<Money>;
  return Number.isSafeInteger(amount) && Number(amount) >= 0 && /^[A-Z]{3}$/.test(String(currency));
}
