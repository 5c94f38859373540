import type { FastifyInstance } from 'fastify';
import type { ImagePack } from './image-pack.js';
import { parseVariant } from './image-sizes.js';
import { unknownImage, unknownVariant } from './media-refusals.js';
import type { VariantStore } from './variant-store.js';

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** `GET /images/{id}/{width}x{height}.{format}`; an id has slashes of its own. */
export function serveImageFiles(app: FastifyInstance, pack: ImagePack, store: VariantStore): void {
  app.get<{ Params: { '*': string } }>('/images/*', async (request, reply) => {
    const path = request.params['*'];
    const slash = path.lastIndexOf('/');
    const name = path.slice(slash + 1);
    const image = pack.get(path.slice(0, Math.max(0, slash)));
    if (!image) throw unknownImage();
    const variant = parseVariant(name);
    if (!variant) throw unknownVariant(name);
    const { bytes, etag } = await store.get(image, variant);
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      etag,
      'x-content-type-options': 'nosniff',
    });
    const known = request.headers['if-none-match'];
    if (known === '*' || known?.split(/,\s*/).includes(etag)) return reply.code(304).send();
    return reply.type(types[variant.format]).send(bytes);
  });
}
