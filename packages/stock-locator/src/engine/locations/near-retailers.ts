import { distanceKm, type Point } from './distances.js';
import type { LocationRetailer } from './location-data.js';

/** A retailer with its distance in kilometres; null if either location is unknown. */
export interface NearRetailer {
  readonly retailer: LocationRetailer;
  readonly km: number | null;
}

/** Sorts retailers by distance; those without a distance come last, in their original order. */
export function nearRetailers(
  retailers: readonly LocationRetailer[],
  from: Point | null,
): NearRetailer[] {
  return retailers
    .map((retailer) => ({
      retailer,
      km: from && retailer.at ? distanceKm(from, retailer.at) : null,
    }))
    .sort((a, b) => (a.km ?? Number.MAX_VALUE) - (b.km ?? Number.MAX_VALUE));
}

/** Radii of the distance filter, in kilometres. */
export const radii = [10, 25, 50, 100] as const;

/** Ids of the retailers within a distance, for the filter `dealers`. */
export const retailersWithin = (near: readonly NearRetailer[], km: number): string[] =>
  near.flatMap(({ retailer, km: far }) => (far !== null && far <= km ? [retailer.id] : []));
