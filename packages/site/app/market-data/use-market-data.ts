import { useRouteLoaderData } from 'react-router';
import type { loadMarketData } from './load-market-data.server.ts';

export type MarketData = Awaited<ReturnType<typeof loadMarketData>>;

/** Loader data of `routes/market`; undefined outside it or if it failed. */
export const useMarketData = () => useRouteLoaderData<MarketData>('routes/market');
