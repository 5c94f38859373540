export { answersByItself } from './on-device/own-answers.js';
export { type ListingNowOptions, useListingNow } from './on-device/use-listing-now.js';
export { SavedLink, type SavedLinkProps } from './saved/SavedLink.js';
export { SavedList, type SavedListProps } from './saved/SavedList.js';
export { SharedList, type SharedListProps } from './saved/SharedList.js';
export type { FoundVehicles, LoadVehicles } from './saved/use-saved-list.js';
export { StockList, type StockListProps } from './stock-list/StockList.js';
export { VehicleCard, type VehicleCardProps } from './vehicle-card/VehicleCard.js';
export { VehiclePage, type VehiclePageProps } from './vehicle-page/VehiclePage.js';
