import { marketBrands, stockBrand } from '@mawkib/core/brands';
import { states } from '@mawkib/core/vocabulary';
import { publicationName } from '@mawkib/stock-locator/on-device';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import { vehicles } from '../../db/schema/dealers-and-vehicles.js';
import { offeredNames } from './offered-lists.js';
import { unknownListing } from './read-listing.js';

/**
 * Condition for vehicles of any of a listing's publication lists; undefined if one of them contains
 * all vehicles.
 */
export function inLists(listing: string, market: AppContext['market']): SQL | undefined {
  const lists = offeredNames(listing, market);
  if (lists.includes('all')) return undefined;
  const ofStates = states.filter((state) => lists.includes(state));
  const brands = marketBrands().map(stockBrand);
  const ofBrands = brands.filter((brand) => lists.includes(publicationName(brand)));
  if (ofStates.length + ofBrands.length === 0) throw unknownListing(listing);
  return sql`(${ofStates.length ? inArray(vehicles.state, ofStates) : sql`false`}
    or ${ofBrands.length ? inArray(vehicles.brand, ofBrands) : sql`false`})`;
}
