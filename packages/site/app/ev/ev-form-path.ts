import type { RawVehicle } from '@mawkib/api-clients/contracts/stock';
import { type Locale, localizedPath } from '@mawkib/core/locale';
import { normaliseVehicle } from '@mawkib/stock-locator/engine';

/** Form that orders a new vehicle of an electric one's model; undefined for any other vehicle. */
export function evFormPath(vehicle: RawVehicle, locale: Locale): string | undefined {
  const { engine_type, engine_types = [engine_type] } = vehicle;
  const isElectric = engine_types.length > 0 && engine_types.every((type) => type === 'electric');
  if (!isElectric) return undefined;
  const { modelName, specification } = normaliseVehicle(vehicle);
  const query = new URLSearchParams({ model: modelName ?? specification.title });
  return `${localizedPath('/ev-order', locale)}?${query}`;
}
