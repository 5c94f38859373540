import { formatNumber, type Locale } from '@mawkib/core/locale';
import { formatPrice } from '@mawkib/core/money';
import { useLocale } from '../locale/LocaleProvider.js';
import { messages } from './offer.messages.js';

/** A monthly payment with what it is for. */
export interface OfferMonthlyValue {
  /** Major units of the currency, as the deposit. */
  monthlyPrice: number | null;
  downPayment: number | null;
  downPaymentPercent: number | null;
  months: number | null;
  /** Percent a year, and what it is charged on; null: unknown. */
  annualRate: number | null;
  rateKind: 'flat' | 'reducing' | null;
  currency?: string | undefined;
}

/** Text of the monthly payment with deposit, term and rate; renders nothing without a payment. */
export function OfferMonthly({ of, className }: { of: OfferMonthlyValue; className?: string }) {
  const { locale } = useLocale();
  if (!of.monthlyPrice) return null;
  const price = formatPrice(of.monthlyPrice, locale, of.currency);
  const parts = [messages(locale)('a_month', { price }), ...planTexts(of, locale)];
  return <span className={className}>{parts.join(locale === 'ar' ? '، ' : ', ')}</span>;
}

function planTexts(of: OfferMonthlyValue, locale: Locale): string[] {
  const { currency, downPayment, downPaymentPercent, months } = of;
  const t = messages(locale);
  const deposit = downPayment
    ? formatPrice(downPayment, locale, currency)
    : downPaymentPercent && percent(downPaymentPercent, locale);
  return [
    deposit && t('deposit', { amount: deposit }),
    months && t('over', { months: t('months', { count: months }) }),
    rateText(of, locale),
  ].filter((text): text is string => typeof text === 'string');
}

const percent = (value: number, locale: Locale) =>
  formatNumber(value / 100, locale, { style: 'percent', maximumFractionDigits: 2 });

/** Text of the annual rate; null without one. */
export function rateText(
  { annualRate, rateKind }: Pick<OfferMonthlyValue, 'annualRate' | 'rateKind'>,
  locale: Locale,
): string | null {
  if (annualRate === null) return null;
  return messages(locale)(`rate_${rateKind ?? 'plain'}`, { rate: percent(annualRate, locale) });
}
