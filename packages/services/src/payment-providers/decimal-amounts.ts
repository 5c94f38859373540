import { minorDigits } from '@mawkib/core/money';

/**
 * Formats minor units as the decimals that vendors expect: `10050` USD is `100.50`, `1500` JPY is
 * `1500`.
 */
export function toDecimal(amount: number, currency: string): string {
  const digits = minorDigits(currency);
  const text = String(amount).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Parses a decimal into minor units; undefined if it has more decimals than the currency. */
export function fromDecimal(text: string, currency: string): number | undefined {
  const [, whole = '', decimals = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(text) ?? [];
  const digits = minorDigits(currency);
  const kept = decimals.replace(/0+$/, '');
  if (whole === '' || kept.length > digits) return undefined;
  return Number(whole + kept.padEnd(digits, '0'));
}
