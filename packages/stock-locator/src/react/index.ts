export { HoldClock } from './holds/HoldClock.js';
export type { OwnHold } from './holds/own-hold.js';
export { setOwnHold } from './holds/set-own-hold.js';
export { type HoldableVehicle, useHold, type VehicleHold } from './holds/use-hold.js';
export type { Facets } from './labels/facets.js';
export { createPageListings, type PageListings } from './listing/page-listings.js';
export type { StockNavigation } from './listing/stock-navigation.js';
export { type ListingProps, type ListingState, useListing } from './listing/use-listing.js';
export { type PositionState, usePosition } from './locations/retailer-finder/use-position.js';
export { type StockParts, StockPartsProvider } from './StockPartsProvider.js';
export { SavedLink, type SavedLinkProps } from './saved-link/SavedLink.js';
export { SavedList, type SavedListProps } from './saved-list/SavedList.js';
export { SharedList, type SharedListProps } from './saved-list/SharedList.js';
export { SavedSearches, type SavedSearchesProps } from './saved-searches/SavedSearches.js';
export { SaveButton } from './saved-vehicles/SaveButton.js';
export type { FoundVehicles, LoadVehicles } from './saved-vehicles/use-saved-list.js';
export {
  createStockSession,
  type StockSession,
  StockSessionProvider,
  useStockSession,
} from './session/stock-session.js';
export { AppliedFilters } from './stock-list/applied/AppliedFilters.js';
export { ResultGrid } from './stock-list/cards/ResultGrid.js';
export { FilterPanel } from './stock-list/filters/FilterPanel.js';
export { FilterSheet } from './stock-list/filters/FilterSheet.js';
export { RangeHistogram } from './stock-list/filters/RangeHistogram.js';
export type { RangeEnds } from './stock-list/filters/use-range-ends.js';
export { EmptyResult } from './stock-list/notices/EmptyResult.js';
export {
  LastKnownNotice,
  type LastKnownNoticeProps,
} from './stock-list/notices/LastKnownNotice.js';
export { StockList, type StockListProps } from './stock-list/StockList.js';
export { StockListLayout, type StockListLayoutProps } from './stock-list/StockListLayout.js';
export { WordSearch } from './stock-list/search/WordSearch.js';
export { SortSelect } from './stock-list/sorting/SortSelect.js';
export { type FacetOption, type FacetState, useFacet } from './stock-list/use-facet.js';
export { type RangeFilterState, useRangeFilter } from './stock-list/use-range-filter.js';
export { type StockListState, useStockList } from './stock-list/use-stock-list.js';
export { type ShareOutcome, useShareLink } from './use-share-link.js';
export { VehiclePicture } from './VehiclePicture.js';
export { CardFacts } from './vehicle-card/CardFacts.js';
export { CardPrice } from './vehicle-card/CardPrice.js';
export { CardSkeleton } from './vehicle-card/CardSkeleton.js';
export { StockCard } from './vehicle-card/StockCard.js';
export { useVehicleCard, type VehicleCardState } from './vehicle-card/use-vehicle-card.js';
export { VehicleCard, type VehicleCardProps } from './vehicle-card/VehicleCard.js';
export { PrintedAddress } from './vehicle-page/actions/PrintedAddress.js';
export { VehicleActions } from './vehicle-page/actions/VehicleActions.js';
export { DealerCard, type OwnerVariant } from './vehicle-page/DealerCard.js';
export { Equipment } from './vehicle-page/details/Equipment.js';
export { Footnotes } from './vehicle-page/details/Footnotes.js';
export { KeyFacts } from './vehicle-page/details/KeyFacts.js';
export { SpecificationList } from './vehicle-page/details/SpecificationList.js';
export { VehicleRecordList } from './vehicle-page/details/VehicleRecordList.js';
export { Gallery, type GalleryProps } from './vehicle-page/gallery/Gallery.js';
export { type GalleryState, useGallery } from './vehicle-page/gallery/use-gallery.js';
export { ReserveAction, type ReserveProps } from './vehicle-page/reserve/ReserveAction.js';
export { ReserveBar } from './vehicle-page/reserve/ReserveBar.js';
export { SimilarVehicles } from './vehicle-page/SimilarVehicles.js';
export { PriceList } from './vehicle-page/summary/PriceList.js';
export { PriceNotes } from './vehicle-page/summary/PriceNotes.js';
export { VehicleButtons } from './vehicle-page/summary/VehicleButtons.js';
export { VehicleSummary } from './vehicle-page/summary/VehicleSummary.js';
export { useVehiclePage, type VehiclePageState } from './vehicle-page/use-vehicle-page.js';
export { VehiclePage, type VehiclePageProps } from './vehicle-page/VehiclePage.js';
export { VehicleTrail } from './vehicle-page/VehicleTrail.js';
