import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { sendJson } from './send-json.js';

const car = (id: string) => Object.freeze({ id, name: `سيارة ${id}`, price: 245_000 });
const [first, second] = [car('a'), car('b')];

/** The response to a client that has a copy with this tag. */
async function get(response: unknown, cached = '') {
  const app = fastify();
  app.get('/', (request, reply) =>
    sendJson(request, reply.header('cache-control', 'no-cache'), response),
  );
  const { statusCode, body, headers } = await app.inject({
    url: '/',
    headers: { 'if-none-match': cached },
  });
  return { statusCode, body, tag: String(headers.etag) };
}

it.each([
  { data: [first, second], meta: { total: 2, name: 'سيارات' } },
  { data: [second], meta: { total: 1 } },
  { data: [first] },
  { data: [first, { id: 'made for one' }] },
  { data: [] },
  { data: first },
  first,
])('writes a list as it writes anything else: %j', async (response) => {
  for (const _again of [1, 2]) {
    const { body } = await get(response);
    expect(body).toBe(JSON.stringify(response));
  }
});

it('gives equal lists the same ETag, and others another', async () => {
  const responses = [
    { data: [first, second], meta: { total: 2 } },
    { data: [second, first], meta: { total: 2 } },
    { data: [first, second], meta: { total: 3 } },
    { data: [first] },
    { data: [first, second] },
  ];
  const tags = await Promise.all(responses.map(async (response) => (await get(response)).tag));
  expect(new Set(tags).size).toBe(responses.length);
  expect((await get({ data: [first], meta: undefined })).tag).toBe(tags[3]);
  expect(await get({ ...responses[0] }, tags[0])).toMatchObject({ statusCode: 304, body: '' });
});

it('serialises mutable items again, alone and in lists', async () => {
  const changing = { id: 'c', status: 'free' };
  const responses = [changing, { data: [first, changing] }];
  for (const response of responses) await get(response);
  changing.status = 'reserved';
  for (const response of responses)
    expect((await get(response)).body).toBe(JSON.stringify(response));
});

const cars = { data: Array.from({ length: 40 }, (_, at) => car(`${at}`)), meta: { total: 40 } };

async function coded(
  accepted: string,
  cached = '',
  cacheControl = 'no-cache',
  sent: unknown = cars,
) {
  const app = fastify();
  app.get('/', (request, reply) =>
    sendJson(request, reply.header('cache-control', cacheControl), sent),
  );
  return app.inject({
    url: '/',
    headers: { 'accept-encoding': accepted, 'if-none-match': cached },
  });
}

it('compresses what is the same for everybody, as the client accepts it', async () => {
  const brotli = await coded('gzip, deflate, br, zstd');
  const zipped = await coded('gzip;q=0.8, br;q=0');
  const plain = await coded('identity');
  expect([brotli, zipped, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
    'br',
    'gzip',
    undefined,
  ]);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  const tags = [brotli, zipped, plain].map(({ headers }) => headers.etag);
  expect(new Set(tags).size).toBe(3);
  expect(brotli.headers.vary).toContain('Accept-Encoding');
  for (const tag of tags) expect((await coded('br', String(tag))).statusCode).toBe(304);
});

it('compresses neither personal nor short responses', async () => {
  const personal = await coded('br', '', 'private, no-cache');
  const unstored = await coded('br', '', 'no-store');
  const short = await coded('br', '', 'no-cache', { data: first });
  for (const { headers } of [personal, unstored, short])
    expect(headers['content-encoding']).toBeUndefined();
});
