export { type ActiveFilter, activeFilters } from './active-filters.js';
export { type AnalyticsOffer, analyticsOffer } from './analytics-offer.js';
export {
  type ComparedFact,
  type ComparedGroup,
  compareModels,
  type ModelSpecs,
} from './compare-models.js';
export { type ComparedAttribute, compareVehicles, mostCompared } from './compare-vehicles.js';
export { type StockFlags, stockFlags } from './feature-flags.js';
export {
  type FilterDefinition,
  type FilterKey,
  filterDefinitions,
  type ListFilter,
  type ListKey,
  listFilters,
  listKeys,
  type RangeFilter,
  type RangeKey,
  rangeFilters,
  rangeKeys,
} from './filter-definitions.js';
export {
  type FinancePlan,
  nearestTerm,
  rateClasses,
  rateOf,
  readFinancePlan,
  usualFinanceStates,
} from './finance/finance-plan.js';
export {
  type MonthlyPart,
  majorOf,
  minorOf,
  monthlyParts,
  termsOf,
} from './finance/monthly-parts.js';
export {
  type MonthlyQuote,
  type MonthlyTerms,
  monthlyPaymentOf,
  monthlyQuote,
  shareOf,
} from './finance/monthly-quote.js';
export { type CanonicalAddress, canonicalAddress } from './landing/canonical-address.js';
export {
  atLanding,
  findLanding,
  type Landing,
  type LandingPart,
  landingPath,
  landingSlug,
  nearestLanding,
} from './landing/landing.js';
export { type LandingLink, type LandingLinks, landingLinks } from './landing/landing-links.js';
export { type LandingPattern, readLandingPatterns } from './landing/landing-patterns.js';
export {
  type AnsweredQuery,
  createListing,
  type Listing,
  type ListingOptions,
  type ListingSnapshot,
  type ListingSource,
} from './listing/create-listing.js';
export {
  type Arrival,
  createListingAddress,
  type ListingAddress,
  type ListingAddressOptions,
  type ListingHistory,
} from './listing/listing-address.js';
export { type LooseQuery, normaliseQuery } from './normalise-query.js';
export { normaliseValue, sameValue, valueKey } from './normalise-value.js';
export { normaliseVehicle } from './normalise-vehicle.js';
export { budgetNames, parseQuery, searchEntries, toSearch } from './page-address.js';
export { type PlaceSearch, placeSearch } from './place-search.js';
export { distanceKm, formatDistance, type Point } from './places/distance.js';
export { marketStates } from './places/market-states.js';
export { type NearRetailer, nearRetailers, retailersWithin } from './places/near-retailers.js';
export { atPlace, withPlace } from './places/place-edits.js';
export type {
  MapSource,
  PlaceFacts,
  PlaceOutcome,
  PlaceRetailer,
  PlaceSearchData,
  StockPlaces,
} from './places/place-facts.js';
export {
  type FoundArea,
  type KnownRetailer,
  type PlaceSources,
  resolvePlace,
} from './places/resolve-place.js';
export {
  displayPrice,
  normalisePrices,
  type Price,
  type PriceDisplay,
  priceDisplay,
  priceTypes,
  reduction,
} from './prices.js';
export {
  toggleValue,
  withList,
  withMonthly,
  withoutFilter,
  withoutFilters,
  withPage,
  withRange,
  withSort,
} from './query-edits.js';
export { type QueryEvent, queryEvents } from './query-events.js';
export {
  isBarWithin,
  type RangeBar,
  type RangeScale,
  rangeOfThumbs,
  rangeScale,
  thumbsOf,
} from './range-scale.js';
export { type ReadWords, withReadWords, writeReadWords } from './read-words.js';
export { changedQuery } from './searches/changed-query.js';
export { facetsWithin, withinPage, withoutPage } from './searches/within-page.js';
export {
  fromServiceQuery,
  type ReadServiceQuery,
  type ServiceQuery,
  toServiceQuery,
} from './service-query.js';
export {
  createShowroom,
  defaultLanguage,
  type Showroom,
  type ShowroomOutcome,
  type ShowroomRequest,
  type ShowroomSource,
  type ShowroomState,
  VehicleMissingError,
} from './showroom.js';
export {
  type DisclaimerDisplay,
  disclaimerDisplays,
  disclaimersOf,
  readShowroomConfig,
  type ShowroomConfig,
  type ShowroomSection,
  type ShowroomSectionType,
  sectionsFor,
  showroomSections,
  usualShowroomConfig,
} from './showroom-config/showroom-config.js';
export {
  type SlugParts,
  showroomPath,
  showroomSlug,
  vehicleIdFromPath,
} from './showroom-path.js';
export { readShowroomTexts, type ShowroomTexts } from './showroom-texts.js';
export type {
  AvlField,
  Measure,
  OptionalEquipment,
  Owner,
  Photo,
  PriceLine,
  PriceSettings,
  ShowroomVehicle,
  Specification,
  VehicleButton,
  VehicleRecord,
} from './showroom-vehicle.js';
export { similarVehicles } from './similar-vehicles.js';
export { defaultSort } from './sorts.js';
export {
  type Attribute,
  type AttributeSets,
  attributesFor,
  presentAttributes,
  readAttributes,
} from './specification-attributes.js';
export { serviceSorts } from './stock-filters.js';
export type { StockListing } from './stock-listing.js';
export { carData, listData, type StructuredData, structuredDataText } from './structured-data.js';
export { type ValueKind, valueLabel } from './value-labels.js';
export { shortVin } from './vehicle-attributes.js';
export { type VehicleProblem, vehicleProblems } from './vehicle-problems.js';
export {
  everything,
  type MonthlyBudget,
  type Place,
  type Range,
  type VehicleQuery,
} from './vehicle-query.js';
export { isTaken, sourceCode, stateKind } from './vehicle-state.js';
