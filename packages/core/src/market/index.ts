export { type BrowserMarket, browserMarket } from './browser-market.js';
export { defineMarket } from './define-market.js';
export type {
  BrandDefinition,
  BrandLine,
  DefinedMarket,
  MarketData,
  MarketDefinition,
  MarketLocale,
  MarketNews,
  MarketSetting,
  Named,
  OtherNames,
  PageType,
  ResolvedLocale,
} from './market-definition.js';
export { MarketError, type MarketProblem } from './market-error.js';
export type { NavigationCard, NavigationLink } from './navigation-link.js';
