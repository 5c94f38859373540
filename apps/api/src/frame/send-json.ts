import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Written {
  bytes: Buffer;
  etag?: string;
}

/** Frozen answers are given to many, and change for none: they are written once. */
const written = new WeakMap<object, Written>();

/**
 * Sends an answer. One that may be kept has an `ETag`, and no body where the caller's copy still
 * holds (304).
 */
export function sendJson(request: FastifyRequest, reply: FastifyReply, answer: unknown) {
  const json = write(answer);
  if (reply.getHeader('cache-control') === 'no-cache') {
    json.etag ??= `"${createHash('sha256').update(json.bytes).digest('base64url')}"`;
    const { etag } = json;
    reply.headers({ etag, vary: 'Accept-Language' });
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  return reply.type('application/json; charset=utf-8').send(json.bytes);
}

/** As bytes, for the tag and for the wire. */
function write(answer: unknown): Written {
  const shared = typeof answer === 'object' && answer !== null && Object.isFrozen(answer);
  const known = shared && written.get(answer);
  if (known) return known;
  const json = { bytes: Buffer.from(JSON.stringify(answer)) };
  if (shared) written.set(answer, json);
  return json;
}

/** Whether a list of tags has this one; what lies between may have weakened it. */
const isKnown = (tags: string | undefined, etag: string) =>
  tags?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
