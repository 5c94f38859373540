import { normaliseQuery } from '../query/normalise-query.js';
import type { SearchLocation, VehicleQuery } from '../query/vehicle-query.js';

/** The query with another location, or without one, on its first page. */
export const withLocation = (
  query: VehicleQuery,
  location: SearchLocation | undefined,
): VehicleQuery => normaliseQuery({ ...query, page: 1, location });

/** The query for the service: its location is replaced by the dealer codes found there. */
export const atLocation = (query: VehicleQuery, dealerCodes: readonly string[]): VehicleQuery =>
  dealerCodes.length === 0 ? query : normaliseQuery({ ...query, forced_dealer_codes: dealerCodes });
