import { OfferCard as Card, type OfferCardProps } from '@mawkib/ui';
import { offerPath } from './offer-path.ts';
import type { Offer } from './read-offer.ts';

interface Props extends Pick<OfferCardProps, 'level' | 'lead' | 'eager'> {
  offer: Offer;
  listPath: string;
}

/** An offer as a list item. The whole card links to its page, or to its cars. */
export function OfferCard({ offer, listPath, ...look }: Props) {
  return <Card offer={offer} href={offerPath(listPath, offer.id) ?? offer.url} {...look} />;
}
