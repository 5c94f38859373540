export { currencySymbol, minorDigits } from './currencies.js';
export { formatMoney, formatPrice, formatPriceRange } from './format-money.js';
export { type Money, toMajor, toMoney } from './money.js';
export {
  applyDoublePriceFormat,
  applyPriceFormat,
  type Delimiter,
  delimiters,
  doublePriceDefaults,
  type PriceFormat,
  priceDefaults,
  stockPriceDefaults,
} from './price-format.js';
