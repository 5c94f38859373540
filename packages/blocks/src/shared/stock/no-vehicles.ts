import type { VehicleListing } from '@mawkib/api-clients/contracts';

/** Shown as places of the final shape, while the vehicles are not there. */
export const noVehicles: VehicleListing = {
  data: [],
  meta: { page: 1, items: 12, total: 0, facets: {}, ranges: {} },
};
