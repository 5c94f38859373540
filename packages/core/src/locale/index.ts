export { acceptedLocale } from './accepted-locale.js';
export {
  type Catalogue,
  defineMessages,
  type Message,
  type MessageOverrides,
  type MessageValues,
  type Translate,
} from './define-messages.js';
export { parseDigits, parseNumber } from './digits.js';
export { foldArabic, normaliseName } from './fold-arabic.js';
export {
  compareTexts,
  type DateStyle,
  formatDate,
  formatDateTime,
  formatList,
  formatNumber,
  formatRelative,
  formatTime,
  type Instant,
  intlLocale,
  joinTexts,
  languageName,
  openGraphLocale,
  pluralForm,
} from './formats.js';
export { hoursText } from './hours-text.js';
export { isolate, isolateNumbers, isolateWithin, withoutIsolates } from './isolate.js';
export {
  baseLanguage,
  type Direction,
  defaultLocale,
  directionOf,
  englishOrDefault,
  isLocale,
  isTextLanguage,
  type Locale,
  type Localized,
  languageOf,
  localeChain,
  localeOfText,
  locales,
  localize,
  type PackageLocale,
  packageLocale,
  packageLocales,
} from './locales.js';
export { localeOfPath, localizedPath, withoutLocale } from './localized-path.js';
export {
  defaultMarket,
  type Market,
  type MarketBrand,
  type MarketLanguage,
  type MarketLine,
  type MarketModels,
  type MarketPhone,
  type MarketTexts,
  type MessageText,
  type PluralForms,
  registerMarket,
} from './market.js';
export { marketScript } from './market-script.js';
export type { MarketView, MarketViewKind, MarketViews } from './market-views.js';
export { type MarketCountry, markets } from './markets.js';
export { type MissingText, missingTexts } from './missing-texts.js';
export { nameIn } from './name-in.js';
export { ownPath } from './own-path.js';
export { parseEmail } from './parse-email.js';
export { typedToken } from './typed-token.js';
export { withoutInvisible } from './without-invisible.js';
