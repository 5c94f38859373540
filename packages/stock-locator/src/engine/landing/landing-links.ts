import type { FacetValue } from '@mawkib/api-clients/contracts/stock';
import type { ListKey } from '../filters/filter-definitions.js';
import type { VehicleQuery } from '../query/vehicle-query.js';
import { canonicalAddress } from './canonical-address.js';
import { landingPath, landingSlug } from './landing.js';
import type { LandingPattern } from './landing-patterns.js';

/** Link to a landing page. */
export interface LandingLink {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  /** Without the language. */
  readonly path: string;
}

export interface LandingLinks {
  readonly key: ListKey;
  readonly links: readonly LandingLink[];
}

/**
 * Links to the landing pages one level below an unfiltered list or landing page, without empty
 * ones. Empty for filtered lists.
 */
export function landingLinks(
  query: VehicleQuery,
  listPath: string,
  patterns: readonly LandingPattern[],
  valuesOf: (key: ListKey) => readonly FacetValue[],
): LandingLinks[] {
  const { landing, isWhole } = canonicalAddress(query, listPath, patterns);
  if (!isWhole) return [];
  const above = landing ?? [];
  return patterns.flatMap((pattern): LandingLinks[] => {
    const key = pattern[above.length];
    const isBelow =
      pattern.length === above.length + 1 && above.every((part, at) => part.key === pattern[at]);
    if (!isBelow || key === undefined) return [];
    const links = valuesOf(key)
      .filter(({ value, count }) => count > 0 && landingSlug(value) !== '')
      .map(({ value, label, count }) => ({
        value,
        label: label || value,
        count,
        path: landingPath(listPath, [...above, { key, value }]),
      }));
    return links.length > 1 || above.length === 0 ? [{ key, links }] : [];
  });
}
