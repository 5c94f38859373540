import type { Place } from '../query/vehicle-query.js';

export type PlaceSearch = 'postcodeSearch' | 'stateSearch' | 'retailerSearch';

/** Which search an address asks for; null when none, or when its parts do not make one. */
export function placeSearch({
  retailer,
  state,
  postcode,
  locality,
}: Place = {}): PlaceSearch | null {
  if (postcode && locality) return 'postcodeSearch';
  if (state && !retailer && !postcode && !locality) return 'stateSearch';
  if (retailer && !state && !postcode && !locality) return 'retailerSearch';
  return null;
}
