import type { Rental } from './use-rental.js';

/** Validation error of the step: the name of the control and the key of the message. */
export interface PlaceError {
  field: 'vehicle' | 'pickup_location' | 'dates' | 'pickup_time' | 'return_time';
  text: 'error_vehicle' | 'error_location' | 'error_dates' | 'error_past' | 'error_return';
}

/** The first missing or invalid value; null if the rental can be requested. */
export function placeError(rental: Rental, now: Date, hasLocations: boolean): PlaceError | null {
  if (!rental.vehicle) return { field: 'vehicle', text: 'error_vehicle' };
  if (hasLocations && !rental.pickUp) return { field: 'pickup_location', text: 'error_location' };
  if (!rental.from || !rental.to) return { field: 'dates', text: 'error_dates' };
  if (rental.from < now) return { field: 'pickup_time', text: 'error_past' };
  if (rental.days === null) return { field: 'return_time', text: 'error_return' };
  return null;
}
