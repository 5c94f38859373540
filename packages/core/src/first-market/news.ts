import type { MarketNews } from '../market/market-definition.js';

/** Where news of the first market's maker are. Site document, section 5. */
export const firstNews = {
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
} as const satisfies MarketNews;
