import type { MarketData } from '@mawkib/core/market';
import { unknownListing } from './read-listing.js';

type Offering = Pick<MarketData, 'publicationLists'>;

/** Whether the market offers a publication list; `all` always, and every one where it names none. */
export const isOffered = (name: string, { publicationLists }: Offering): boolean =>
  name === 'all' || (publicationLists?.some(({ id }) => id === name) ?? true);

/** The lists that a listing names and the market offers. */
export const offeredNames = (listing: string, market: Offering): string[] =>
  listing.split(',').filter((name) => name !== '' && isOffered(name, market));

/** The same as a listing; refused with 404 where the market offers none of them. */
export function offeredLists(listing: string, market: Offering): string {
  const names = offeredNames(listing, market);
  if (names.length === 0 && market.publicationLists) throw unknownListing(listing);
  return market.publicationLists ? names.join(',') : listing;
}
