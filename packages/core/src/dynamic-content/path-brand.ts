import { brandOfPath, pathNames } from '../brands/brand-paths.js';
import { marketBrands } from '../brands/market-brands.js';
import { lineOfGroup } from '../brands/models.js';
import { withoutLocale } from '../locale/localized-path.js';
import { isAmong, nameKey } from './name-key.js';

const maxPathLength = 2000;

/**
 * Brand or line of a path: its first segment after the language that is one (`/ar/range-rover/x` is
 * range_rover), else the brand with the page in its `paths`, else the first line of the first
 * brand. Site document, section 2; blocks document, section 5.
 */
export function pathBrand(path: string): string {
  const [below = ''] = withoutLocale(path.slice(0, maxPathLength)).split(/[?#]/);
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
 * True if the strategy `brand_from_url` with this value passes on a path. A group of models such as
 * `any_jag` also stands for its line.
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
