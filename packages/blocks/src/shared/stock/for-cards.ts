import type { VehicleListing } from '@mawkib/api-clients/contracts/stock';

/**
 * Removes data of a listing that cards do not use: equipment, descriptions, all images except the
 * first one.
 */
export const forCards = (listing: VehicleListing): VehicleListing => ({
  ...listing,
  data: listing.data.map((vehicle) => ({
    ...vehicle,
    long_description: null,
    features_standard: [],
    features_optional: [],
    photos: vehicle.photos.slice(0, 1),
  })),
});
