import { readFile } from 'node:fs/promises';
import { operationUrl } from '@mawkib/api-clients';
import { listTemplates } from '@mawkib/api-clients/operations';
import type { Template } from '@mawkib/blocks/model';
import { builtInThumbnail } from '@mawkib/blocks/thumbnails';
import type { FastifyInstance } from 'fastify';
import { pageErrors } from '../page-errors.js';

/** A template with the URL of its picture: its own, else that of the built-in block. */
export function withThumbnail(template: Template): Template {
  const { key, thumbnail_url } = template.attributes;
  if (thumbnail_url !== null || builtInThumbnail(key) === undefined) return template;
  const url = `${operationUrl(listTemplates, {})}/${key}/thumbnail.webp`;
  return { ...template, attributes: { ...template.attributes, thumbnail_url: url } };
}

/** `GET /templates/{key}/thumbnail.webp`: the picture of a built-in block. */
export function serveThumbnails(app: FastifyInstance): void {
  app.get<{ Params: { key: string } }>(
    '/templates/:key/thumbnail.webp',
    async ({ params }, reply) => {
      const url = builtInThumbnail(params.key);
      const bytes = url && (await readFile(new URL(url)).catch(() => undefined));
      if (!bytes) throw pageErrors.unknownPage();
      return reply
        .headers({
          'cache-control': 'public, max-age=3600',
          'x-content-type-options': 'nosniff',
        })
        .type('image/webp')
        .send(bytes);
    },
  );
}
