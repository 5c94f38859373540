import { type ListKey, listKeys } from '../filters/filter-definitions.js';

/** Filters with landing pages, in the order of the address. */
export type LandingPattern = readonly ListKey[];

const deepest = 3;

/**
 * Parses the setting `stock_locator.landing_pages`: filter names separated by `/`
 * (`models/colors`). Patterns with unknown or repeated names, or more than three, are dropped.
 */
export function readLandingPatterns(names: readonly string[]): LandingPattern[] {
  return names.flatMap((name): LandingPattern[] => {
    const keys = name.split('/').map((part) => part.trim());
    const isValid =
      keys.length <= deepest &&
      new Set(keys).size === keys.length &&
      keys.every((key): key is ListKey => (listKeys as readonly string[]).includes(key));
    return isValid ? [keys as ListKey[]] : [];
  });
}
