/** Thousands delimiters by the name that settings use. */
export const delimiters = {
  comma: ',',
  dot: '.',
  space: '\u00a0',
  apostrophe: '’',
  none: '',
} as const;
/** A name of `delimiters`. */
export type Delimiter = keyof typeof delimiters;

/** How a price is written. */
export interface PriceFormat {
  /** `%` is the delimited amount, `^` the symbol; each may stand anywhere, once or more. */
  readonly format: string;
  readonly symbol: string;
  readonly delimiter: Delimiter;
  /** Decimals shown; a whole amount shows none unless `fixed`. */
  readonly decimals: number;
  readonly fixed?: boolean;
}

/**
 * What holds until a setting or a company's configuration says otherwise. Site document, section 9.
 */
export const priceDefaults: PriceFormat = {
  format: '^%',
  symbol: '€',
  delimiter: 'comma',
  decimals: 2,
};

/** The same in the stock locator: the symbol after the amount. Site document, section 9. */
export const stockPriceDefaults: PriceFormat = { ...priceDefaults, format: '% ^' };

/** The second currency until it is configured. Site document, section 9. */
export const doublePriceDefaults = { symbol: 'EUR', rate: 1, decimals: 0 } as const;

const groupedNumbers = new Map<string, Intl.NumberFormat>();

/** Making a formatter costs far more than using one. */
function groupedNumber(min: number, max: number): Intl.NumberFormat {
  const key = `${min} ${max}`;
  const known = groupedNumbers.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat('en', {
    useGrouping: true,
    minimumFractionDigits: min,
    maximumFractionDigits: max,
  });
  groupedNumbers.set(key, made);
  return made;
}

/**
 * A price in the major unit by its pattern: 1234567 is `€1,234,567` with `^%` and `1,234,567 €`
 * with `% ^`; `priceDefaults` hold for what is not given. Zero and less, what rounds to zero, and
 * what is no finite number, are ''. Site document, section 9.
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
 * The price in a second currency, at the configured rate: `doublePriceDefaults` over
 * `stockPriceDefaults` hold for what is not given. '' as `applyPriceFormat`. Site document,
 * section 9.
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
