import { defaultMarket } from '@mawkib/core/locale';
import { imageUrl } from '@mawkib/ui';
import type { Offer } from '../page-types/offers/read-offer.ts';

/** `Offer` of schema.org; null without a price, which it needs. */
export const offerData = (
  offer: Offer,
  { url, publicUrl, seller }: { url: string; publicUrl: string; seller: string },
) =>
  offer.price === null
    ? null
    : {
        '@context': 'https://schema.org',
        '@type': 'Offer',
        name: offer.title,
        ...(offer.description && { description: offer.description }),
        ...(offer.imageId && {
          image: `${publicUrl}${imageUrl(offer.imageId, 1600, 900, 'jpg')}`,
        }),
        price: offer.price,
        priceCurrency: offer.currency ?? defaultMarket.currency,
        ...(offer.startsOn && { validFrom: offer.startsOn }),
        ...(offer.endsOn && { validThrough: offer.endsOn, priceValidUntil: offer.endsOn }),
        availability: 'https://schema.org/InStock',
        seller: { '@type': 'Organization', name: seller },
        url,
      };
