import { firstBrands } from '../first-market/first-brands.js';
import { defaultMarket, type MarketBrand } from '../locale/market.js';

/** Brands of the registered market; pages without a brand use the first one. */
export const marketBrands = (): readonly MarketBrand[] => defaultMarket.brands ?? firstBrands;
