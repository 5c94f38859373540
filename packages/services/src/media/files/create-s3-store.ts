import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { S3Config } from '../../config/media-config.js';
import type { FileStore, StoredFile } from './file-store.js';

const responseMs = 30_000;
const transferMs = 300_000;

/**
 * Stores files in a bucket of an S3-compatible service. Requests are signed, including their
 * content.
 */
export function createS3Store({ endpoint, bucket, ...credentials }: S3Config): FileStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2 });
  const root = `${endpoint}/${bucket}`;
  const at = (key: string) => `${root}/${key.split('/').map(encodeURIComponent).join('/')}`;

  const send = async (url: string, init: RequestInit, ...expected: number[]) => {
    const response = await client.fetch(url, init);
    if (response.ok || expected.includes(response.status)) return response;
    await response.body?.cancel();
    const code = `${init.method ?? 'GET'} ${new URL(url).pathname}`;
    throw new Error(`The file store responded to ${code} with ${response.status}`);
  };

  return {
    put: async (key, source, type) => {
      const body =
        typeof source === 'string' ? await openAsBlob(source) : new Blob([new Uint8Array(source)]);
      const init = {
        method: 'PUT',
        body,
        headers: { 'content-type': type, 'x-amz-content-sha256': await hashOf(body) },
        signal: AbortSignal.timeout(transferMs),
      };
      await send(at(key), init);
    },
    read: async (key, range) => {
      const headers = range && { range: `bytes=${range.start}-${range.end}` };
      const signal = AbortSignal.timeout(transferMs);
      const response = await send(at(key), { ...(headers && { headers }), signal }, 404);
      if (response.status === 404 || !response.body) {
        await response.body?.cancel();
        return null;
      }
      return Readable.fromWeb(response.body as ReadableStream);
    },
    remove: async (key) => {
      const signal = AbortSignal.timeout(responseMs);
      const response = await send(at(key), { method: 'DELETE', signal }, 404);
      await response.body?.cancel();
    },
    list: () =>
      pagesOf(async (query) => {
        const signal = AbortSignal.timeout(responseMs);
        return (await send(`${root}?${query}`, { signal })).text();
      }),
  };
}

async function hashOf(body: Blob): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of body.stream()) hash.update(chunk);
  return hash.digest('hex');
}

/**
 * Pages of a listing, 1000 keys each. Keys are generated, so the XML contains nothing to unescape.
 */
async function* pagesOf(load: (query: string) => Promise<string>): AsyncIterable<StoredFile> {
  for (let token: string | undefined, first = true; first || token; first = false) {
    const query = new URLSearchParams({ 'list-type': '2', prefix: 'originals/' });
    if (token) query.set('continuation-token', token);
    const xml = await load(query.toString());
    for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      const key = member(entry, 'Key');
      const modified = new Date(member(entry, 'LastModified') ?? '');
      if (key && !Number.isNaN(modified.getTime())) yield { key, modified };
    }
    token = member(xml, 'NextContinuationToken');
  }
}

const member = (xml: string, name: string) =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
