import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Config } from '../../config/media-config.js';

interface StoredObject {
  content: Buffer;
  type: string | undefined;
  modified: Date;
}

export interface S3Server {
  config: S3Config;
  files: Map<string, StoredObject>;
  /** Status codes to send instead of the next responses, such as 503. */
  faults: number[];
  /** Keys per page of a listing. */
  pageSize: number;
  close(): Promise<void>;
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/**
 * A fake S3 server with one bucket. It verifies AWS Signature Version 4 and the signed content hash
 * of every request.
 */
export async function startS3Server(): Promise<S3Server> {
  const files: S3Server['files'] = new Map();
  const faults: number[] = [];
  const state: S3Server = {
    config: {
      endpoint: '',
      bucket: 'market-media',
      region: 'me-central-1',
      accessKeyId: 'AKIDEXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
    },
    files,
    faults,
    pageSize: 1000,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const fault = faults.shift();
    if (fault) return response.writeHead(fault).end();
    if (!isSigned(request, body, state.config)) return response.writeHead(403).end();
    return reply(state, request, response, body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  state.config.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return state;
}

function isSigned(request: IncomingMessage, body: Buffer, config: S3Config): boolean {
  const { headers, method = '', url = '' } = request;
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  const [, credential = '', signed = '', signature] = match ?? [];
  const time = String(headers['x-amz-date']);
  const scope = `${time.slice(0, 8)}/${config.region}/s3/aws4_request`;
  if (credential !== `${config.accessKeyId}/${scope}` || !signed.split(';').includes('host')) {
    return false;
  }
  const hash = String(headers['x-amz-content-sha256']);
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return false;
  if (method === 'PUT' && hash === 'UNSIGNED-PAYLOAD') return false;
  const { pathname, searchParams } = new URL(url, config.endpoint);
  const query = [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const canonical = [
    method,
    pathname,
    query,
    ...signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    hash,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = scope
    .split('/')
    .reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${config.secretAccessKey}`);
  return hmac(key, toSign).toString('hex') === signature;
}

const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function reply(
  { files, config, pageSize }: S3Server,
  { method, url = '', headers }: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
) {
  const { pathname, searchParams } = new URL(url, config.endpoint);
  if (searchParams.get('list-type') === '2') return list(files, pageSize, searchParams, response);
  const key = decodeURIComponent(pathname.slice(config.bucket.length + 2));
  if (method === 'PUT') {
    files.set(key, { content: body, type: headers['content-type'], modified: new Date() });
    return response.writeHead(200).end();
  }
  if (method === 'DELETE') {
    files.delete(key);
    return response.writeHead(204).end();
  }
  const object = files.get(key);
  if (!object) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  if (first === undefined) return response.writeHead(200).end(object.content);
  return response.writeHead(206).end(object.content.subarray(Number(first), Number(last) + 1));
}

function list(
  files: S3Server['files'],
  pageSize: number,
  query: URLSearchParams,
  response: ServerResponse,
) {
  const after = query.get('continuation-token') ?? '';
  const keys = [...files.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort();
  const page = keys.slice(0, pageSize);
  const entries = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>${files.get(key)?.modified.toISOString()}</LastModified></Contents>`,
  );
  const next =
    keys.length > pageSize ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  response.writeHead(200, { 'content-type': 'application/xml' });
  return response.end(`<ListBucketResult>${entries.join('')}${next}</ListBucketResult>`);
}
