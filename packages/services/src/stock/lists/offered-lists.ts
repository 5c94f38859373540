import type { MarketData } from '@mawkib/core/market';
import { unknownListing } from './read-listing.js';

type Offering = Pick<MarketData, 'publicationLists'>;

/**
 * True if the market offers a publication list; always for `all`, and for every list if the market
 * names none.
 */
export const isOffered = (name: string, { publicationLists }: Offering): boolean =>
  name === 'all' || (publicationLists?.some(({ id }) => id === name) ?? true);

/** Publication lists of a listing that the market offers. */
export const offeredNames = (listing: string, market: Offering): string[] =>
  listing.split(',').filter((name) => name !== '' && isOffered(name, market));

/** The same as a listing; throws 404 if the market offers none of them. */
export function offeredLists(listing: string, market: Offering): string {
  const names = offeredNames(listing, market);
  if (names.length === 0 && market.publicationLists) throw unknownListing(listing);
  return market.publicationLists ? names.join(',') : listing;
}
