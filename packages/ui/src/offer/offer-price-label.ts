import type { PriceSource } from '@mawkib/core/dynamic-content';
import type { Locale } from '@mawkib/core/locale';
import { messages } from './offer.messages.js';

/** Says which price of a car an offer states: the list price, or that of the cheapest in stock. */
export const offerPriceLabel = (source: PriceSource | null, locale: Locale): string =>
  messages(locale)(source ? `from_${source}` : 'from');
