export interface Position {
  latitude: number;
  longitude: number;
}

interface Located {
  fields: { latitude: number | null; longitude: number | null };
}

export const earthRadiusKm = 6371;
export const kmPerMile = 1.609344;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance. */
export function kilometresBetween(a: Position, b: Position): number {
  const sine = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const h =
    sine(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * sine(a.longitude, b.longitude);
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)));
}

const positionOf = ({ latitude, longitude }: Located['fields']): Position | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

export interface CardAt<C> {
  card: C;
  distance: number | null;
}

/**
 * Nearest first, those without coordinates last. Without a visitor's position: the stored order,
 * without distances.
 */
export function byDistance<C extends Located>(
  cards: readonly C[],
  from: Position | null,
  unit: 'km' | 'mi',
): CardAt<C>[] {
  const perUnit = unit === 'mi' ? kmPerMile : 1;
  const measured = cards.map((card) => {
    const place = positionOf(card.fields);
    const distance = from && place ? kilometresBetween(from, place) / perUnit : null;
    return { card, distance };
  });
  if (!from) return measured;
  return measured.sort((a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity) || 0);
}

/** URL of directions to the coordinates, opened by the device's map app. */
export function directionsUrl(fields: Located['fields']): string | null {
  const place = positionOf(fields);
  if (!place) return null;
  return `https://www.google.com/maps/dir/?api=1&destination=${place.latitude},${place.longitude}`;
}
