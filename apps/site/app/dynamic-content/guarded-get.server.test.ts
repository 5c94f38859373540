import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGuardedGet } from './guarded-get.server.ts';
import { isPublicAddress } from './public-address.server.ts';

let server: Server;
let origin = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/slow') return;
    if (request.url === '/away') response.writeHead(302, { location: '/json' });
    if (request.url === '/gone') response.statusCode = 404;
    response.end(
      request.url === '/large' ? 'x'.repeat(5000) : request.url === '/text' ? 'plain' : '{"a":1}',
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const inside = () => createGuardedGet({ publicUrl: origin, sizeLimit: 1000, timeLimit: 200 });
const outside = createGuardedGet({ publicUrl: 'https://market.example' });

describe('createGuardedGet', () => {
  it('answers with status and parsed body, a text where it is no JSON', async () => {
    expect(await inside()(`${origin}/json`)).toEqual({ status: 200, body: { a: 1 } });
    expect(await inside()('/text')).toEqual({ status: 200, body: 'plain' });
    expect(await inside()(`${origin}/gone`)).toMatchObject({ status: 404 });
  });

  it('follows no redirect', async () => {
    expect(await inside()('/away')).toMatchObject({ status: 302 });
  });

  it('gives up on what takes too long or is too large', async () => {
    await expect(inside()('/slow')).rejects.toThrow();
    await expect(inside()('/large')).rejects.toThrow('1000 bytes');
  });

  it.each([
    'http://127.0.0.1:1/x',
    'http://localhost:1/x',
    'http://[::1]:1/',
    'http://[::ffff:127.0.0.1]:1/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/',
    'http://2130706433/',
  ])('asks nothing inside the network of a public site: %s', async (address) => {
    await expect(outside(address)).rejects.toThrow('inside this network');
  });

  it.each(['file:///etc/passwd', 'ftp://example.com', 'https://user:pass@example.com', 'http://'])(
    'refuses what is no plain address: %s',
    async (address) => {
      await expect(outside(address)).rejects.toThrow();
    },
  );
});

describe('isPublicAddress', () => {
  it('is false for this machine, its network and reserved ranges', () => {
    const closed = ['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.1.1.1', '169.254.1.1', '172.20.0.1'];
    const more = ['192.168.1.1', '224.0.0.1', '255.255.255.255', '::', '::1', 'fd00::1', 'fe80::1'];
    const odd = [
      'ff02::1',
      '::ffff:10.0.0.1',
      '64:ff9b::7f00:1',
      '::ffff:7f00:1',
      'example.com',
      '',
    ];
    for (const address of [...closed, ...more, ...odd]) {
      expect([address, isPublicAddress(address)]).toEqual([address, false]);
    }
  });

  it('is true for the others', () => {
    for (const address of [
      '1.1.1.1',
      '8.8.8.8',
      '172.32.0.1',
      '2606:4700::1111',
      '::ffff:8.8.8.8',
    ]) {
      expect([address, isPublicAddress(address)]).toEqual([address, true]);
    }
  });
});
