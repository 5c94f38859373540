import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';
import { testConfig } from '../../testing/test-config.js';
import { serverOptions } from '../connection/server-options.js';
import { incomingFolder } from './receive-file.js';

describeOnDatabase('a body that is a file', (open) => {
  let t: TestApi;
  let dataDir = '';
  let port = 0;
  let headers: Record<string, string>;
  const server = fastify(serverOptions);
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'mawkib-receive-'));
    const small = { ...testConfig().media, imageBytes: 100_000, fileBytes: 100_000 };
    t = await open({ config: { dataDir, media: small } });
    const { cookie, csrf } = await t.as('editor');
    headers = { cookie, 'x-csrf-token': csrf };
    await server.register(t.api.plugin);
    await server.listen({ port: 0, host: '127.0.0.1' });
    port = (server.server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    await server.close();
    await t.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const send = (body: BodyInit, more: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}/services/media/library?name=a.jpg`, {
      method: 'POST',
      headers,
      body,
      ...more,
    });

  test('larger than allowed gets a 413, with or without a Content-Length', async () => {
    const large = Buffer.alloc(5_000_000);
    const announced = await send(large);
    const streamed = await send(new Blob([large]).stream(), { duplex: 'half' } as RequestInit);
    for (const response of [announced, streamed]) {
      expect([response.status, (await response.json()).code]).toEqual([413, 'too_large']);
    }
    expect(await readdir(incomingFolder(dataDir))).toEqual([]);
  });

  test('that is empty is rejected', async () => {
    expect((await send('')).status).toBe(422);
    const none = await send('x', { body: null });
    expect([none.status, (await none.json()).code]).toEqual([422, 'empty_file']);
  });

  test('that is interrupted leaves nothing', async () => {
    const socket = connect(port, '127.0.0.1');
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.write(
      `POST /services/media/library?name=a HTTP/1.1\r\nhost: a\r\n${lines.join('\r\n')}\r\ncontent-length: 90000\r\n\r\n`,
    );
    socket.write(Buffer.alloc(40_000));
    const folder = incomingFolder(dataDir);
    const untilThere = async (count: number) => {
      for (let at = 0; at < 100; at += 1) {
        if ((await readdir(folder)).length === count) return count;
        await pause(50);
      }
      return (await readdir(folder)).length;
    };
    expect(await untilThere(1)).toBe(1);
    socket.destroy();
    expect(await untilThere(0)).toBe(0);
  });
});
