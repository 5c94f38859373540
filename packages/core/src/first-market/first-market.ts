import { firstBrands } from './first-brands.js';
import { firstFacts } from './first-facts.js';
import { firstModels } from './first-models.js';
import { firstNews } from './first-news.js';

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
