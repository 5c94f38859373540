import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends an answer. One that may be kept has an `ETag`, and no body where the caller's copy still
 * holds (304).
 */
export function sendJson(request: FastifyRequest, reply: FastifyReply, answer: unknown) {
  // Written as bytes once, for the tag and for the wire.
  const bytes = Buffer.from(JSON.stringify(answer));
  if (reply.getHeader('cache-control') === 'no-cache') {
    const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
    reply.headers({ etag, vary: 'Accept-Language' });
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  return reply.type('application/json; charset=utf-8').send(bytes);
}

/** Whether a list of tags has this one; what lies between may have weakened it. */
const isKnown = (tags: string | undefined, etag: string) =>
  tags?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
