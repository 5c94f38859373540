import { getVehicle } from '../contracts/stock/listing.js';
import { fillPath } from '../http/paths.js';

interface EndpointParts {
  /** Base of the stock service. */
  root: string;
  /** Ids of publication lists. */
  lists: readonly string[] | undefined;
  id: string | undefined;
}

/**
 * Where a vehicle's details are: the base, its publication lists between commas, and its id.
 * Undefined unless there are both lists and an id. Site document, section 7.
 */
export function vehicleEndpoint({ root, lists = [], id }: EndpointParts): string | undefined {
  const listing = lists.filter(Boolean).join(',');
  if (!listing || !id) return undefined;
  return `${root.replace(/\/+$/, '')}${fillPath(getVehicle, { listing, id })}`;
}
