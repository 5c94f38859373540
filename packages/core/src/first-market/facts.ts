import type { Market } from '../locale/market.js';
import { firstBrands } from './brands.js';
import { firstLanguages } from './languages.js';

/** Facts of the first market, which hold until another one is registered. */
export const firstFacts: Market = {
  name: { ar: 'موكب', en: 'Mawkib' },
  country: 'AE',
  currency: 'AED',
  timeZone: 'Asia/Dubai',
  numberingSystem: 'latn',
  locales: firstLanguages,
  weekStart: 1,
  weekend: [6, 0],
  halfDays: [5],
  phone: { region: 'AE', example: '050 123 4567' },
  brands: firstBrands,
};
