import { useRouteLoaderData } from 'react-router';
import type { loadMarketData } from './load-market-data.server.ts';

export type MarketData = Awaited<ReturnType<typeof loadMarketData>>;

/** What the route `routes/market` loaded; undefined outside of it and where it failed. */
export const useMarketData = () => useRouteLoaderData<MarketData>('routes/market');
