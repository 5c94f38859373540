import { type ComponentType, createContext } from 'react';
import type { VehicleCardProps } from './VehicleCard.js';

/** The market's card, if it has one. */
export const VehicleCardContext = createContext<ComponentType<VehicleCardProps> | undefined>(
  undefined,
);
