import { createContext } from 'react-router';
import type { MarketContentStore } from './create-market-content.server.ts';

/** What content depends on: offers, stock lists, specs. Shared by all pages of the process. */
export const marketContext = createContext<Pick<MarketContentStore, 'settle'>>();
