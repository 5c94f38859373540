import type { Place } from '../query/vehicle-query.js';

export type LocationSearch = 'postcodeSearch' | 'stateSearch' | 'retailerSearch';

/** Which search an address asks for; null when none, or when its parts do not make one. */
export function locationSearch({
  retailer,
  state,
  postcode,
  locality,
}: Place = {}): LocationSearch | null {
  if (postcode && locality) return 'postcodeSearch';
  if (state && !retailer && !postcode && !locality) return 'stateSearch';
  if (retailer && !state && !postcode && !locality) return 'retailerSearch';
  return null;
}
