import type { VehicleListing } from '@mawkib/api-clients/contracts';

/** The listing without what no card shows: equipment, descriptions, every picture but the first. */
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
