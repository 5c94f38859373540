import { numberFormatter } from '../locale/formatters.js';

/** Thousands delimiters by their name in settings. */
export const delimiters = {
  comma: ',',
  dot: '.',
  space: '\u00a0',
  apostrophe: '’',
  none: '',
} as const;
/** A name of `delimiters`. */
export type Delimiter = keyof typeof delimiters;

/** Format of a price. */
export interface PriceFormat {
  /** `%` is the delimited amount, `^` the symbol; both in any position, once or more. */
  readonly format: string;
  readonly symbol: string;
  readonly delimiter: Delimiter;
  /** Number of decimals; a whole amount has none unless `fixed`. */
  readonly decimals: number;
  readonly fixed?: boolean;
}

/** Defaults of settings and company configuration. Site document, section 9. */
export const priceDefaults: PriceFormat = {
  format: '^%',
  symbol: '€',
  delimiter: 'comma',
  decimals: 2,
};

/** Defaults in the stock locator: the symbol follows the amount. Site document, section 9. */
export const stockPriceDefaults: PriceFormat = { ...priceDefaults, format: '% ^' };

/** Defaults of the second currency. Site document, section 9. */
export const doublePriceDefaults = { symbol: 'EUR', rate: 1, decimals: 0 } as const;

const groupedNumber = (min: number, max: number): Intl.NumberFormat =>
  numberFormatter('en', {
    useGrouping: true,
    minimumFractionDigits: min,
    maximumFractionDigits: max,
  });

/**
 * Formats a price in major units with a pattern: 1234567 is `€1,234,567` with `^%` and `1,234,567
 * €` with `% ^`. Defaults: `priceDefaults`. '' for 0 and less, for amounts that round to 0, and for
 * non-finite numbers. Site document, section 9.
 */
export function applyPriceFormat(major: number, overrides: Partial<PriceFormat> = {}): string {
  const { format, symbol, delimiter, decimals, fixed } = {
    ...priceDefaults,
    ...defined(overrides),
  };
  if (!Number.isFinite(major) || major <= 0) return '';
  const min = fixed || !Number.isInteger(major) ? decimals : 0;
  const [whole = '', part] = groupedNumber(min, decimals).format(major).split('.');
  if (whole === '0' && !/[1-9]/.test(part ?? '')) return '';
  const mark = Object.hasOwn(delimiters, delimiter) ? delimiters[delimiter] : ',';
  const point = mark === '.' ? ',' : '.';
  const amount = whole.replaceAll(',', mark) + (part ? point + part : '');
  return format.replace(/[%^]/g, (sign) => (sign === '%' ? amount : symbol));
}

/**
 * Formats a price in a second currency at the configured rate. Defaults: `doublePriceDefaults` and
 * `stockPriceDefaults`. '' as for `applyPriceFormat`. Site document, section 9.
 */
export const applyDoublePriceFormat = (
  major: number,
  overrides: Partial<PriceFormat & { rate: number }> = {},
): string => {
  const { rate, ...format } = {
    ...stockPriceDefaults,
    ...doublePriceDefaults,
    ...defined(overrides),
  };
  return applyPriceFormat(major * rate, format);
};

const defined = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
