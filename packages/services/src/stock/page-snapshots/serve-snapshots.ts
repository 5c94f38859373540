import { toRoutePath } from '@mawkib/api-clients';
import { getListingSnapshot } from '@mawkib/api-clients/operations';
import { englishOrDefault, isLocale, type Locale } from '@mawkib/core/locale';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.js';
import { offeredLists } from '../lists/offered-lists.js';
import { unknownListing } from '../lists/read-listing.js';
import type { PageSnapshots } from './page-snapshots.js';

interface Requested {
  Params: { listing: string };
  Querystring: { lang?: string; v?: string };
}

/**
 * `GET public_api/listing/:listing/snapshot?lang=ar&v=…`: the whole stock for pages. A URL with a
 * version is immutable; 404 if the stock is too large to send.
 */
export function serveSnapshots(
  app: FastifyInstance,
  snapshots: PageSnapshots,
  market: AppContext['market'],
): void {
  app.get<Requested>(toRoutePath(getListingSnapshot), async (request, reply) => {
    const { params, query, headers } = request;
    const locale: Locale = isLocale(query.lang) ? query.lang : englishOrDefault();
    const listing = offeredLists(params.listing.slice(0, 500), market);
    const found = await snapshots.snapshot(listing, locale);
    if (!found) throw unknownListing(params.listing);
    const isBrotli = /\bbr\b/.test(String(headers['accept-encoding'] ?? ''));
    const etag = `"${found.version}"`;
    reply.headers({
      etag,
      vary: 'Accept-Encoding',
      'cache-control':
        query.v === found.version ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply
      .type('application/octet-stream')
      .header('x-content-type-options', 'nosniff')
      .header('content-encoding', isBrotli ? 'br' : 'gzip')
      .send(isBrotli ? found.brotli : found.gzip);
  });
}
