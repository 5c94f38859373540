import { type ListKey, listKeys } from '../filters/filter-definitions.js';

/** Filters whose values make a landing page, in the order in which its address names them. */
export type LandingPattern = readonly ListKey[];

const deepest = 3;

/**
 * The patterns of the setting `stock_locator.landing_pages`: names of filters with `/` between two
 * (`models/colors`). What names no filter, one twice, or more than three is left out.
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
