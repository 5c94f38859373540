import { numberFormatter } from '../locale/formatters.js';
import { baseLanguage, type Locale, type PackageLocale } from '../locale/locales.js';

type Symbols = Readonly<Record<PackageLocale, string>>;

/** Common symbols in the Gulf; other currencies show their ISO code. */
const symbols: Readonly<Record<string, Symbols>> = {
  AED: { ar: 'د.إ', en: 'AED' },
  BHD: { ar: 'د.ب', en: 'BHD' },
  EUR: { ar: '€', en: '€' },
  GBP: { ar: '£', en: '£' },
  KWD: { ar: 'د.ك', en: 'KWD' },
  OMR: { ar: 'ر.ع', en: 'OMR' },
  QAR: { ar: 'ر.ق', en: 'QAR' },
  SAR: { ar: 'ر.س', en: 'SAR' },
  USD: { ar: '$', en: '$' },
};

const code = (currency: string) => currency.toUpperCase();

/** Symbol of a currency: `AED` or `د.إ`; its ISO code in capitals if it has none. */
export function currencySymbol(currency: string, locale: Locale): string {
  const known = Object.hasOwn(symbols, code(currency)) ? symbols[code(currency)] : undefined;
  return (baseLanguage(locale) === 'ar' ? known?.ar : known?.en) ?? code(currency);
}

const digits = new Map<string, number>();

/** Decimals of the minor unit: 2 for AED, 3 for KWD, 0 for JPY; 2 for an unknown currency. */
export function minorDigits(currency: string): number {
  const known = digits.get(code(currency));
  if (known !== undefined) return known;
  const found = /^[A-Z]{3}$/.test(code(currency))
    ? numberFormatter('en', { style: 'currency', currency: code(currency) }).resolvedOptions()
        .maximumFractionDigits
    : undefined;
  digits.set(code(currency), found ?? 2);
  return found ?? 2;
}
