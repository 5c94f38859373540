import type { ComponentType, ReactNode } from 'react';
import type { StockListLayoutProps } from './stock-list/StockListLayout.js';
import { StockListLayoutContext } from './stock-list/stock-list-layout-context.js';
import type { VehicleCardProps } from './vehicle-card/VehicleCard.js';
import { VehicleCardContext } from './vehicle-card/vehicle-card-context.js';

/** A market's components that replace those of this package. */
export interface StockParts {
  /** Card in every list. Its `vehicle` is updated live: reserved, sold, a price. */
  VehicleCard?: ComponentType<VehicleCardProps> | undefined;
  /** Arranges the parts of a stock list. */
  StockListLayout?: ComponentType<StockListLayoutProps> | undefined;
}

/** Provides a market's components to a page; default: the built-in ones. */
export function StockPartsProvider(props: { value: StockParts; children?: ReactNode }) {
  const { VehicleCard, StockListLayout } = props.value;
  return (
    <VehicleCardContext value={VehicleCard}>
      <StockListLayoutContext value={StockListLayout}>{props.children}</StockListLayoutContext>
    </VehicleCardContext>
  );
}
