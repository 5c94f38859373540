import { distanceKm, type Point } from './distance.js';
import type { LocationRetailer } from './place-facts.js';

/** A retailer, and how far it is in kilometres; null where either place is not known. */
export interface NearRetailer {
  readonly retailer: LocationRetailer;
  readonly km: number | null;
}

/** The retailers from the nearest on, those without a distance last in the order they came in. */
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

/** Kilometres that the filter by distance offers. */
export const radii = [10, 25, 50, 100] as const;

/** Ids of the retailers within a distance: values of the filter `dealers`. */
export const retailersWithin = (near: readonly NearRetailer[], km: number): string[] =>
  near.flatMap(({ retailer, km: far }) => (far !== null && far <= km ? [retailer.id] : []));
