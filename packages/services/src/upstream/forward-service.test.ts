import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLog } from '../runtime/create-log.js';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';
import { forwardService } from './forward-service.js';

interface Seen {
  url: string;
  headers: IncomingHttpHeaders;
}

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

/** The market's own stock service, below the path `/cars`. */
const seen: Seen[] = [];
let respond: Respond = () => {};
const service = createServer((request, response) => {
  seen.push({ url: request.url ?? '', headers: request.headers });
  respond(request, response);
});

const suggestions = '/services/stock/public_api/listing/all/suggestions?q=%D8%AF&lang=ar';

describeOnDatabase('an external stock service', (open) => {
  let market: TestApi;

  beforeAll(async () => {
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const { port } = service.address() as AddressInfo;
    market = await open({ config: { stockServiceUrl: `http://127.0.0.1:${port}/cars` } });
  });
  beforeEach(() => {
    seen.length = 0;
  });
  afterAll(async () => {
    await market.close();
    service.closeAllConnections();
    await new Promise((resolve) => service.close(resolve));
  });

  it("forwards calls of browsers to the market's own stock service, without cookies in either direction", async () => {
    respond = (_request, response) => {
      response.writeHead(200, {
        'content-type': 'application/json',
        'set-cookie': 'theirs=1',
        etag: '"7"',
      });
      response.end('{"data":["ديفندر"]}');
    };
    const response = await market.app.inject({
      url: suggestions,
      headers: {
        cookie: 'mawkib_session=secret',
        'x-csrf-token': 'secret',
        'accept-language': 'ar',
      },
    });
    expect(response.json()).toEqual({ data: ['ديفندر'] });
    expect(response.headers.etag).toBe('"7"');
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(seen[0]?.url).toBe('/cars/public_api/listing/all/suggestions?q=%D8%AF&lang=ar');
    expect(seen[0]?.headers['accept-language']).toBe('ar');
    expect(JSON.stringify(seen[0]?.headers)).not.toContain('secret');
  });

  it("forwards bodies and the service's own errors", async () => {
    respond = (request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        response.writeHead(404, { 'content-type': 'application/problem+json' });
        response.end(JSON.stringify({ code: 'unknown_listing', body: JSON.parse(body) }));
      });
    };
    const payload = { searches: [{ id: 'a' }] };
    const url = '/services/stock/public_api/searches/check';
    const response = await market.app.inject({ method: 'POST', url, payload });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ code: 'unknown_listing', body: payload });
  });

  it('streams changes while the service continues writing', async () => {
    respond = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('event: changed\ndata: 1\n\n');
    };
    await market.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = market.app.server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/services/stock/public_api/listing/all/changes`;
    const stop = new AbortController();
    const response = await fetch(url, { signal: stop.signal });
    const first = await response.body?.getReader().read();
    expect(new TextDecoder().decode(first?.value)).toBe('event: changed\ndata: 1\n\n');
    stop.abort();
  });

  it('reports in both languages that the service does not respond', async () => {
    respond = () => {};
    const responses = await Promise.all(
      ['ar', 'en'].map((language) =>
        market.app.inject({ url: suggestions, headers: { 'accept-language': language } }),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([502, 502]);
    expect(responses.map((response) => response.json().code)).toEqual([
      'source_failed',
      'source_failed',
    ]);
  });

  it('waits for it no longer than its timeout', async () => {
    respond = () => {};
    const { port } = service.address() as AddressInfo;
    const server = fastify();
    for (const [name, timeoutMs] of [
      ['patient', 600_000],
      ['hasty', 50],
    ] as const) {
      const base = `http://127.0.0.1:${port}/cars`;
      const context = { log: createLog('silent') };
      await server.register((app) => forwardService(app, context, { name, base, timeoutMs }), {
        prefix: `/services/${name}`,
      });
    }
    const first = await Promise.race(
      ['patient', 'hasty'].map(async (name) => {
        await server.inject(`/services/${name}/lists`);
        return name;
      }),
    );
    expect(first).toBe('hasty');
    expect(seen).toHaveLength(2);
    service.closeAllConnections();
    await server.close();
  });
});
