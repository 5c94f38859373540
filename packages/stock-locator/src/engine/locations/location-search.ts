import type { SearchLocation } from '../query/vehicle-query.js';

export type LocationSearch = 'postcodeSearch' | 'stateSearch' | 'retailerSearch';

/** Search of an address; null if it has none or is incomplete. */
export function locationSearch({
  retailer,
  state,
  postcode,
  locality,
}: SearchLocation = {}): LocationSearch | null {
  if (postcode && locality) return 'postcodeSearch';
  if (state && !retailer && !postcode && !locality) return 'stateSearch';
  if (retailer && !state && !postcode && !locality) return 'retailerSearch';
  return null;
}
