import { type ComponentType, createContext } from 'react';
import type { StockListLayoutProps } from './stock-list/StockListLayout.js';
import type { VehicleCardProps } from './vehicle-card/VehicleCard.js';

/** Components of a market's own that take the place of those of this package. */
export interface StockParts {
  /** In every list of vehicles. Its `vehicle` follows what the page hears: reserved, sold, a price. */
  VehicleCard?: ComponentType<VehicleCardProps> | undefined;
  /** Arranges the parts of a stock list. */
  StockListLayout?: ComponentType<StockListLayoutProps> | undefined;
}

export const StockPartsContext = createContext<StockParts>({});

/** Gives a page the parts of its market; without it all are built in. */
export const StockPartsProvider = StockPartsContext.Provider;
