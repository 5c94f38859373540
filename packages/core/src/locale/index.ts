export { isolate, isolateWithin, withoutIsolates } from './bidi.js';
export {
  type Catalogue,
  defineMessages,
  type Message,
  type MessageOverrides,
  type MessageText,
  type MessageValues,
  type PluralForms,
  type Translate,
} from './define-messages.js';
export { parseDigits, parseNumber } from './digits.js';
export { foldArabic, normaliseName } from './fold-arabic.js';
export { type DateStyle, formatDate, formatDateTime, formatNumber, intlLocale } from './format.js';
export {
  type Direction,
  defaultLocale,
  directionOf,
  isLocale,
  type Locale,
  type Localized,
  locales,
  localize,
} from './locales.js';
export { localeOfPath, localizedPath, withoutLocale } from './localized-path.js';
export { defaultMarket, type Market } from './market.js';
