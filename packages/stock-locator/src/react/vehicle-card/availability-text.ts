import type { Locale } from '@mawkib/core/locale';
import { valueLabel } from '../../engine/filters/value-labels.js';
import type { ShowroomVehicle } from '../../engine/vehicle/showroom-vehicle.js';

/** State and availability; for a reserved or sold vehicle only the status. */
export function availabilityText(vehicle: ShowroomVehicle, locale: Locale): string {
  const { state, status } = vehicle.specification;
  const { reserved, sold } = vehicle.reservation;
  const available =
    reserved || sold || !vehicle.availability
      ? status && valueLabel('status', status, locale)
      : vehicle.availability;
  return [state && valueLabel('state', state, locale), available].filter(Boolean).join(' · ');
}
