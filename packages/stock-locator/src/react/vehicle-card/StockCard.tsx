import { type ComponentType, memo, use } from 'react';
import { useVehicleNow } from '../live-listing/use-vehicle-now.js';
import { VehicleCard, type VehicleCardProps } from './VehicleCard.js';
import { VehicleCardContext } from './vehicle-card-context.js';

/** A vehicle in a list: the market's card, or `VehicleCard`. */
export const StockCard = memo(function StockCard(props: VehicleCardProps) {
  const Own = use(VehicleCardContext);
  return Own ? <OwnCard {...props} Card={Own} /> : <VehicleCard {...props} />;
});

/** Passes the live vehicle to a market's card. */
function OwnCard({
  Card,
  vehicle,
  ...props
}: VehicleCardProps & { Card: ComponentType<VehicleCardProps> }) {
  return <Card {...props} vehicle={useVehicleNow(vehicle)} />;
}
