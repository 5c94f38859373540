import type { Locale } from '@mawkib/api-clients/contracts';
import type { OfferRow } from '@mawkib/api-clients/contracts/content';
import type { PriceSource } from '@mawkib/core/dynamic-content';
import { defaultMarket } from '@mawkib/core/locale';
import type { Offer } from '../../../db/schema/offers.js';
import { inLanguage } from '../../../locale/in-language.js';
import type { ResolvedFigures } from './resolve-figures.js';

/** Names of properties that state a price or its terms; they need a source. */
const priceLike =
  /(?:^|_)(?:price|prices|payment|payments|deposit|instalments?|installments?|amount|costs?|fees?|savings?|discount|rate|apr|months)(?:_|$)/;

/**
 * An offer for visitors in one language: its texts and days, and its figures while each equals its
 * source. All of them are in the market's currency, as their sources are. Figures that were typed
 * among the properties are dropped.
 */
export function publicOffer(
  { id, car_model_key, starts_on, ends_on, properties, figures }: Offer,
  { isUnderReview, values, figures: resolved }: ResolvedFigures,
  locale: Locale,
): OfferRow {
  const texts = Object.entries(inLanguage(properties, locale) as Record<string, unknown>).filter(
    ([name]) => !Object.hasOwn(figures, name) && !priceLike.test(name),
  );
  const planned = Object.entries(resolved).flatMap(([name, { terms }]) =>
    terms && !isUnderReview ? [[name, terms] as const] : [],
  );
  const terms = (planned.find(([name]) => name === 'monthly_price') ?? planned[0])?.[1];
  return {
    ...Object.fromEntries(texts),
    ...values,
    ...(terms && {
      down_payment_percent: terms.down_payment_percent,
      months: terms.months,
      annual_rate: terms.annual_rate,
    }),
    ...(values.price !== undefined && priceSource(figures)),
    ...(planned.length > 0 && { figures_of: Object.fromEntries(planned) }),
    ...(isUnderReview && { under_review: true }),
    id,
    car_model_key,
    starts_on,
    ends_on,
    currency: defaultMarket.currency,
  };
}

/** What the price is, for the words beside it: two sources of the same car differ. */
function priceSource({ price }: Offer['figures']): { price_source?: PriceSource } {
  switch (price?.source.kind) {
    case 'cheapest_in_stock':
      return { price_source: 'stock' };
    case 'spec':
      return { price_source: 'list' };
    default:
      return {};
  }
}
