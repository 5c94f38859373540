import { type ComponentType, createContext } from 'react';
import type { StockListLayoutProps } from './StockListLayout.js';

/** The market's own layout of a stock list; undefined where it has none. */
export const StockListLayoutContext = createContext<
  ComponentType<StockListLayoutProps> | undefined
>(undefined);
