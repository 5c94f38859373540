import { type ComponentType, createContext } from 'react';
import type { VehicleCardProps } from './VehicleCard.js';

/** The market's own card; undefined where it has none. */
export const VehicleCardContext = createContext<ComponentType<VehicleCardProps> | undefined>(
  undefined,
);
