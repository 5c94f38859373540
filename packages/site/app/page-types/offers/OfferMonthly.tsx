import { formatPrice } from '@mawkib/core/money';
import { useLocale } from '@mawkib/ui';
import { messages } from './offers.messages.ts';
import type { Offer } from './read-offer.ts';

/** The monthly payment in words; nothing without one. */
export function OfferMonthly({ offer, className }: { offer: Offer; className?: string }) {
  const { locale } = useLocale();
  if (!offer.monthlyPrice) return null;
  const price = formatPrice(offer.monthlyPrice, locale, offer.currency);
  return <span className={className}>{messages(locale)('a_month', { price })}</span>;
}
