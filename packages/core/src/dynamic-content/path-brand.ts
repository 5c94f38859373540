import { brandOfPath, pathNames } from '../brands/brand-paths.js';
import { marketBrands } from '../brands/market-brands.js';
import { lineOfGroup } from '../brands/models.js';
import { withoutLocale } from '../locale/localized-path.js';
import { isAmong, nameKey } from './name-key.js';

const longestPath = 2000;

/**
 * The brand or line that a path names: that of its first segment below the language which is one
 * (`/ar/range-rover/x` is range_rover), else the brand whose `paths` take the page in, else the first
 * line of the first brand. Site document, section 2; blocks document, section 5.
 */
export function pathBrand(path: string): string {
  const [below = ''] = withoutLocale(path.slice(0, longestPath)).split(/[?#]/);
  const brand = brandOfPath(below.replace(/(?<=.)\/+$/, ''));
  const brands = marketBrands();
  const named = brand ? [brand] : brands.filter(({ paths }) => paths === undefined);
  const names = named.flatMap(pathNames).map(nameKey);
  for (const segment of below.split('/')) {
    const key = nameKey(decoded(segment));
    if (names.includes(key)) return key;
  }
  const [first] = brands;
  return nameKey(brand?.id ?? (first && pathNames(first)[0]) ?? '');
}

/**
 * Whether the strategy `brand_from_url` with this value passes on a path. A group of models, `any_jag`
 * for instance, stands for its line as well.
 */
export function matchesPathBrand(value: string, path: string): boolean {
  const brand = pathBrand(path);
  return isAmong(value, [brand]) || lineOfGroup(nameKey(value)) === brand;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
