import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { testConfig } from '../../testing/test-config.js';
import { createHttpServer } from './create-http-server.js';
import { serverOptions, serverOptionsFor } from './server-options.js';

test('heads and idle connections are given 20 seconds; those of a proxy may stay open', async () => {
  for (const [trustedProxies, idleMs] of [
    [[], 20_000],
    [1, 75_000],
    [['10.0.0.0/8'], 75_000],
  ] as const) {
    const app = fastify(serverOptionsFor({ ...testConfig(), trustedProxies }));
    const { headersTimeout, keepAliveTimeout, requestTimeout } = app.server;
    expect({ headersTimeout, keepAliveTimeout, requestTimeout }).toEqual({
      headersTimeout: 15_000,
      keepAliveTimeout: idleMs,
      requestTimeout: 0,
    });
    await app.close();
  }
});

test.each([
  ['silence', '', ''],
  ['half a head', 'GET / HTTP/1.1\r\nHost: x\r\n', 'HTTP/1.1 408'],
  ['a request, and then silence', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n', 'HTTP/1.1 200'],
])('a connection is closed after %s', async (_, bytes, response) => {
  const serverFactory = createHttpServer({ headMs: 60, idleMs: 60, checkMs: 20 });
  const app = fastify({ ...serverOptions, serverFactory });
  app.get('/', async () => 'here');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  let heard = '';
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (data) => {
      heard += data;
    });
    socket.on('close', () => resolve()).on('error', () => {});
    if (bytes) socket.write(bytes);
  });
  expect(heard.slice(0, response.length)).toBe(response);
  await app.close();
});
