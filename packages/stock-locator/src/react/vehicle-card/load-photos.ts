import { getVehicle } from '@mawkib/api-clients/operations';
import type { Locale } from '@mawkib/core/locale';
import { normaliseVehicle } from '../../engine/vehicle/normalise-vehicle.js';
import type { Photo } from '../../engine/vehicle/showroom-vehicle.js';
import { callStock } from '../call-stock.js';

/** All photos of a vehicle. Its own chunk: cards of a list load it when a visitor rests on one. */
export async function loadPhotos(id: string, locale: Locale): Promise<readonly Photo[]> {
  const input = { params: { listing: 'all', id }, query: { lang: locale } };
  const { data } = await callStock()(getVehicle, input);
  return normaliseVehicle(data).photos;
}
