import { type AddressInfo, connect } from 'node:net';
import { problem } from '@mawkib/api-clients/contracts';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverOptions } from './server-options.js';

const app = fastify(serverOptions);
beforeAll(async () => {
  app.get('/', async () => 'here');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** The server's response to these bytes until it closes the connection. */
const say = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo;
    let heard = '';
    connect(port, '127.0.0.1')
      .on('data', (chunk) => {
        heard += chunk;
      })
      .on('close', () => resolve(heard))
      .on('error', reject)
      .write(bytes);
  });

test.each([
  ['no HTTP', 'hello\r\n\r\n', 400, 'bad_request'],
  ['a method that is none', 'STEAL / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'bad_request'],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n', 400, 'bad_request'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
    'bad_request',
  ],
  [
    'a head without end',
    `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'head_too_large',
  ],
])('answers %s with a problem and hangs up', async (_, bytes, status, code) => {
  const [head = '', body = ''] = (await say(bytes)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toContain('application/problem+json');
  expect(problem.parse(JSON.parse(body))).toMatchObject({ status, code });
});
