import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Written {
  bytes: Buffer;
  etag?: string;
}

/** Frozen answers, and frozen items of a list, are given to many and change for none: written once. */
const written = new WeakMap<object, Written>();

/**
 * Sends an answer. One that may be kept has an `ETag`, and no body where the caller's copy still
 * holds (304).
 */
export function sendJson(request: FastifyRequest, reply: FastifyReply, response: unknown) {
  const json = write(response);
  const cacheControl = reply.getHeader('cache-control');
  if (cacheControl === 'no-cache' || cacheControl === 'private, no-cache') {
    const etag = tagOf(json);
    const vary = cacheControl === 'no-cache' ? 'Accept-Language' : 'Accept-Language, Cookie';
    reply.headers({ etag, vary });
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  return reply.type('application/json; charset=utf-8').send(json.bytes);
}

/** As bytes, for the tag and for the wire. */
function write(response: unknown): Written {
  if (isShared(response)) return writeOnce(response);
  return isListOfShared(response)
    ? writeList(response)
    : { bytes: Buffer.from(JSON.stringify(response)) };
}

function writeOnce(response: object): Written {
  const known = written.get(response);
  if (known) return known;
  const json = { bytes: Buffer.from(JSON.stringify(response)) };
  written.set(response, json);
  return json;
}

/** Puts a list together from what is written of its items already; its tag from theirs. */
function writeList({ data, ...rest }: ListOfShared): Written {
  const items = data.map(writeOnce);
  const others = JSON.stringify(rest);
  const end = Buffer.from(others === '{}' ? ']}' : `],${others.slice(1)}`);
  const parts = items.flatMap(({ bytes }, at) => [at === 0 ? listStart : comma, bytes]);
  const bytes = Buffer.concat([...parts, end]);
  return { bytes, etag: digest([...items.map(tagOf), end]) };
}

const listStart = Buffer.from('{"data":[');
const comma = Buffer.from(',');

interface ListOfShared {
  data: readonly object[];
}

const isShared = (response: unknown): response is object =>
  typeof response === 'object' && response !== null && Object.isFrozen(response);

const isListOfShared = (response: unknown): response is ListOfShared => {
  if (typeof response !== 'object' || response === null || !('data' in response)) return false;
  const { data } = response;
  return Array.isArray(data) && data.length > 0 && data.every(isShared);
};

function tagOf(json: Written): string {
  json.etag ??= digest([json.bytes]);
  return json.etag;
}

function digest(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return `"${hash.digest('base64url')}"`;
}

/** Whether a list of tags has this one; what lies between may have weakened it. */
const isKnown = (tags: string | undefined, etag: string) =>
  tags?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
