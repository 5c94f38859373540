export { type TypedPrice, typedPrices } from './typed-prices.js';
