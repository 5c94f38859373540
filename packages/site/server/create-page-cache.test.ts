import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createCachedPage, createPageCache, etagOf } from './create-page-cache.ts';
import { createNonce } from './security-headers.ts';

const page = (text: string, storedAt = 0, headers = {}) =>
  createCachedPage({ status: 200, headers, body: Buffer.from(text), nonce: 'abc' }, storedAt);

describe('createPageCache', () => {
  it('drops the document that was longest unused when it is full', () => {
    const cache = createPageCache({ capacity: 2, now: () => 0 });
    const { generation } = cache;
    cache.store('/a', page('a'), generation);
    cache.store('/b', page('b'), generation);
    cache.get('/a');
    cache.store('/c', page('c'), generation);
    expect([cache.get('/a'), cache.get('/b'), cache.get('/c')].map(Boolean)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('drops the documents that were longest unused when all are larger than the limit', () => {
    const cache = createPageCache({ maxBytes: 10, now: () => 0 });
    const { generation } = cache;
    for (const path of ['/a', '/b', '/c']) cache.store(path, page('four'), generation);
    expect(['/a', '/b', '/c'].map((path) => cache.get(path) !== undefined)).toEqual([
      false,
      true,
      true,
    ]);
    cache.store('/d', page('longer than all'), generation);
    expect(cache.get('/d')).toBeUndefined();
    expect(cache.get('/c')).toBeDefined();
  });

  it('answers a document only for its lifetime', () => {
    let time = 0;
    const cache = createPageCache({ lifetime: 1000, now: () => time });
    cache.store('/a', page('a'), cache.generation);
    time = 1000;
    expect(cache.get('/a')).toBeDefined();
    time = 1001;
    expect(cache.get('/a')).toBeUndefined();
    expect(cache.stale('/a')).toBeDefined();
  });

  it('forgets everything on a purge', () => {
    const cache = createPageCache({ now: () => 0 });
    cache.store('/a', page('a'), cache.generation);
    cache.purge();
    expect(cache.get('/a')).toBeUndefined();
    expect(cache.stale('/a')).toBeUndefined();
    expect(cache.size).toBe(0);
  });

  it('keeps an expired document as stale until a new one takes its place', () => {
    const cache = createPageCache({ now: () => 0 });
    cache.store('/a', page('old'), cache.generation);
    cache.expire();
    expect(cache.get('/a')).toBeUndefined();
    expect(cache.stale('/a')?.etag).toBe(page('old').etag);
    cache.store('/a', page('new'), cache.generation);
    expect(cache.get('/a')?.etag).toBe(page('new').etag);
  });

  it('does not store what was born before a purge', () => {
    const cache = createPageCache({ now: () => 0 });
    const bornIn = cache.generation;
    cache.purge();
    cache.store('/a', page('old price'), bornIn);
    expect(cache.get('/a')).toBeUndefined();
    cache.store('/a', page('new price'), cache.generation);
    expect(cache.get('/a')).toBeDefined();
  });
});

describe('createCachedPage', () => {
  it('holds the same document in every encoding', async () => {
    const text = 'دفندر '.repeat(500);
    const cached = page(text);
    const fresh = createNonce();
    expect((await cached.bytes('identity', fresh)).toString()).toBe(text);
    expect(gunzipSync(await cached.bytes('gzip', fresh)).toString()).toBe(text);
    expect(brotliDecompressSync(await cached.bytes('br', fresh)).toString()).toBe(text);
  });

  it('has a policy with the nonce of the response, beside the headers of all', () => {
    const policy = "script-src 'self' 'nonce-abc'; style-src 'nonce-abc'";
    const cached = page('a', 0, { 'content-security-policy': policy, vary: 'Cookie' });
    expect(cached.headers).toEqual({ vary: 'Cookie' });
    expect(cached.policy('xyz')).toBe("script-src 'self' 'nonce-xyz'; style-src 'nonce-xyz'");
    expect(page('a').policy('xyz')).toBeUndefined();
  });

  it('is named by its content', () => {
    expect(page('a').etag).toBe(etagOf(Buffer.from('a')));
    expect(page('a').etag).not.toBe(page('b').etag);
    expect(page('a').etag).toMatch(/^W\/"[\w-]{22}"$/);
  });
});
