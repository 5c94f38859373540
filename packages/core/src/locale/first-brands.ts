import type { MarketBrand } from './market.js';

/** Brands of the first market, which hold until another one is registered. */
export const firstBrands: readonly MarketBrand[] = [
  { id: 'land-rover', name: { ar: 'لاند روڤر', en: 'Land Rover' }, theme: 'land-rover' },
  { id: 'jaguar', name: { ar: 'جاكوار', en: 'Jaguar' }, theme: 'jaguar' },
];
