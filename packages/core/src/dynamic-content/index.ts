export type { Resource, ResourceState, ResourceStatus } from '../resource/create-resource.js';
export type { Get, JsonResponse } from '../resource/json-response.js';
export {
  createDynamicContent,
  type DynamicContent,
  type DynamicContentOptions,
  type DynamicContentState,
  type StrategyKey,
  sourcesOf,
} from './create-dynamic-content.js';
export {
  createExternalStockList,
  type ExternalStockList,
  type ExternalStockListOptions,
  readExternalStockList,
} from './create-external-stock-list.js';
export {
  createModelLists,
  type ModelLists,
  type ModelListsOptions,
  type ProductLists,
} from './create-model-lists.js';
export {
  createOffers,
  type Offer,
  type Offers,
  type OffersOptions,
  readOffers,
} from './create-offers.js';
export { catalogueKey, nameKey } from './name-key.js';
export {
  type OfferDetails,
  type OfferKind,
  offerKinds,
  type PriceSource,
  readOfferDetails,
} from './offer-details.js';
export {
  createOfferTags,
  hasOfferTag,
  type OfferTag,
  type OfferTags,
  type OfferTagsOptions,
  offerTagsIn,
} from './offer-tags.js';
export { matchesPathBrand } from './path-brand.js';
export { readStrategy, resolveContent, type Strategy, type WithStrategy } from './strategy.js';
