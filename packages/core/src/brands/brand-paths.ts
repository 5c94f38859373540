import type { MarketBrand } from '../locale/market.js';
import { marketBrands } from './market-brands.js';

/** Whether a pattern, `/sahra` or `/sahra/*`, takes in another one or a path. */
export function coversPath(pattern: string, path: string): boolean {
  if (!pattern.endsWith('/*')) return pattern === path;
  const base = pattern.slice(0, -2);
  const start = path.replace(/\/\*$/, '');
  return start === base || start.startsWith(`${base}/`);
}

/** The brand whose `paths` a page is among; `path` is without language, query and hash. */
export const brandOfPath = (path: string): MarketBrand | undefined =>
  marketBrands().find(({ paths }) => paths?.some((pattern) => coversPath(pattern, path)));

/** What a part of a path may name of a brand: its lines, or else the brand itself. */
export const pathNames = ({ id, lines }: MarketBrand): readonly string[] =>
  lines?.map((line) => line.id) ?? [id];
