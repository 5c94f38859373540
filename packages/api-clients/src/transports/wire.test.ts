import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtures } from '../contracts/answers.fixture.js';
import { createLead } from '../contracts/forms/leads.js';
import { listVehicles } from '../contracts/stock/listings.js';
import { createAxiosCall } from './axios.js';
import { createFetchCall } from './fetch.js';

const requests: { method?: string; url?: string; headers: object; body: string }[] = [];
let origin = '';

const server = createServer(async (request, response) => {
  const { method, url, headers } = request;
  requests.push({ method, url, headers, body: await textOf(request) });
  if (method === 'GET') return response.end(JSON.stringify(fixtures.listVehicles));
  response.writeHead(422, { 'content-type': 'application/problem+json' });
  return response.end(
    JSON.stringify({ type: 'about:blank', title: 'غير صالح', status: 422, code: 'invalid_lead' }),
  );
});

async function textOf(request: IncomingMessage) {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe.each([
  ['fetch', createFetchCall],
  ['axios', createAxiosCall],
] as const)('%s over a real connection', (_, create) => {
  it('reads a response and an error response', async () => {
    requests.length = 0;
    const call = create({ origin, csrfToken: () => 'csrf' });
    const query = { items: 12, 'filter[nameplate_name_in]': ['Range Rover'] };
    const response = await call(
      listVehicles,
      { params: { listing: 'ae' }, query },
      { locale: 'ar', cookie: 'a=b' },
    );
    expect(response.data[0]?.model_display_name).toBe('ديفندر 110');
    const body = { data: { name: 'ليلى' } };
    await expect(call(createLead, { params: { id: 'f' }, body })).rejects.toMatchObject({
      kind: 'http',
      status: 422,
      code: 'invalid_lead',
    });
    expect(requests).toMatchObject([
      {
        method: 'GET',
        url: '/services/stock/public_api/listing/ae?items=12&filter[nameplate_name_in]=Range+Rover',
        headers: { 'accept-language': 'ar', cookie: 'a=b' },
        body: '',
      },
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': 'csrf' },
        body: JSON.stringify(body),
      },
    ]);
  });

  it('tells a closed door', async () => {
    const call = create({ origin: 'http://127.0.0.1:1' });
    await expect(call(listVehicles, { params: { listing: 'a' }, query: {} })).rejects.toMatchObject(
      { kind: 'network' },
    );
  });
});
