import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net';
import { runs } from '@mawkib/tooling-vitest/scope';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testCertificate, testKey } from './certificate.fixture.js';
import { createGuardedFetch, type GuardedFetchOptions } from './guarded-fetch.js';

let secure: Server;
let plain: Server;
let reply: RequestListener;
let requested: { host: string | undefined; url: string | undefined; cookie: string | undefined }[];
let dialled: string[];

const listen = (server: Server) =>
  new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const portOf = (server: Server) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  const listener: RequestListener = (request, response) => {
    const { host, cookie } = request.headers;
    requested.push({ host, url: request.url, cookie });
    reply(request, response);
  };
  plain = createServer(listener);
  secure = createSecureServer({ key: testKey, cert: testCertificate }, listener);
  await Promise.all([listen(plain), listen(secure)]);
});
afterAll(() => {
  plain.close();
  secure.close();
});
beforeEach(() => {
  [requested, dialled] = [[], []];
  reply = json({ ok: true });
});

const json =
  (body: unknown, headers: Record<string, string> = {}, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

/** Resolves names as given and connects to the local server for every address. */
const guarded = (
  names: Record<string, string[]> = { 'market.example': ['93.184.216.34'] },
  options: GuardedFetchOptions = {},
) =>
  createGuardedFetch({
    ca: testCertificate,
    resolve: async (host) => names[host] ?? [],
    dial: (address) => {
      dialled.push(address);
      return connect({ host: '127.0.0.1', port: portOf(secure) });
    },
    ...options,
  });
const reason = (flight: Promise<unknown>) =>
  flight.then(
    () => 'answered',
    (error: { reason: string }) => error.reason,
  );

describe('a guarded fetch', () => {
  test('returns the JSON of an https URL and sends nothing that identifies anyone', async () => {
    expect(await guarded()('https://market.example/offers?lang=ar')).toEqual({ ok: true });
    expect(requested).toEqual([
      { host: 'market.example', url: '/offers?lang=ar', cookie: undefined },
    ]);
  });

  test('connects to the address that was checked, whatever the name resolves to later', async () => {
    const answers = [['93.184.216.34'], ['127.0.0.1']];
    let times = 0;
    const resolve = async () => answers[times++] ?? [];
    await guarded({}, { resolve })('https://market.example/');
    expect([dialled, times]).toEqual([['93.184.216.34'], 1]);
  });

  test('tries the addresses of a host in turn, IPv4 first', async () => {
    const names = { 'market.example': ['2a00:1450::1', '93.184.216.35', '93.184.216.34'] };
    const dial = (address: string) => {
      dialled.push(address);
      const port = address === '93.184.216.34' ? portOf(secure) : 1;
      return connect({ host: '127.0.0.1', port });
    };
    expect(await guarded(names, { dial })('https://market.example/')).toEqual({ ok: true });
    expect(dialled).toEqual(['93.184.216.35', '93.184.216.34']);
    const none = { 'market.example': ['93.184.216.35', '2a00:1450::1'] };
    expect(await reason(guarded(none, { dial })('https://market.example/'))).toBe('network');
  });

  test.each(['POST', 'GET'])(
    'sends a %s once, also where the first address drops it',
    async (method) => {
      const post = { body: '{"lead":1}', headers: { 'content-type': 'application/json' } };
      const names = { 'market.example': ['93.184.216.34', '93.184.216.35'] };
      const arrived: string[] = [];
      reply = async (request) => {
        for await (const chunk of request) arrived.push(String(chunk));
        request.socket.destroy();
      };
      const flight = guarded(names)('https://market.example/', method === 'POST' ? { post } : {});
      expect(await reason(flight)).toBe('network');
      expect([dialled, requested.length]).toEqual([['93.184.216.34'], 1]);
      expect(arrived).toEqual(method === 'POST' ? ['{"lead":1}'] : []);
    },
  );

  test('continues if the first address accepts a connection and drops it', async () => {
    const dropping = createTcpServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => dropping.listen(0, '127.0.0.1', resolve));
    const { port } = dropping.address() as AddressInfo;
    const names = { 'market.example': ['93.184.216.34', '93.184.216.35'] };
    const dial = (address: string) => {
      dialled.push(address);
      return connect({
        host: '127.0.0.1',
        port: address === '93.184.216.34' ? port : portOf(secure),
      });
    };
    const post = { body: '{}', headers: {} };
    expect(await guarded(names, { dial })('https://market.example/', { post })).toEqual({
      ok: true,
    });
    expect([dialled.length, requested.length]).toEqual([2, 1]);
    dropping.close();
  });

  test('connects to a public IP address', async () => {
    expect(await guarded()('https://93.184.216.34/')).toEqual({ ok: true });
    expect(dialled).toEqual(['93.184.216.34']);
  });

  test('rejects a certificate for another name', async () => {
    const names = { 'other.example': ['93.184.216.34'] };
    expect(await reason(guarded(names)('https://other.example/'))).toBe('network');
  });

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '0.0.0.0',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fe80::1%eth0',
    'fd00:ec2::254',
    'fc00::1',
    'ff02::1',
    '::ffff:169.254.169.254',
    '::ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',
    '2002:7f00:1::1',
    '2001:0:1::1',
    '2001:db8::1',
    '4000::1',
    'fec0::1',
    '192.175.48.1',
    'no address',
  ])('does not connect to %s, under any name', async (address) => {
    const names = {
      'inside.example': [address],
      'both.example': ['93.184.216.34', address],
    };
    expect(await reason(guarded(names)('https://inside.example/'))).toBe('inside');
    expect(await reason(guarded(names)('https://both.example/'))).toBe('inside');
    expect([dialled, requested]).toEqual([[], []]);
  });

  test.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
  ])('does not ask %s', async (address) => {
    expect([await reason(guarded()(address)), dialled]).toEqual(['inside', []]);
  });

  test.each([
    'http://market.example/',
    'http://localhost/',
    'ftp://market.example/',
    'file:///etc/passwd',
    'data:application/json,[]',
    'https://user:secret@market.example/',
    '//market.example/',
    '/offers',
    '',
  ])('refuses the address %s', async (address) => {
    expect([await reason(guarded()(address)), dialled]).toEqual(['address', []]);
  });

  test('fetches this machine over http in development only, and as localhost only', async () => {
    const address = `http://localhost:${portOf(plain)}/list`;
    const local = { allowLocal: true, resolve: async () => ['127.0.0.1'] };
    const fetch = createGuardedFetch(local);
    expect(await fetch(address)).toEqual({ ok: true });
    expect(await reason(guarded()(address))).toBe('address');
    expect(await reason(fetch(`http://home.example:${portOf(plain)}/`))).toBe('address');
    expect(await reason(fetch('https://home.example/'))).toBe('inside');
    const elsewhere = createGuardedFetch({ ...local, resolve: async () => ['10.0.0.1'] });
    expect(await reason(elsewhere(address))).toBe('inside');
  });

  test('follows no redirect', async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      reply = json('[]', { location: 'https://market.example/other' }, status);
      expect(await reason(guarded()('https://market.example/'))).toBe('redirect');
    }
    expect(requested).toHaveLength(5);
  });

  test('does not treat a failure as a response and reports its status', async () => {
    reply = json('{}', {}, 503);
    await expect(guarded()('https://market.example/')).rejects.toMatchObject({
      reason: 'status',
      status: 503,
    });
  });

  test('aborts a response that is too large, with or without a Content-Length', async () => {
    const [fetch, body] = [
      guarded(undefined, { sizeLimit: 1000 }),
      JSON.stringify('x'.repeat(2000)),
    ];
    reply = json(body);
    expect(await reason(fetch('https://market.example/'))).toBe('too_large');
    reply = json(body, { 'content-length': String(Buffer.byteLength(body)) });
    expect(await reason(fetch('https://market.example/'))).toBe('too_large');
  });

  test('waits no longer than its timeout: for a name, a response, the rest of it', async () => {
    const limit = { timeLimit: 60 };
    const never = { ...limit, resolve: () => new Promise<never>(() => {}) };
    expect(await reason(guarded({}, never)('https://market.example/'))).toBe('timeout');
    reply = () => {};
    expect(await reason(guarded(undefined, limit)('https://market.example/'))).toBe('timeout');
    reply = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('[');
    };
    expect(await reason(guarded(undefined, limit)('https://market.example/'))).toBe('timeout');
  });

  test('reads JSON only, and plain text on request', async () => {
    reply = json('<p>{}</p>', { 'content-type': 'text/html' });
    expect(await reason(guarded()('https://market.example/'))).toBe('content_type');
    expect(await guarded()('https://market.example/', { text: true })).toBe('<p>{}</p>');
    reply = json('[1]', { 'content-type': 'text/plain; charset=utf-8' });
    expect(await guarded()('https://market.example/', { text: true })).toEqual([1]);
    reply = json('[1]', { 'content-type': 'application/octet-stream' });
    expect(await reason(guarded()('https://market.example/', { text: true }))).toBe('content_type');
    reply = json('[1]', { 'content-encoding': 'gzip' });
    expect(await reason(guarded()('https://market.example/'))).toBe('content_type');
    reply = json('[1', { 'content-type': 'application/vnd.api+json' });
    expect(await reason(guarded()('https://market.example/'))).toBe('malformed');
  });

  test('rejects keys that reach a prototype', async () => {
    reply = json('{"__proto__":{"a":1},"b":{"constructor":1,"prototype":2,"c":3}}');
    expect(await guarded()('https://market.example/')).toEqual({ b: { c: 3 } });
  });

  test('reports errors without the path and query of the URL', async () => {
    const failure = await guarded({})('https://market.example/key?token=secret').catch(
      (error: Error) => error,
    );
    expect(String(failure)).toContain('market.example');
    expect(String(failure)).not.toMatch(/key|secret/);
  });

  test('rejects any invalid URL with its own error, without a request', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.webUrl()), async (address) => {
        const failure = await createGuardedFetch({ resolve: async () => [] })(address).catch(
          (error: unknown) => error,
        );
        expect(failure).toMatchObject({ kind: 'outside' });
      }),
      { numRuns: runs(100) },
    );
  });
});
