/** What a visitor has said about cookies. Site document, section 4. */
export const consentStatuses = ['pending', 'accepted', 'rejected', 'unknown'] as const;
/** One of `consentStatuses`. */
export type ConsentStatus = (typeof consentStatuses)[number];

/** What consent is given for; `obligatory` needs none. Site document, section 4. */
export const consentScopes = [
  'obligatory',
  'optional',
  'statistic',
  'marketing',
  'unclassified',
] as const;
/** One of `consentScopes`. */
export type ConsentScope = (typeof consentScopes)[number];

/** What analytics calls the kinds of pages. Site document, section 2. */
export const analyticsPageTypes = [
  'checkout',
  'checkout_reservation',
  'checkout_order_confirmation',
  'pdp',
  'plp',
  'dx_other',
] as const;
/** One of `analyticsPageTypes`. */
export type AnalyticsPageType = (typeof analyticsPageTypes)[number];

/** Address parameters of a campaign that are kept in the UTM cookie. Site document, section 7. */
export const utmKeys = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
  'gclid',
] as const;

/** Languages of news. Site document, section 5. */
export const newsLocales = ['en', 'ar', 'fr', 'ge', 'ru'] as const;
/** ISO 3166 codes of the markets that have news. Site document, section 5. */
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

/** Metahead languages; each decides how its content is injected. Site document, section 3. */
export const metaheadLanguages = ['javascript', 'js-src', 'css', 'sass', 'scss', 'html'] as const;

/**
 * Services of a market; each has its own base address. Site document, section 7, and `staff`: what
 * staff look after beyond them (jobs, the audit log, a person's data).
 */
export const services = [
  'stock',
  'content',
  'forms',
  'purchase',
  'ev',
  'media',
  'navigation',
  'identity',
  'staff',
] as const;
/** One of `services`. */
export type ServiceName = (typeof services)[number];
