import type { Call } from '@mawkib/api-clients';
import { preloadAllBlocks } from '@mawkib/blocks';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { createMarketCache } from './market/market.server.ts';
import { type SiteContext, siteContext } from './site-context.ts';

export interface SiteHandlerOptions {
  call: Call;
  publicUrl: string;
  requireLogin: boolean;
  blockChunks: SiteContext['blockChunks'];
  log: SiteContext['log'];
}

/** Requests in, documents out: the application (`build`, of which this is a part) with its services. */
export function createSiteHandler(build: ServerBuild, options: SiteHandlerOptions) {
  const handle = createRequestHandler(build, 'production');
  const market = createMarketCache(options);
  const ready = preloadAllBlocks();
  return {
    async handle(request: Request, nonce: string): Promise<Response> {
      await ready;
      const context = new RouterContextProvider();
      context.set(siteContext, { ...options, nonce, market: market.get });
      return handle(request, context);
    },
    purge: market.purge,
  };
}
