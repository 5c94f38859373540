import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Version of a file, used in its URL. */
export const versionOf = (content: string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 12);

type Requested = { Params: { options: string }; Querystring: { v?: string } };

/**
 * Serves a file that other sites may load: with an `ETag`, and as immutable if the URL contains its
 * version.
 */
export function serveFile(
  app: FastifyInstance,
  url: string,
  type: string,
  contentOf: (options: string) => Promise<string>,
): void {
  app.get<Requested>(url, async (request, reply) => {
    const content = await contentOf(request.params.options);
    const etag = `"${createHash('sha256').update(content).digest('base64url')}"`;
    const isVersioned = request.query.v === versionOf(content);
    reply.headers({
      etag,
      'cache-control': isVersioned ? 'public, max-age=31536000, immutable' : 'no-cache',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
    const etags = request.headers['if-none-match'] ?? '';
    if (etags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)) {
      return reply.code(304).send();
    }
    return reply.type(`${type}; charset=utf-8`).send(content);
  });
}
