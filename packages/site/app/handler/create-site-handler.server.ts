import type { Call } from '@mawkib/api-clients';
import type { Presets } from '@mawkib/core/deployment';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { ServerParts } from '../context/server-parts.ts';
import {
  documentSink,
  renderProbe,
  type SiteContext,
  siteContext,
} from '../context/site-context.ts';
import { createMarketContent } from '../dynamic-content/create-market-content.server.ts';
import { marketContext } from '../dynamic-content/market-context.ts';
import { watchedContent } from '../dynamic-content/watched-content.ts';
import { createMarketCache } from '../market-cache/create-market-cache.server.ts';
import { withPublicationLists } from '../market-cache/stock-listing.server.ts';
import { withLastKnownStock } from '../market-cache/with-last-known-stock.server.ts';
import { middlewareNames } from '../middleware/middleware-names.server.ts';
import { redirectDenied } from '../request/redirect-denied.server.ts';
import { storeHeader } from '../request/store-headers.ts';
import { checkAdapters } from './check-adapters.server.ts';
import { checkComponents } from './check-components.server.ts';
import { isUnrendered, lastResortDocument } from './last-resort-document.server.ts';

type Facts = 'theme' | 'publicUrl' | 'faviconsOf' | 'blockChunks' | 'log';

export interface SiteHandlerOptions extends ServerParts, Pick<SiteContext, Facts> {
  call: Call;
  presets: Partial<Presets>;
}

export interface ServiceResponse {
  /** Status and headers, and the body unless it is a document. */
  response: Response;
  document: string | undefined;
}

/**
 * Creates the request handler of the application (`build`, which this module is part of) and its
 * services.
 */
export function createSiteHandler(build: ServerBuild, options: SiteHandlerOptions) {
  const handle = createRequestHandler(build, 'production');
  const middlewareAt = middlewareNames(build.routes);
  const market = createMarketCache(options);
  const content = createMarketContent({
    call: options.call,
    market: market.get,
    logger: {
      warn: (line, details) => options.log('warn', line, details),
      error: (line, details) => options.log('error', line, details),
    },
  });
  const services = withPublicationLists(withLastKnownStock(options.call, options), market.get);
  checkComponents(options);
  checkAdapters(options);
  const ready = Promise.all([options.components.preloadAll(), options.pageTypes?.preloadAll()]);
  return {
    async handle(
      request: Request,
      nonce: string,
      probe: ((render: () => string) => void) | null = null,
    ): Promise<ServiceResponse> {
      await ready;
      const context = new RouterContextProvider();
      let document: string | undefined;
      context.set(documentSink, (text) => {
        document = text;
      });
      context.set(renderProbe, probe);
      const address = request.headers.get('x-client-address') ?? '';
      const call = redirectDenied((operation, input, given) =>
        services(operation, input, {
          ...given,
          headers: { ...given?.headers, 'x-client-address': address },
        }),
      );
      context.set(siteContext, {
        ...options,
        call,
        nonce,
        middlewareAt,
        market: market.get,
        metaheadsOf: market.metaheadsOf,
        imageFactsOf: market.imageFactsOf,
        stockValues: market.stockValues,
      });
      const known = watchedContent(content);
      context.set(marketContext, known);
      const response = await handle(request, context);
      if (isDataRequest(request)) response.headers.set('x-robots-tag', 'noindex');
      if (!known.wasComplete()) response.headers.delete(storeHeader);
      if (!document && isUnrendered(request, response)) return lastResort();
      return { response, document };
    },
    purge() {
      market.purge();
      content.purge();
    },
  };
}

/** Search engines follow the addresses of data in scripts; only documents are pages. */
const isDataRequest = ({ url }: Request) => new URL(url).pathname.endsWith('.data');

const lastResort = (): ServiceResponse => ({
  response: new Response(null, {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  }),
  document: lastResortDocument(),
});
