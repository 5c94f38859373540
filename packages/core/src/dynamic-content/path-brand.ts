import { withoutLocale } from '../locale/localized-path.js';
import { defaultPathBrand, type PathBrand, pathBrands } from '../vocabulary/brands.js';
import { isAmong, nameKey } from './name-key.js';

const longestPath = 2000;

/**
 * The brand that a path names: that of its first segment below the language which is one
 * (`/ar/range-rover/x` is range_rover), else discovery. Site document, section 2; blocks document,
 * section 5.
 */
export function pathBrand(path: string): PathBrand {
  const [below = ''] = withoutLocale(path.slice(0, longestPath)).split(/[?#]/);
  for (const segment of below.split('/')) {
    const key = nameKey(decoded(segment));
    const brand = pathBrands.find((known) => known === key);
    if (brand) return brand;
  }
  return defaultPathBrand;
}

/**
 * Whether the strategy `brand_from_url` with this value passes on a path. `any_jag` stands for the
 * brand as well as for its models.
 */
export function matchesPathBrand(value: string, path: string): boolean {
  const brand = pathBrand(path);
  return isAmong(value, [brand]) || (brand === 'jaguar' && nameKey(value) === 'any_jag');
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
