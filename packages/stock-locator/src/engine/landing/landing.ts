import { foldArabic } from '@mawkib/core/locale';
import type { ListKey } from '../filters/filter-definitions.js';
import { normaliseQuery } from '../query/normalise-query.js';
import type { VehicleQuery } from '../query/vehicle-query.js';
import type { LandingPattern } from './landing-patterns.js';

/** A filter value as a segment of a landing page's address. */
export interface LandingPart {
  readonly key: ListKey;
  readonly value: string;
}

/** A landing page: at least one part, each filter once. */
export type Landing = readonly LandingPart[];

/** Address segment of a value: `Range Rover` becomes `range-rover`, in any script. */
export const landingSlug = (value: string): string =>
  foldArabic(value)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/** Path of a landing page below its list, without the language: `/vehicles/defender/black`. */
export const landingPath = (listPath: string, landing: Landing): string =>
  [listPath, ...landing.map(({ value }) => encodeURIComponent(landingSlug(value)))].join('/');

/**
 * Landing page of the path segments below a list; null if there is none. `valuesOf` returns the
 * market's values of a filter.
 */
export function findLanding(
  segments: readonly string[],
  patterns: readonly LandingPattern[],
  valuesOf: (key: ListKey) => readonly string[],
): Landing | null {
  for (const pattern of patterns) {
    if (pattern.length !== segments.length) continue;
    const parts = pattern.map((key, at) => {
      const value = valuesOf(key).find((each) => landingSlug(each) === segments[at]);
      return value === undefined || segments[at] === '' ? null : { key, value };
    });
    if (parts.every((part) => part !== null)) return parts;
  }
  return null;
}

/** Query of a landing page; further filters of the address narrow it. */
export const atLanding = (query: VehicleQuery, landing: Landing): VehicleQuery =>
  normaliseQuery({
    ...query,
    lists: {
      ...query.lists,
      ...Object.fromEntries(landing.map(({ key, value }) => [key, [value]])),
    },
  });

/**
 * The landing page with the most parts that contains all results of a query; null if there is none.
 * Values that `isKnown` rejects have no page, because an address may contain anything.
 */
export function nearestLanding(
  { lists }: Pick<VehicleQuery, 'lists'>,
  patterns: readonly LandingPattern[],
  isKnown: (part: LandingPart) => boolean = () => true,
): Landing | null {
  let nearest: Landing | null = null;
  for (const pattern of patterns) {
    const parts = pattern.flatMap((key): LandingPart[] => {
      const [value, ...others] = lists[key] ?? [];
      const isOne = value !== undefined && others.length === 0 && landingSlug(value) !== '';
      return isOne && isKnown({ key, value }) ? [{ key, value }] : [];
    });
    if (parts.length === pattern.length && parts.length > (nearest?.length ?? 0)) nearest = parts;
  }
  return nearest;
}
