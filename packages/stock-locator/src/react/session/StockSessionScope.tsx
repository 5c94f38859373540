import type { ReactNode } from 'react';
import { StockSessionContext, useStockSession } from './stock-session.js';

/** Makes sure that everything below has one and the same session. */
export function StockSessionScope({ children }: { children: ReactNode }) {
  return <StockSessionContext value={useStockSession()}>{children}</StockSessionContext>;
}
