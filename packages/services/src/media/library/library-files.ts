import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MediaRow } from '../../db/schema/media-items.js';
import type { CachedItems } from '../cached-items.js';
import type { ByteRange } from '../files/file-store.js';
import type { MediaFiles } from '../files/media-files.js';
import { matchesEtag } from '../images/image-files.js';
import { mediaErrors } from '../media-errors.js';

export const mediaTypesOf: Record<MediaRow['format'], string> = {
  jpg: 'image/jpeg',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
};

const lookOf = ({ file_hash }: MediaRow) => file_hash.slice(0, 12);

/** URL of a video or document, relative to the site's root. */
export const fileUrl = (row: MediaRow) =>
  `/services/media/files/${row.id}.${row.format}?v=${lookOf(row)}`;

/**
 * `GET /files/{id}.{format}`: videos and documents as uploaded, with byte ranges so that players
 * can seek. Images are not served here; only their variants are public.
 */
export function serveLibraryFiles(app: FastifyInstance, items: CachedItems, files: MediaFiles) {
  app.get<{ Params: { '*': string }; Querystring: { v?: unknown } }>(
    '/files/*',
    async (request, reply) => {
      const path = request.params['*'];
      const dot = path.lastIndexOf('.');
      const row = await items.find(path.slice(0, Math.max(0, dot)));
      if (!row || row.type === 'image' || path.slice(dot + 1) !== row.format) {
        throw mediaErrors.unknownMedia();
      }
      const etag = `"${lookOf(row)}"`;
      const isThis = request.query.v === lookOf(row);
      reply.headers({
        'accept-ranges': 'bytes',
        'cache-control': isThis ? 'public, max-age=31536000, immutable' : 'public, no-cache',
        etag,
        'x-content-type-options': 'nosniff',
      });
      if (matchesEtag(request, etag)) return reply.code(304).send();
      const range = requestedRange(request, etag, row.bytes);
      // HEAD requests must not open the file.
      const isHead = request.method === 'HEAD';
      const content = isHead ? Readable.from([]) : await files.open(row, range);
      if (!content) throw mediaErrors.storeFailed();
      reply.type(mediaTypesOf[row.format]);
      if (row.type === 'document') reply.header('content-disposition', shownAs(row));
      if (!range) return reply.header('content-length', row.bytes).send(content);
      const { start, end } = range;
      return reply
        .code(206)
        .header('content-range', `bytes ${start}-${end}/${row.bytes}`)
        .header('content-length', end - start + 1)
        .send(content);
    },
  );
}

/** Shown in the browser, and saved under its own name. */
const shownAs = ({ name, format }: MediaRow) => {
  const stem = name.replace(/\.[^.]*$/, '');
  return `inline; filename*=UTF-8''${encodeURIComponent(`${stem}.${format}`).replace(/['()*]/g, '_')}`;
};

/**
 * A single byte range. Invalid or multiple ranges, or one for another version of the file, get the
 * whole file.
 */
function requestedRange(
  { headers }: FastifyRequest,
  etag: string,
  bytes: number,
): ByteRange | undefined {
  const { range, 'if-range': version } = headers;
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '');
  if (!match || (version !== undefined && version !== etag)) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (start >= bytes || start > end) throw mediaErrors.unsatisfiableRange(bytes);
  return { start, end };
}
