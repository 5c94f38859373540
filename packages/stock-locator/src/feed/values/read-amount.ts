import { minorDigits } from '@mawkib/core/money';
import type { ReportNote } from '../note-codes.js';
import { type Figure, readFigure } from './figure.js';

/** Max amount in minor units. */
export const greatestMinor = 1_000_000_000_000;

/** Spellings of currencies in feeds, without spaces and dots. `$` is USD and `£` is GBP. */
const currencyWords: Readonly<Record<string, readonly string[]>> = {
  AED: [
    'dh',
    'dhs',
    'dirham',
    'dirhams',
    'دإ',
    'درهم',
    'دراهم',
    'درهما',
    'درهمإماراتي',
    'درهماماراتي',
  ],
  SAR: ['sr', 'riyal', 'رس', '﷼', 'ريال', 'ريالسعودي', 'ريالا'],
  QAR: ['qr', 'رق', 'ريالقطري'],
  OMR: ['ro', 'رع', 'ريالعماني'],
  KWD: ['kd', 'دك', 'ديناركويتي'],
  BHD: ['bd', 'دب', 'ديناربحريني'],
  USD: ['$', 'us$', 'dollar', 'dollars', 'دولار', 'دولارا'],
  EUR: ['€', 'euro', 'euros', 'يورو'],
  GBP: ['£', 'pound', 'pounds'],
};
const wordCurrency = new Map(
  Object.entries(currencyWords).flatMap(([code, words]) =>
    words.map((word) => [word, code] as const),
  ),
);
const known = new Set(Intl.supportedValuesOf('currency'));
const fillers = /^(?:only|net|approx|about|from|فقط|تقريبا|\/-|\/|-|\+|~|=|:|vat|incl|inclvat)?$/;

/** ISO code of a currency's spelling; undefined if unknown. */
export function readCurrency(text: string): string | undefined {
  const word = text
    .toLowerCase()
    .replace(/[\s.]+/g, '')
    .replace(/(?:\/?-)+$/, '');
  const code = word.toUpperCase();
  return wordCurrency.get(word) ?? (known.has(code) ? code : undefined);
}

export type ReadAmount =
  | { kind: 'amount'; minor: number; currency: string }
  | { kind: 'none' }
  | { kind: 'currency_unknown' | 'currency_other' };

/**
 * An amount in minor units of `currency`. A currency in the text takes precedence over `stated`,
 * the column's; an amount in another currency is rejected.
 */
export function readAmount(
  text: string,
  {
    currency,
    stated = currency,
    isMinor = false,
  }: { currency: string; stated?: string; isMinor?: boolean },
  report: ReportNote,
): ReadAmount {
  const digits = isMinor ? 0 : minorDigits(currency);
  const figure = readFigure(text, digits === 3);
  if (!figure) {
    report('not_a_number');
    return { kind: 'none' };
  }
  const words = figure.words.replace(/[\s.]+/g, '');
  const own = fillers.test(words) ? stated : readCurrency(figure.words);
  if (own === undefined) return { kind: 'currency_unknown' };
  if (own !== currency) return { kind: 'currency_other' };
  const minor = toMinor(figure, digits, report);
  return minor === undefined ? { kind: 'none' } : { kind: 'amount', minor, currency };
}

function toMinor(figure: Figure, digits: number, report: ReportNote): number | undefined {
  const [whole = '', decimals = ''] = figure.digits.split('.');
  const kept = Number(`${whole}${decimals.slice(0, digits).padEnd(digits, '0')}`);
  const rest = decimals.slice(digits);
  if (kept > greatestMinor) {
    report('absurd');
    return undefined;
  }
  if (figure.isNegative && (kept > 0 || /[1-9]/.test(rest))) {
    report('negative');
    return undefined;
  }
  const minor = kept + (/^[5-9]/.test(rest) ? 1 : 0);
  if (/[1-9]/.test(rest)) report('rounded', String(minor / 10 ** digits));
  // Zero means "no price".
  return minor === 0 ? undefined : minor;
}
