import { foldArabic } from '@mawkib/core/locale';
import { distanceKm, type Point } from '@mawkib/stock-locator/engine';
import type { LocatorRetailer } from './locator-data.js';

/** Search and filters; blank ones do not restrict the list. */
export interface RetailerSearch {
  text: string;
  brand: string;
  service: string;
}

/** Query parameters of the search without a script. */
export const searchParams = {
  block: 'locator',
  text: 'q',
  brand: 'brand',
  service: 'service',
} as const;

/** The search that a query contains for this block. */
export function searchIn(search: string, block: string): RetailerSearch {
  const query = new URLSearchParams(search);
  const isOwn = query.get(searchParams.block) === block;
  const read = (name: string) => (isOwn ? (query.get(name) ?? '').slice(0, 200) : '');
  return {
    text: read(searchParams.text),
    brand: read(searchParams.brand),
    service: read(searchParams.service),
  };
}

/** Retailers with all words in name, town, postcode or address, in any Arabic spelling. */
export function findRetailers(
  retailers: readonly LocatorRetailer[],
  { text, brand, service }: RetailerSearch,
): LocatorRetailer[] {
  const words = foldArabic(text).split(' ').filter(Boolean);
  return retailers.filter((retailer) => {
    const { name, city, zip_code, address, brands, services } = retailer;
    if (brand && brands.length > 0 && !brands.includes(brand)) return false;
    if (service && !services.some((each) => each === service)) return false;
    const all = foldArabic([name, city, zip_code ?? '', address].join(' '));
    return words.every((word) => all.includes(word));
  });
}

export interface FoundRetailer {
  retailer: LocatorRetailer;
  /** Kilometres from the visitor; null if either place is unknown. */
  km: number | null;
}

/** Nearest first, those without a place last. Without a position the given order. */
export const nearestFirst = (
  retailers: readonly LocatorRetailer[],
  from: Point | null,
): FoundRetailer[] =>
  retailers
    .map((retailer) => ({
      retailer,
      km: from && retailer.at ? distanceKm(from, retailer.at) : null,
    }))
    .sort((a, b) => (a.km ?? Number.MAX_VALUE) - (b.km ?? Number.MAX_VALUE));
