import { defineMarket } from '@mawkib/core/market';
import { firstThemes } from '@mawkib/ui/styles';

/**
 * The demo market. `texts` replace those of any package, by catalogue, key and language:
 * `{ 'order-online': { start: { ar: '…', en: '…' } } }`.
 */
export const market = defineMarket({
  id: 'demo',
  country: 'AE',
  timeZone: 'Asia/Dubai',
  week: { start: 1, weekend: [6, 0], halfDays: [5] },
  currency: { code: 'AED', minorUnits: 2 },
  locales: ['ar', 'en'],
  phone: { region: 'AE', example: '050 123 4567' },
  themes: firstThemes,
  brands: [
    { id: 'land-rover', name: { ar: 'لاند روڤر', en: 'Land Rover' }, theme: 'land-rover' },
    { id: 'jaguar', name: { ar: 'جاكوار', en: 'Jaguar' }, theme: 'jaguar' },
  ],
  texts: {},
});
