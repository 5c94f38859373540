import type { VehicleListing } from '@mawkib/api-clients/contracts';

/** Placeholder with the final format while vehicles are loading. */
export const noVehicles: VehicleListing = {
  data: [],
  meta: { page: 1, items: 12, total: 0, facets: {}, ranges: {} },
};
