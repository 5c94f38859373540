import { createContext } from 'react-router';
import type { MarketContentStore } from './create-market-content.server.ts';

/** Offers, stock lists and specs that conditions depend on. Shared by all pages of the process. */
export const marketContext = createContext<Pick<MarketContentStore, 'settle'>>();
