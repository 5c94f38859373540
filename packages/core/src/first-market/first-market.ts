import { firstBrands } from './first-brands.js';
import { firstFacts } from './first-facts.js';
import { firstModels } from './first-models.js';

/** News sources of the first market's maker. Site document, section 5. */
const firstNews = {
  locales: ['en', 'ar', 'fr', 'ge', 'ru'],
  markets: [
    'DZ',
    'AM',
    'KZ',
    'IR',
    'BH',
    'JO',
    'YE',
    'QA',
    'AE',
    'TN',
    'OM',
    'AZ',
    'GE',
    'EG',
    'IQ',
    'KW',
    'LB',
    'MA',
    'PS',
    'SA',
  ],
} as const;

const { name, country, currency, timeZone, weekStart, weekend, halfDays, phone } = firstFacts;

/** The first market for `defineMarket`, without its id, themes and custom parts. */
export const firstMarket = {
  name,
  country,
  timeZone,
  week: { start: weekStart, weekend, halfDays },
  currency: { code: currency },
  locales: ['ar', 'en'],
  phone,
  brands: firstBrands,
  models: firstModels,
  news: firstNews,
} as const;
