import { normaliseQuery } from '../query/normalise-query.js';
import type { Place, VehicleQuery } from '../query/vehicle-query.js';

/** The query at another place, from its first page on; everywhere without one. */
export const withLocation = (query: VehicleQuery, place: Place | undefined): VehicleQuery =>
  normaliseQuery({ ...query, page: 1, place });

/** The query as the service gets it: its place has become the dealer codes that were found there. */
export const atPlace = (query: VehicleQuery, dealerCodes: readonly string[]): VehicleQuery =>
  dealerCodes.length === 0 ? query : normaliseQuery({ ...query, forced_dealer_codes: dealerCodes });
