/** Languages of the first market, used until a market is registered. */
const firstLanguages = [
  { tag: 'ar', language: 'ar', name: 'العربية', direction: 'rtl', fallbacks: ['en'] },
  { tag: 'en', language: 'en', name: 'English', direction: 'ltr', fallbacks: ['ar'] },
] as const;

/**
 * Data of the first market, used until a market is registered. Excludes brands and models, so that
 * code that only formats texts does not load them.
 */
export const firstFacts = {
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
  brands: undefined,
};
