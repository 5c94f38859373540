import type { Locale } from '@mawkib/core/locale';
import { valueLabel } from '../../engine/filters/value-labels.js';
import type { ShowroomVehicle } from '../../engine/vehicle/showroom-vehicle.js';

/** State and availability as quiet words; for a taken vehicle its status says it all. */
export function availabilityText(vehicle: ShowroomVehicle, locale: Locale): string {
  const { state, status } = vehicle.specification;
  const { reserved, sold } = vehicle.reservation;
  const available =
    reserved || sold || !vehicle.availability
      ? status && valueLabel('status', status, locale)
      : vehicle.availability;
  return [state && valueLabel('state', state, locale), available].filter(Boolean).join(' · ');
}
