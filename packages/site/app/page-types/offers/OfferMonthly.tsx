import { formatNumber, type Locale } from '@mawkib/core/locale';
import { formatPrice } from '@mawkib/core/money';
import { useLocale } from '@mawkib/ui';
import { messages } from './offers.messages.ts';
import type { Offer } from './read-offer.ts';

/** The monthly payment in words with its deposit, term and rate; nothing without a payment. */
export function OfferMonthly({ offer, className }: { offer: Offer; className?: string }) {
  const { locale } = useLocale();
  if (!offer.monthlyPrice) return null;
  const price = formatPrice(offer.monthlyPrice, locale, offer.currency);
  const said = [messages(locale)('a_month', { price }), ...planTexts(offer, locale)];
  return <span className={className}>{said.join(locale === 'ar' ? '، ' : ', ')}</span>;
}

function planTexts(offer: Offer, locale: Locale): string[] {
  const { currency, downPayment, months } = offer;
  const t = messages(locale);
  const rate = rateText(offer, locale);
  return [
    downPayment && t('deposit', { amount: formatPrice(downPayment, locale, currency) }),
    months && t('over', { months: t('months', { count: months }) }),
    rate,
  ].filter((text): text is string => typeof text === 'string');
}

/** The annual rate in words; null without one. */
export function rateText({ annualRate, rateKind }: Offer, locale: Locale): string | null {
  if (annualRate === null) return null;
  const rate = formatNumber(annualRate / 100, locale, {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  return messages(locale)(`rate_${rateKind ?? 'plain'}`, { rate });
}
