import type { StockSession } from '@mawkib/stock-locator';
import { createContext } from 'react-router';

/** Session that this document's lists and vehicles share, for loaders in the browser. */
export const stockSession = createContext<StockSession>();
