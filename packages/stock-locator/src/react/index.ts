export { StockList, type StockListProps } from './stock-list/StockList.js';
export { VehicleCard, type VehicleCardProps } from './vehicle-card/VehicleCard.js';
export { VehiclePage, type VehiclePageProps } from './vehicle-page/VehiclePage.js';
