import { foldArabic } from '@mawkib/core/locale';
import type { ListKey } from '../filters/filter-definitions.js';
import { normaliseQuery } from '../query/normalise-query.js';
import type { VehicleQuery } from '../query/vehicle-query.js';
import type { LandingPattern } from './landing-patterns.js';

/** One value of one filter, as a part of a landing page's address. */
export interface LandingPart {
  readonly key: ListKey;
  readonly value: string;
}

/** A landing page: at least one part, no filter twice. */
export type Landing = readonly LandingPart[];

/** A value as a part of an address: `Range Rover` is `range-rover`, in any script. */
export const landingSlug = (value: string): string =>
  foldArabic(value)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/** The path of a landing page below its list, without the language: `/vehicles/defender/black`. */
export const landingPath = (listPath: string, landing: Landing): string =>
  [listPath, ...landing.map(({ value }) => encodeURIComponent(landingSlug(value)))].join('/');

/**
 * The landing page at the parts of a path below its list; null where there is none. `valuesOf` are the
 * values that a filter has in this market.
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

/** What a landing page shows; filters of the address beside its own narrow it. */
export const atLanding = (query: VehicleQuery, landing: Landing): VehicleQuery =>
  normaliseQuery({
    ...query,
    lists: {
      ...query.lists,
      ...Object.fromEntries(landing.map(({ key, value }) => [key, [value]])),
    },
  });

/**
 * The landing page with most parts that shows everything which a query asks for; null for none. A
 * value that `isKnown` refuses has no page: an address may name anything.
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
