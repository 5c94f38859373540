import type { RentalLocation } from './configuration/rental-locations.js';
import type { RentalVehicle } from './configuration/rental-vehicles.js';

/** Places of a vehicle, in their order. */
export const locationsOf = (
  { locations }: Pick<RentalVehicle, 'locations'>,
  all: readonly RentalLocation[],
): RentalLocation[] =>
  all.filter(({ name_key }) => locations.length === 0 || locations.includes(name_key));

export const locationName = ({ city_name, point_name }: RentalLocation): string =>
  [point_name, city_name].filter(Boolean).join(' – ');
