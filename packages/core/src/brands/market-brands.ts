import { firstBrands } from '../first-market/brands.js';
import { defaultMarket, type MarketBrand } from '../locale/market.js';

/** Brands of the registered market; the first is that of pages that name none. */
export const marketBrands = (): readonly MarketBrand[] => defaultMarket.brands ?? firstBrands;
