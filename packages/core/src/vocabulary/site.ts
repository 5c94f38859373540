export const consentStatuses = ['pending', 'accepted', 'rejected', 'unknown'] as const;
export type ConsentStatus = (typeof consentStatuses)[number];

export const consentScopes = [
  'obligatory',
  'optional',
  'statistic',
  'marketing',
  'unclassified',
] as const;
export type ConsentScope = (typeof consentScopes)[number];

export const analyticsPageTypes = [
  'checkout',
  'checkout_reservation',
  'checkout_order_confirmation',
  'pdp',
  'plp',
  'dx_other',
] as const;
export type AnalyticsPageType = (typeof analyticsPageTypes)[number];

export const utmKeys = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
  'gclid',
] as const;

export const newsLocales = ['en', 'ar', 'fr', 'ge', 'ru'] as const;
export const newsMarkets = [
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
] as const;

/** Metahead languages; each decides how its content is injected. */
export const metaheadLanguages = ['javascript', 'js-src', 'css', 'sass', 'scss', 'html'] as const;

/** Services of a market; each has its own base address. */
export const services = [
  'stock',
  'content',
  'forms',
  'purchase',
  'ev',
  'media',
  'navigation',
  'identity',
] as const;
export type ServiceName = (typeof services)[number];
