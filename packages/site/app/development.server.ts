import { createCall } from '@mawkib/api-clients';
import { fetchTransport } from '@mawkib/api-clients/fetch';
import { themeOf } from '@mawkib/core/brands';
import type { DefinedMarket } from '@mawkib/core/market';
import type { ThemeTokens } from '@mawkib/ui/styles';
import type { MiddlewareFunction } from 'react-router';
import type { ServerParts } from './context/server-parts.ts';
import { siteContext } from './context/site-context.ts';
import { createMarketContent } from './dynamic-content/create-market-content.server.ts';
import { marketContext } from './dynamic-content/market-context.ts';
import { createMarketCache } from './market-cache/create-market-cache.server.ts';
import { withPublicationLists } from './market-cache/stock-listing.server.ts';
import { middlewareNames } from './middleware/middleware-names.server.ts';
import { redirectDenied } from './request/redirect-denied.server.ts';
import { startMarket } from './start-market.ts';

/** What a market's site in development needs beside its parts. */
export interface DevelopmentParts extends ServerParts {
  /** Registered at once: in development no `serveMarket` runs in the site's process. */
  market: DefinedMarket<ThemeTokens>;
}

/**
 * Middleware for the root of a market in development, where React Router's development server
 * responds: services are called at `SERVICES_URL`. Default: port 3001 of this machine.
 */
export function developmentContext({
  market: defined,
  ...parts
}: DevelopmentParts): MiddlewareFunction {
  startMarket(defined);
  const origin = process.env.SERVICES_URL ?? 'http://localhost:3001';
  const call = createCall(fetchTransport({ origin }));
  const log = (level: 'warn' | 'error', message: string, details: unknown = '') =>
    level === 'warn' ? console.warn(message, details) : console.error(message, details);
  const presets = { 'site.require_login': process.env.REQUIRE_LOGIN === 'true' };
  const market = createMarketCache({ call, log, presets });
  const publicUrl = `http://localhost:${process.env.PORT ?? 3000}`;
  const content = createMarketContent({ call, market: market.get, logger: console });
  return async ({ context }) => {
    await Promise.all([parts.components.preloadAll(), parts.pageTypes?.preloadAll()]);
    market.purge();
    content.purge();
    const { routes } = await import('virtual:react-router/server-build');
    context.set(marketContext, content);
    context.set(siteContext, {
      ...parts,
      call: redirectDenied(withPublicationLists(call, market.get)),
      log,
      nonce: '',
      theme: themeOf(process.env.THEME),
      publicUrl,
      market: market.get,
      metaheadsOf: market.metaheadsOf,
      imageFactsOf: market.imageFactsOf,
      stockValues: market.stockValues,
      faviconsOf: () => [],
      blockChunks: {},
      middlewareAt: middlewareNames(routes),
    });
  };
}
