import { formatNumber } from '@mawkib/core/locale';
import { formatPrice } from '@mawkib/core/money';
import { useLocale } from '../locale/LocaleProvider.js';
import { messages } from './offer.messages.js';

/** A monthly payment with what it is for. */
export interface OfferMonthlyValue {
  /** Major units of the currency. */
  monthlyPrice: number | null;
  downPaymentPercent: number | null;
  months: number | null;
  /** Percent a year. */
  annualRate: number | null;
  currency?: string | undefined;
}

/** The monthly payment with deposit, term and rate; nothing without a payment. */
export function OfferMonthly({ of, className }: { of: OfferMonthlyValue; className?: string }) {
  const { locale } = useLocale();
  const t = messages(locale);
  if (!of.monthlyPrice) return null;
  const percent = (value: number) =>
    formatNumber(value / 100, locale, { style: 'percent', maximumFractionDigits: 2 });
  const plan = [
    of.downPaymentPercent && t('down_payment', { percent: percent(of.downPaymentPercent) }),
    of.months && t('months', { count: of.months }),
    of.annualRate && t('rate', { percent: percent(of.annualRate) }),
  ].filter(Boolean);
  const price = formatPrice(of.monthlyPrice, locale, of.currency);
  return <span className={className}>{[t('a_month', { price }), ...plan].join(' · ')}</span>;
}
