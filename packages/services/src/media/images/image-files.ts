import { type ImageFormat, imageFormats } from '@mawkib/api-clients/contracts/media';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CachedItems } from '../cached-items.js';
import { parseVariant } from '../image-sizes.js';
import { mediaErrors } from '../media-errors.js';
import { pictureOf } from '../variants/picture.js';
import type { VariantStore } from '../variants/variant-store.js';

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** Cache-Control of a versioned URL, and of one with an image that may be replaced. */
const forEver = 'public, max-age=31536000, immutable';
const forNow = 'public, max-age=3600, stale-while-revalidate=604800';

/**
 * `GET /images/{id}/{width}x{height}.{format}`; ids may contain slashes. With the current `v` the
 * response is immutable. Without a format, the best one in `Accept` is used, else jpg.
 */
export function serveImageFiles(
  app: FastifyInstance,
  items: CachedItems,
  store: VariantStore,
): void {
  app.get<{ Params: { '*': string }; Querystring: { v?: unknown } }>(
    '/images/*',
    async (request, reply) => {
      const path = request.params['*'];
      const slash = path.lastIndexOf('/');
      const name = path.slice(slash + 1);
      const row = await items.find(path.slice(0, Math.max(0, slash)));
      const picture = row && pictureOf(row);
      if (!picture) throw mediaErrors.unknownImage();
      const isOpen = !name.includes('.');
      const variant = parseVariant(name, isOpen ? acceptedFormat(request) : undefined);
      if (!variant) throw mediaErrors.unknownVariant(name);
      const { bytes, etag } = await store.get(picture, variant);
      reply.headers({
        'cache-control': request.query.v === picture.look ? forEver : forNow,
        etag,
        'x-content-type-options': 'nosniff',
        ...(isOpen && { vary: 'accept' }),
      });
      if (matchesEtag(request, etag)) return reply.code(304).send();
      return reply.type(types[variant.format]).send(bytes);
    },
  );
}

function acceptedFormat({ headers: { accept = '' } }: FastifyRequest): ImageFormat {
  const accepted = accept
    .split(',')
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .filter(([, ...parameters]) => !parameters.some((each) => /^q=0(?:\.0*)?$/.test(each)))
    .map(([type]) => type);
  return imageFormats.find((format) => accepted.includes(types[format])) ?? 'jpg';
}

export function matchesEtag({ headers }: FastifyRequest, etag: string): boolean {
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch === undefined) return false;
  return (
    ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag)
  );
}
