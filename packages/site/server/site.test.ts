import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Call } from '@mawkib/api-clients';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockCookieName } from '../app/order/cookies/lock-cookie-name.ts';
import { createSite, type Site } from './site.ts';

/**
 * Stands for the build: renders its address and how often it was asked. `/plain` may not be kept,
 * `/gone` is a 404, `/cookie` sets one, `/slow` waits until it is let go; the query `policy` is the
 * page's policy.
 */
const serverModule = `
const entry = { module: { createSiteHandler() {
  globalThis.siteStub = { renders: 0, purges: 0, bodies: [], status: 200, go: () => {} };
  return {
    async handle(request, nonce) {
      const stub = globalThis.siteStub;
      stub.renders += 1;
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === '/slow') await new Promise((go) => { stub.go = go; });
      if (request.method === 'POST') stub.bodies.push(await request.text());
      const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
      if (pathname !== '/plain') headers.set('x-mawkib-store', '1');
      if (pathname === '/cookie') headers.append('set-cookie', 'a=1; Path=/');
      const policy = searchParams.get('policy');
      if (policy) headers.set('x-mawkib-policy', policy);
      const status = pathname === '/gone' ? 404 : stub.status;
      if (pathname === '/data') {
        headers.set('content-type', 'text/x-script');
        return { response: new Response('data', { headers }), document: undefined };
      }
      const document = '<!DOCTYPE html><p nonce="' + nonce + '">' + request.url + ' ' + stub.renders + '</p>' + 'ديفندر '.repeat(400);
      return { response: new Response(null, { status, headers }), document };
    },
    purge() { globalThis.siteStub.purges += 1; },
  };
} } };
const routes = {
  root: { id: 'root', path: '' },
  market: { id: 'market', parentId: 'root', path: ':locale' },
  home: { id: 'home', parentId: 'market', index: true },
  hours: { id: 'hours', parentId: 'market', path: 'opening-hours' },
  club: { id: 'club', parentId: 'market', path: 'club' },
  join: { id: 'join', parentId: 'club', path: 'join/:day?' },
  map: { id: 'map', parentId: 'root', path: 'sitemap.xml' },
  content: { id: 'content', parentId: 'market', path: '*' },
};
export { entry, routes };
`;

interface Stub {
  renders: number;
  purges: number;
  bodies: string[];
  /** With which everything but `/gone` is answered. */
  status: number;
  go: () => void;
}
const stub = () => (globalThis as unknown as { siteStub: Stub }).siteStub;

let folder = '';
let site: Site;
let server: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mawkib-site-'));
  await mkdir(join(folder, 'client/.vite'), { recursive: true });
  await mkdir(join(folder, 'client/assets'));
  await mkdir(join(folder, 'server'));
  await writeFile(join(folder, 'server/package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'server/index.js'), serverModule);
  await writeFile(join(folder, 'client/.vite/manifest.json'), '{}');
  await writeFile(join(folder, 'client/assets/app-1a2b.js'), 'run()');
  await writeFile(join(folder, 'client/assets/app-1a2b.js.br'), brotliCompressSync('run()'));
  for (const file of ['favicon.ico', 'favicon.svg', 'robots.txt']) {
    await writeFile(join(folder, 'client', file), file);
  }
});
afterAll(() => rm(folder, { recursive: true }));

const open = async (options: Partial<Parameters<typeof createSite>[0]> = {}) => {
  server = fastify({ logger: false });
  site = await createSite({
    call: (() => {}) as unknown as Call,
    publicUrl: 'https://market.example',
    sessionCookie: 'session',
    log: server.log,
    buildFolder: folder,
    ...options,
  });
  await server.register(site.plugin);
};
beforeEach(() => open());
afterEach(() => server.close());

const withoutNonce = (text: string) => text.replace(/nonce="[^"]+"/, '');
const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

it('tells the paths of its routes below the language', () => {
  expect(site.routes).toEqual(['opening-hours', 'club', 'club/join/:day?', '*']);
});

describe('documents', () => {
  it('are rendered once and then answered from memory', async () => {
    const first = await get('/ar/');
    const second = await get('/ar/');
    expect(withoutNonce(second.body)).toBe(withoutNonce(first.body));
    expect(first.body).toContain('https://market.example/ar/ 1');
    expect(stub().renders).toBe(1);
  });

  it('carry a nonce of their own in every response, also from memory', async () => {
    const nonces = new Set<string>();
    for (const response of [await get('/ar/'), await get('/ar/'), await get('/ar/')]) {
      const nonce = /nonce="([^"]+)"/.exec(response.body)?.[1];
      expect(response.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      nonces.add(String(nonce));
      expect(response.headers.vary).toBe('Accept-Encoding, Cookie');
      expect(response.headers['x-content-type-options']).toBe('nosniff');
      expect(response.headers['strict-transport-security']).toBe('max-age=31536000');
    }
    expect(nonces.size).toBe(3);
    expect(stub().renders).toBe(1);
  });

  it.each(['session', lockCookieName])(
    'never come from memory for the owner of %s, and theirs are not kept',
    async (name) => {
      await get('/ar/', { cookie: `${name}=abc` });
      await get('/ar/');
      await get('/ar/', { cookie: `x=1; ${name}=abc` });
      expect(stub().renders).toBe(3);
      await get('/ar/', { cookie: 'other=1' });
      expect(stub().renders).toBe(3);
    },
  );

  it.each(['/plain', '/gone', '/cookie'])(
    'are not kept where they must not be: %s',
    async (url) => {
      await get(url);
      const { headers } = await get(url);
      expect(stub().renders).toBe(2);
      expect(headers.etag).toBeUndefined();
    },
  );

  it('bring their cookies along', async () => {
    expect((await get('/cookie')).headers['set-cookie']).toEqual(['a=1; Path=/']);
  });

  it('are not sent twice: 304 for a known ETag', async () => {
    const { etag } = (await get('/ar/')).headers;
    const known = await get('/ar/', { 'if-none-match': String(etag) });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    // The policy of the copy that the browser has stays: its nonce is in that copy.
    expect(known.headers['content-security-policy']).toBeUndefined();
    expect((await get('/ar/', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
  });

  it('are answered to HEAD without their body', async () => {
    const head = await server.inject({ method: 'HEAD', url: '/ar/' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-type']).toContain('text/html');
  });

  it('are the same bytes in every encoding, fresh and from memory', async () => {
    const plain = withoutNonce((await get('/ar/')).body);
    const brotli = await get('/ar/', { 'accept-encoding': 'gzip, br' });
    const gzip = await get('/ar/', { 'accept-encoding': 'gzip' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(withoutNonce(brotliDecompressSync(brotli.rawPayload).toString())).toBe(plain);
    expect(withoutNonce(gunzipSync(gzip.rawPayload).toString())).toBe(plain);
    const fresh = await get('/plain', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(fresh.rawPayload).toString()).toContain('/plain');
  });

  it('are rendered again after a purge, and a rendering in progress is not cached', async () => {
    await get('/ar/');
    const slow = get('/slow');
    await expect.poll(() => stub().renders).toBe(2);
    site.purge();
    expect(stub().purges).toBe(1);
    stub().go();
    await slow;
    await get('/ar/');
    expect(stub().renders).toBe(3);
    const again = get('/slow');
    await expect.poll(() => stub().renders).toBe(4);
    stub().go();
    await again;
  });

  it('are served unchanged while the services are unreachable, and rendered again afterwards', async () => {
    const finished = await get('/ar/');
    stub().status = 500;
    site.suspend();
    expect([await get('/ar/'), await get('/ar/new')].map(({ statusCode }) => statusCode)).toEqual([
      200, 500,
    ]);
    expect(stub().renders).toBe(2);
    site.resume();
    expect(stub().purges).toBe(1);
    const standIn = await get('/ar/');
    // Each response has a nonce of its own.
    const withoutNonce = (body: string) => body.replace(/nonce="[^"]+"/g, '');
    expect(standIn.statusCode).toBe(200);
    expect(withoutNonce(standIn.body)).toBe(withoutNonce(finished.body));
    expect(stub().renders).toBe(3);
    stub().status = 200;
    expect((await get('/ar/')).body).toContain('https://market.example/ar/ 4');
  });

  it('are served whatever their age while the services are out of reach, without an attempt', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      await server.close();
      await open();
      const finished = await get('/ar/');
      vi.setSystemTime(Date.now() + 3_600_000);
      site.suspend();
      const old = await get('/ar/');
      expect(old.headers.etag).toBe(finished.headers.etag);
      expect(stub().renders).toBe(1);
      site.resume();
      expect((await get('/ar/')).body).toContain('https://market.example/ar/ 2');
    } finally {
      vi.useRealTimers();
    }
  });

  it('are served while one request renders them again after an outage', async () => {
    const finished = await get('/ar/');
    site.resume();
    const all = await Promise.all([1, 2, 3, 4].map(() => get('/ar/')));
    expect(stub().renders).toBe(2);
    const withoutNonce = (body: string) => body.replace(/nonce="[^"]+"/g, '');
    expect(all.slice(1).map(({ body }) => withoutNonce(body))).toEqual(
      Array(3).fill(withoutNonce(finished.body)),
    );
    expect(all[0]?.body).toContain('https://market.example/ar/ 2');
    expect((await get('/ar/')).body).toContain('https://market.example/ar/ 2');
    // What was purged is rendered for each of them.
    site.purge();
    await Promise.all([get('/ar/'), get('/ar/')]);
    expect(stub().renders).toBe(4);
  });

  it('never stand in for a page that was purged or is missing', async () => {
    await get('/ar/');
    site.purge();
    stub().status = 500;
    site.suspend();
    expect((await get('/ar/')).statusCode).toBe(500);
    site.resume();
    stub().status = 200;
    await get('/ar/');
    site.resume();
    stub().status = 410;
    await get('/ar/');
    stub().status = 500;
    expect((await get('/ar/')).statusCode).toBe(500);
  });

  it('are never kept with the cache off', async () => {
    await server.close();
    await open({ cache: false });
    await get('/ar/');
    await get('/ar/');
    expect(stub().renders).toBe(2);
  });
});

describe('the policy of a page', () => {
  const origin = 'https://js.vendor.example';
  const policy = {
    sources: {
      'script-src': [origin],
      'frame-src': [origin, 'https://*.vendor.example'],
      'connect-src': ['https://api.vendor.example'],
      'img-src': ['https://*.vendor.example'],
      'form-action': ['https://pay.vendor.example', "'unsafe-inline'", '*'],
    },
    paymentFrames: [origin, 'https://*.vendor.example'],
    opensWindows: true,
  };
  const headersOf = async (url: string) => {
    const { headers } = await get(url);
    const nonce = /nonce-([\w-]+)/.exec(String(headers['content-security-policy']))?.[1] ?? '';
    return {
      csp: String(headers['content-security-policy']).replaceAll(nonce, 'N'),
      opener: headers['cross-origin-opener-policy'],
      permissions: headers['permissions-policy'],
      internal: headers['x-mawkib-policy'],
    };
  };
  const ofEveryPage = {
    csp:
      "default-src 'self'; script-src 'self' 'nonce-N'; style-src 'self' 'nonce-N'; " +
      "style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
      "connect-src 'self'; media-src 'self'; " +
      "frame-src 'self' https://www.youtube-nocookie.com; object-src 'none'; base-uri 'none'; " +
      "form-action 'self'; frame-ancestors 'self'",
    opener: 'same-origin',
    permissions: 'camera=(), microphone=(), payment=(self), geolocation=(self)',
    internal: undefined,
  };

  it('extends single directives of that page, by origins alone', async () => {
    const url = `/ar/pay?policy=${encodeURIComponent(JSON.stringify(policy))}`;
    expect(await headersOf(url)).toEqual({
      csp: ofEveryPage.csp
        .replace("script-src 'self' 'nonce-N'", `script-src 'self' 'nonce-N' ${origin}`)
        .replace("img-src 'self' data:", "img-src 'self' data: https://*.vendor.example")
        .replace("connect-src 'self'", "connect-src 'self' https://api.vendor.example")
        .replace('nocookie.com', `nocookie.com ${origin} https://*.vendor.example`)
        .replace("form-action 'self'", "form-action 'self' https://pay.vendor.example"),
      opener: 'same-origin-allow-popups',
      permissions: `camera=(), microphone=(), payment=(self "${origin}"), geolocation=(self)`,
      internal: undefined,
    });
  });

  it.each(['/ar/', '/ar/vehicles', '/plain', '/gone', '/cookie', '/ar/pay'])(
    'leaves %s as it is',
    async (url) => {
      expect(await headersOf(url)).toEqual(ofEveryPage);
    },
  );
});

describe('other answers', () => {
  it('give hashed assets for a year and hide the manifest', async () => {
    const asset = await get('/assets/app-1a2b.js');
    expect(asset.body).toBe('run()');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['x-content-type-options']).toBe('nosniff');
    for (const url of ['/.vite/manifest.json', '/assets/../.vite/manifest.json']) {
      expect((await get(url)).body).not.toBe('{}');
    }
  });

  it('give assets as the build compressed them to whoever reads that', async () => {
    const url = '/assets/app-1a2b.js';
    const small = await get(url, { 'accept-encoding': 'gzip, br' });
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(small.headers['content-type']).toContain('javascript');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe('run()');
    // No twin of that encoding: as it is.
    const plain = await get(url, { 'accept-encoding': 'gzip' });
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'run()']);
  });

  it('give the files that robots and browsers ask for', async () => {
    const robots = await get('/robots.txt');
    expect(robots.headers['content-type']).toContain('text/plain');
    expect(robots.body).toBe('robots.txt\nSitemap: https://market.example/sitemap.xml\n');
    expect((await get('/favicon.svg')).headers['content-type']).toContain('image/svg+xml');
  });

  it('are never taken for another type, and ask for https, whatever they are', async () => {
    const urls = ['/assets/app-1a2b.js', '/robots.txt', '/favicon.ico', '/ar/offers/', '/data'];
    for (const url of urls) {
      const { headers } = await get(url);
      expect(headers['x-content-type-options'], url).toBe('nosniff');
      expect(headers['strict-transport-security'], url).toBe('max-age=31536000');
    }
  });

  it('are sensible where a market has no such files', async () => {
    await server.close();
    const bare = await mkdtemp(join(tmpdir(), 'mawkib-bare-'));
    await cp(folder, bare, { recursive: true });
    for (const file of ['favicon.ico', 'favicon.svg', 'robots.txt']) {
      await rm(join(bare, 'client', file));
    }
    try {
      await open({ buildFolder: bare });
      expect([await get('/favicon.ico'), await get('/favicon.svg')]).toMatchObject([
        { statusCode: 404 },
        { statusCode: 404 },
      ]);
      const { statusCode, body } = await get('/robots.txt');
      expect(statusCode).toBe(200);
      expect(body).toContain('Disallow: /*/cms\n');
      expect(body).toMatch(/\nSitemap: https:\/\/market\.example\/sitemap\.xml\n$/);
    } finally {
      await rm(bare, { recursive: true });
    }
  });

  it('give the icons of brands, and fail to start if one is missing', async () => {
    await server.close();
    await writeFile(join(folder, 'client/jaguar.png'), 'png');
    await open({ favicons: { jaguar: '/jaguar.png', 'land-rover': '/services/media/lr.svg' } });
    const icon = await get('/jaguar.png');
    expect([icon.body, icon.headers['content-type']]).toEqual(['png', 'image/png']);
    await server.close();
    const broken = { jaguar: '/lost.svg', 'land-rover': 'https://elsewhere.example/a.ico' };
    await expect(open({ favicons: broken })).rejects.toThrow(
      'jaguar: put lost.svg into the public folder of the site, and build it again\n' +
        'land-rover: "https://elsewhere.example/a.ico" is no path of an .ico, .svg or .png of this site',
    );
  });

  it('carry no document policy where they are none', async () => {
    const { headers, body } = await get('/data');
    expect(body).toBe('data');
    expect(headers['content-security-policy']).toBeUndefined();
  });
});

describe('data fetched ahead of a navigation', () => {
  it('may answer it within seconds; nothing else is reused unasked', async () => {
    const ahead = { 'sec-purpose': 'prefetch' };
    const reuse = async (url: string, headers?: Record<string, string>) =>
      (await get(url, headers)).headers['cache-control'];
    for (const time of ['fresh', 'from memory']) {
      expect([time, await reuse('/ar/offers.data?_routes=content', ahead)]).toEqual([
        time,
        'private, max-age=5',
      ]);
    }
    expect(await reuse('/ar/offers.data?_routes=content')).toBe('no-store');
    expect(await reuse('/ar/offers', ahead)).toBe('no-store');
  });
});

describe('posts', () => {
  const post = (payload: string) =>
    server.inject({
      method: 'POST',
      url: '/ar/',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  it('reach the page whole and are never kept', async () => {
    await post('name=علي');
    await post('name=علي');
    expect(stub().bodies).toEqual(['name=علي', 'name=علي']);
    expect(stub().renders).toBe(2);
  });

  it('are rejected above a megabyte, before a page sees them', async () => {
    expect((await post('x'.repeat(1_048_577))).statusCode).toBe(413);
    expect(stub().renders).toBe(0);
  });
});
