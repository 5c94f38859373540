import type { ComponentType, ReactNode } from 'react';
import type { StockListLayoutProps } from './stock-list/StockListLayout.js';
import { StockListLayoutContext } from './stock-list/stock-list-layout-context.js';
import type { VehicleCardProps } from './vehicle-card/VehicleCard.js';
import { VehicleCardContext } from './vehicle-card/vehicle-card-context.js';

/** Components of a market's own that take the place of those of this package. */
export interface StockParts {
  /** In every list of vehicles. Its `vehicle` follows what the page hears: reserved, sold, a price. */
  VehicleCard?: ComponentType<VehicleCardProps> | undefined;
  /** Arranges the parts of a stock list. */
  StockListLayout?: ComponentType<StockListLayoutProps> | undefined;
}

/** Gives a page the parts of its market; without it all are built in. */
export function StockPartsProvider(props: { value: StockParts; children?: ReactNode }) {
  const { VehicleCard, StockListLayout } = props.value;
  return (
    <VehicleCardContext value={VehicleCard}>
      <StockListLayoutContext value={StockListLayout}>{props.children}</StockListLayoutContext>
    </VehicleCardContext>
  );
}
