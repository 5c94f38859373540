import { formatNumber, type Locale } from '@mawkib/core/locale';

/** A point on the earth, in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const earthRadius = 6371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres. */
export function distanceKm(a: Point, b: Point): number {
  const [north, east] = [
    radians(b.latitude - a.latitude) / 2,
    radians(b.longitude - a.longitude) / 2,
  ];
  const chord =
    Math.sin(north) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** True if both values are valid degrees. */
export const isPoint = (value: {
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}): value is Point =>
  typeof value.latitude === 'number' &&
  typeof value.longitude === 'number' &&
  Math.abs(value.latitude) <= 90 &&
  Math.abs(value.longitude) <= 180;

/** Formatted distance: one decimal below ten kilometres, none above. */
export const formatDistance = (km: number, locale: Locale): string =>
  formatNumber(km, locale, {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: km < 9.95 ? 1 : 0,
  });
