import { type ComponentType, memo, use } from 'react';
import { useLiveVehicle } from '../live-listing/use-live-vehicle.js';
import { VehicleCard, type VehicleCardProps } from './VehicleCard.js';
import { VehicleCardContext } from './vehicle-card-context.js';

/** A vehicle in a list: the market's card, or `VehicleCard`. */
export const StockCard = memo(function StockCard(props: VehicleCardProps) {
  const MarketCard = use(VehicleCardContext);
  return MarketCard ? <LiveMarketCard {...props} Card={MarketCard} /> : <VehicleCard {...props} />;
});

/** Passes the live vehicle to a market's card. */
function LiveMarketCard({
  Card,
  vehicle,
  ...props
}: VehicleCardProps & { Card: ComponentType<VehicleCardProps> }) {
  return <Card {...props} vehicle={useLiveVehicle(vehicle)} />;
}
