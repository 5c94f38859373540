export { type CarSpecs, type CarSpecsOptions, createCarSpecs } from './create-car-specs.js';
export {
  type CurrencyExchange,
  type CurrencyExchangeOptions,
  createCurrencyExchange,
} from './create-currency-exchange.js';
export { minorDigits } from './currency-symbol.js';
export { formatMoney, formatPrice, formatPriceRange } from './format-money.js';
export { formatOfferProperty } from './format-offer-property.js';
export { type Money, toMajor, toMoney } from './money.js';
export { applyPriceFormat, type Delimiter, type PriceFormat } from './price-format.js';
export {
  type MarketPriceFormat,
  type PriceContext,
  type PriceSettings,
  priceFormat,
  registerPriceFormats,
} from './price-formats.js';
export {
  carKeysOf,
  createPriceTags,
  type PriceTags,
  type PriceTagsOptions,
  priceTagPieces,
  type TagPiece,
} from './price-tags.js';
export { fromPrice, leasePrice, type PriceTexts } from './price-texts.js';
export {
  type PriceData,
  type PriceType,
  type PriceView,
  type PriceViewOptions,
  priceView,
} from './price-view.js';
export type { CarSpecValues } from './read-car-specs.js';
export type { ExchangeRates } from './read-exchange.js';
export {
  priceClass,
  type SecondPrice,
  secondPriceAttribute,
  showSecondPrices,
} from './second-prices.js';
