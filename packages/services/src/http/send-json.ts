import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { codedTag, compressJson, type JsonCoding, jsonCoding, plainTag } from './compress-json.js';

interface Written {
  bytes: Buffer;
  etag?: string;
  coded?: Map<JsonCoding, Promise<Buffer>>;
}

/**
 * Serialised frozen responses and list items. They are shared and never change, so each is
 * serialised once.
 */
const written = new WeakMap<object, Written>();

/**
 * Sends a JSON response. A cacheable one has an `ETag`, and is 304 without a body if the client's
 * copy is still valid. One that is the same for everybody is compressed; personal ones are not,
 * since the length of a compressed secret tells something of it.
 */
export async function sendJson(request: FastifyRequest, reply: FastifyReply, response: unknown) {
  const json = write(response);
  const cacheControl = reply.getHeader('cache-control');
  const isPublic = cacheControl === 'no-cache';
  const coding = isPublic
    ? jsonCoding(request.headers['accept-encoding'], json.bytes.length)
    : undefined;
  if (isPublic || cacheControl === 'private, no-cache') {
    const etag = tagOf(json);
    const vary = isPublic ? 'Accept-Language, Accept-Encoding' : 'Accept-Language, Cookie';
    reply.headers({ etag: codedTag(etag, coding), vary });
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  reply.type('application/json; charset=utf-8');
  if (!coding) return reply.send(json.bytes);
  return reply.header('content-encoding', coding).send(await compressOnce(json, coding));
}

/** Compresses a shared response once for all clients. */
function compressOnce(json: Written, coding: JsonCoding): Promise<Buffer> {
  json.coded ??= new Map();
  const known = json.coded.get(coding) ?? compressJson(json.bytes, coding);
  json.coded.set(coding, known);
  return known;
}

/** Bytes of a response, and its ETag. */
function write(response: unknown): Written {
  if (isShared(response)) return writeOnce(response);
  return isListOfShared(response)
    ? writeList(response)
    : { bytes: Buffer.from(JSON.stringify(response)) };
}

function writeOnce(response: object): Written {
  const cached = written.get(response);
  if (cached) return cached;
  const json = { bytes: Buffer.from(JSON.stringify(response)) };
  written.set(response, json);
  return json;
}

/** Joins the serialised items of a list; its ETag is derived from theirs. */
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

/** True if `If-None-Match` contains the tag; proxies may have made it a weak one. */
const matchesEtag = (tags: string | undefined, etag: string) =>
  tags?.split(',').some((tag) => plainTag(tag.trim().replace(/^W\//, '')) === etag) ?? false;
