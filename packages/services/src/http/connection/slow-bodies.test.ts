import { Agent, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { problem } from '@mawkib/api-clients/contracts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverOptions } from './server-options.js';
import { endSlowBodies } from './slow-bodies.js';

const limits = { everyMs: 150, minBytes: 20 };
let app: FastifyInstance;
const sockets: Socket[] = [];

let received = 0;
let respond = () => {};

beforeEach(async () => {
  // A check is made when the test says so.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  app = fastify(serverOptions);
  endSlowBodies(app.server, limits);
  app.post('/', async ({ body }) => ({ bytes: String(body).length }));
  app.post('/slowly', async () => {
    await new Promise<void>((resolve) => {
      respond = resolve;
    });
    return { done: true };
  });
  app.addContentTypeParser(
    'text/plain',
    { parseAs: 'string' },
    async (_: unknown, body: string) => body,
  );
  app.server.on('connection', (socket: Socket) =>
    socket.on('data', (bytes) => {
      received += bytes.length;
    }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
  vi.useRealTimers();
});

const check = () => vi.advanceTimersByTime(limits.everyMs);

/**
 * Sends a request body in pieces; each has arrived before the next check. Returns the response until
 * the connection closes.
 */
async function send(path: string, length: number, pieces: readonly string[]) {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let heard = '';
  socket.on('data', (bytes) => {
    heard += bytes;
  });
  const ended = new Promise<string>((resolve) =>
    socket.on('close', () => resolve(heard)).on('error', () => {}),
  );
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${length}\r\n\r\n`;
  received = 0;
  socket.write(head);
  let sent = head.length;
  await expect.poll(() => received, { interval: 5 }).toBe(sent);
  for (const piece of pieces) {
    if (!socket.writable) break;
    socket.write(piece);
    sent += piece.length;
    await expect.poll(() => received, { interval: 5 }).toBe(sent);
    check();
  }
  return { ended };
}

test('a body that trickles or stalls ends with 408', async () => {
  for (const pieces of [['x'], []]) {
    const { ended } = await send('/', 10_000, pieces);
    check();
    check();
    const [head = '', body = ''] = (await ended).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 408 Request Timeout/);
    expect(problem.parse(JSON.parse(body))).toMatchObject({ status: 408, code: 'request_timeout' });
  }
});

test('a body may take any time while it keeps arriving', async () => {
  const pieces = Array<string>(12).fill('x'.repeat(20));
  const { ended } = await send('/', 240, pieces);
  expect(await ended).toMatch(/^HTTP\/1\.1 200 OK.*\{"bytes":240\}/s);
});

test('a response may take any time once the body has arrived', async () => {
  const { ended } = await send('/slowly', 1, ['x']);
  for (let checks = 0; checks < 5; checks += 1) check();
  respond();
  expect(await ended).toMatch(/^HTTP\/1\.1 200 OK.*\{"done":true\}/s);
});

test('a keep-alive connection keeps no listeners of finished requests', async () => {
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const connections = new Set<Socket>();
  app.server.on('connection', (socket) => connections.add(socket));
  const post = (path: string) =>
    new Promise<void>((resolve, reject) => {
      const headers = { 'content-type': 'text/plain' };
      request({ port, host: '127.0.0.1', path, method: 'POST', agent, headers }, (response) =>
        response.resume().once('end', resolve),
      )
        .once('error', reject)
        .end('x'.repeat(100));
    });
  const listeners = () => [...connections].map((socket) => socket.listenerCount('close'));
  await post('/');
  const after = listeners();
  // A body that is never read must end too.
  for (let at = 0; at < 20; at += 1) await post(at % 2 ? '/' : '/nowhere');
  expect(listeners()).toEqual(after);
  agent.destroy();
});
