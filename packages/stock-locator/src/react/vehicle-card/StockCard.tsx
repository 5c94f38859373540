import { type ComponentType, memo, use } from 'react';
import { useVehicleNow } from '../on-device/use-vehicle-now.js';
import { StockPartsContext } from '../stock-parts.js';
import { VehicleCard, type VehicleCardProps } from './VehicleCard.js';

/** A vehicle in a list: the market's card, or `VehicleCard` where it has none of its own. */
export const StockCard = memo(function StockCard(props: VehicleCardProps) {
  const { VehicleCard: Own } = use(StockPartsContext);
  return Own ? <OwnCard {...props} Card={Own} /> : <VehicleCard {...props} />;
});

/** A market's card is handed the vehicle as it is now. */
function OwnCard({
  Card,
  vehicle,
  ...props
}: VehicleCardProps & { Card: ComponentType<VehicleCardProps> }) {
  return <Card {...props} vehicle={useVehicleNow(vehicle)} />;
}
