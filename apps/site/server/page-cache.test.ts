import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createCachedPage, createPageCache, etagOf } from './page-cache.ts';

const page = (text: string, storedAt = 0) => createCachedPage(200, {}, Buffer.from(text), storedAt);

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

  it('answers a document only for its lifetime', () => {
    let time = 0;
    const cache = createPageCache({ lifetime: 1000, now: () => time });
    cache.store('/a', page('a'), cache.generation);
    time = 1000;
    expect(cache.get('/a')).toBeDefined();
    time = 1001;
    expect(cache.get('/a')).toBeUndefined();
    expect(cache.size).toBe(0);
  });

  it('forgets everything on a purge', () => {
    const cache = createPageCache({ now: () => 0 });
    cache.store('/a', page('a'), cache.generation);
    cache.purge();
    expect(cache.get('/a')).toBeUndefined();
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
  it('holds the same document in every encoding, each made once', async () => {
    const text = 'دفندر '.repeat(500);
    const cached = page(text);
    expect((await cached.bytes('identity')).toString()).toBe(text);
    expect(gunzipSync(await cached.bytes('gzip')).toString()).toBe(text);
    expect(brotliDecompressSync(await cached.bytes('br')).toString()).toBe(text);
    expect(cached.bytes('br')).toBe(cached.bytes('br'));
  });

  it('is named by its content', () => {
    expect(page('a').etag).toBe(etagOf(Buffer.from('a')));
    expect(page('a').etag).not.toBe(page('b').etag);
    expect(page('a').etag).toMatch(/^W\/"[\w-]{22}"$/);
  });
});
