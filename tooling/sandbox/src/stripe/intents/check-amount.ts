import { invalid } from '../stripe-failure.ts';

const threeDecimals = new Set(['bhd', 'jod', 'kwd', 'omr', 'tnd']);
const largest = 99_999_999;
/** Minimum charges of the currencies that markets are likely to use. */
const smallest = new Map([
  ['aed', 200],
  ['eur', 50],
  ['gbp', 30],
  ['usd', 50],
]);

/**
 * Validates an amount ("Supported currencies" in Stripe's documentation): a whole number in the
 * smallest unit, from the currency's minimum charge to 99999999; in currencies with three decimals
 * the last digit is 0.
 */
export function checkAmount(amount: number, currency: string, param = 'amount'): void {
  if (amount < 1) {
    throw invalid(
      'This value must be greater than or equal to 1.',
      'parameter_invalid_integer',
      param,
    );
  }
  const min = smallest.get(currency) ?? 1;
  if (amount < min) {
    const message = ['Amount must be at least', min / 100, currency].join(' ');
    throw invalid(message, 'amount_too_small', param);
  }
  if (amount > largest && !threeDecimals.has(currency)) {
    throw invalid(
      `Amount must be no more than ${largest} in the smallest unit.`,
      'amount_too_large',
      param,
    );
  }
  if (threeDecimals.has(currency) && amount % 10 !== 0) {
    throw invalid(
      `Invalid amount: ${currency.toUpperCase()} amounts must be evenly divisible by 10.`,
      'parameter_invalid_integer',
      param,
    );
  }
}

/** The currency code in lower case. */
export function readCurrency(text: string): string {
  const currency = text.toLowerCase();
  if (/^[a-z]{3}$/.test(currency)) return currency;
  throw invalid(`Invalid currency: ${text}.`, undefined, 'currency');
}
