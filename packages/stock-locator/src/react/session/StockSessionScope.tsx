import type { ReactNode } from 'react';
import { StockSessionContext, useStockSession } from './stock-session.js';

/** Ensures that all children share one session. */
export function StockSessionScope({ children }: { children: ReactNode }) {
  return <StockSessionContext value={useStockSession()}>{children}</StockSessionContext>;
}
