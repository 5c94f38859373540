import { type ComponentType, createContext } from 'react';
import type { StockListLayoutProps } from './StockListLayout.js';

/** The market's layout of a stock list, if it has one. */
export const StockListLayoutContext = createContext<
  ComponentType<StockListLayoutProps> | undefined
>(undefined);
