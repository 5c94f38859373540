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
} from './filters/filter-definitions.js';
export { normaliseValue, sameValue, valueKey } from './filters/normalise-value.js';
export { defaultSort } from './filters/sorts.js';
export { serviceSorts } from './filters/stock-filters.js';
export { type ValueKind, valueLabel } from './filters/value-labels.js';
export {
  defaultFinanceStates,
  type FinancePlan,
  nearestTerm,
  rateClasses,
  rateOf,
  readFinancePlan,
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
  createListing,
  type Listing,
  type ListingOptions,
  type ListingResult,
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
export type { StockListing } from './listing/stock-listing.js';
export { distanceKm, formatDistance, isPoint, type Point } from './locations/distances.js';
export type {
  LocationData,
  LocationOutcome,
  LocationRetailer,
  LocationSearchData,
  StockLocations,
} from './locations/location-data.js';
export { atLocation, withLocation } from './locations/location-edits.js';
export { type LocationSearch, locationSearch } from './locations/location-search.js';
export { marketStates } from './locations/market-states.js';
export { type NearRetailer, nearRetailers, retailersWithin } from './locations/near-retailers.js';
export {
  type FoundArea,
  type LocationSources,
  type RetailerRecord,
  resolveLocation,
} from './locations/resolve-location.js';
export {
  displayPrice,
  normalisePrices,
  type Price,
  type PriceDisplay,
  priceDisplay,
  priceTypes,
  reduction,
} from './prices/prices.js';
export { type ActiveFilter, activeFilters } from './query/active-filters.js';
export { changedQuery } from './query/changed-query.js';
export {
  toggleValue,
  withList,
  withMonthly,
  withoutFilter,
  withoutFilters,
  withPage,
  withRange,
  withSort,
} from './query/filter-edits.js';
export { type LooseQuery, normaliseQuery } from './query/normalise-query.js';
export { type QueryEvent, queryEvents } from './query/query-events.js';
export {
  isBarWithin,
  type RangeBar,
  type RangeScale,
  rangeOfThumbs,
  rangeScale,
  thumbsOf,
} from './query/range-scale.js';
export { type ReadWords, withReadWords, writeReadWords } from './query/read-words.js';
export { budgetNames, parseQuery, searchEntries, toSearch } from './query/search-params.js';
export {
  fromServiceQuery,
  type ReadServiceQuery,
  type ServiceQuery,
  toServiceQuery,
} from './query/service-query.js';
export {
  everything,
  type MonthlyBudget,
  type Range,
  type SearchLocation,
  type VehicleQuery,
} from './query/vehicle-query.js';
export { facetsWithin, withinPage, withoutPage } from './query/within-page.js';
export { type AnalyticsOffer, analyticsOffer } from './showroom/analytics-offer.js';
export { disclaimersOf } from './showroom/disclaimers-of.js';
export {
  createShowroom,
  defaultLanguage,
  type Showroom,
  type ShowroomOutcome,
  type ShowroomRequest,
  type ShowroomSource,
  type ShowroomState,
  VehicleMissingError,
} from './showroom/showroom.js';
export {
  type DisclaimerDisplay,
  defaultShowroomConfig,
  disclaimerDisplays,
  readShowroomConfig,
  type ShowroomConfig,
  type ShowroomSection,
  type ShowroomSectionType,
  sectionsFor,
  showroomSections,
} from './showroom/showroom-config.js';
export { readShowroomTexts, type ShowroomTexts } from './showroom/showroom-texts.js';
export { similarVehicles } from './showroom/similar-vehicles.js';
export {
  carData,
  listData,
  type StructuredData,
  structuredDataText,
} from './showroom/structured-data.js';
export {
  type ComparedAttribute,
  compareVehicles,
  maxCompared,
} from './vehicle/compare-vehicles.js';
export { normaliseVehicle } from './vehicle/normalise-vehicle.js';
export {
  type SlugParts,
  showroomPath,
  showroomSlug,
  vehicleIdFromPath,
} from './vehicle/showroom-path.js';
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
} from './vehicle/showroom-vehicle.js';
export {
  type Attribute,
  type AttributeSets,
  attributesFor,
  presentAttributes,
  readAttributes,
} from './vehicle/specification-attributes.js';
export { shortVin } from './vehicle/vehicle-attributes.js';
export { type VehicleProblem, vehicleProblems } from './vehicle/vehicle-problems.js';
export { isReservedOrSold, sourceCode, stateKind } from './vehicle/vehicle-states.js';
