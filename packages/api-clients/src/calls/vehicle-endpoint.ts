import { getVehicle } from '../contracts/stock/listings.js';
import { fillPath } from '../http/paths.js';

interface EndpointParts {
  /** Base URL of the stock service. */
  root: string;
  /** Ids of publication lists. */
  lists: readonly string[] | undefined;
  id: string | undefined;
}

/**
 * URL of a vehicle's details: base, comma-separated publication lists and id. Undefined unless
 * there are lists and an id. Site document, section 7.
 */
export function vehicleEndpoint({ root, lists = [], id }: EndpointParts): string | undefined {
  const listing = lists.filter(Boolean).join(',');
  if (!listing || !id) return undefined;
  return `${root.replace(/\/+$/, '')}${fillPath(getVehicle, { listing, id })}`;
}
