import type { MarketBrand } from '../locale/market.js';
import { marketBrands } from './market-brands.js';

/** True if a pattern, `/sahra` or `/sahra/*`, matches a path or covers another pattern. */
export function coversPath(pattern: string, path: string): boolean {
  if (!pattern.endsWith('/*')) return pattern === path;
  const base = pattern.slice(0, -2);
  const start = path.replace(/\/\*$/, '');
  return start === base || start.startsWith(`${base}/`);
}

/** The brand with a page in its `paths`; `path` has no language, query or hash. */
export const brandOfPath = (path: string): MarketBrand | undefined =>
  marketBrands().find(({ paths }) => paths?.some((pattern) => coversPath(pattern, path)));

/** Path segments of a brand: its lines, or its id. */
export const pathNames = ({ id, lines }: MarketBrand): readonly string[] =>
  lines?.map((line) => line.id) ?? [id];
