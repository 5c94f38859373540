import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compress, negotiate } from './encoding.ts';

describe('negotiate', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['BR', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', 'identity'],
    ['br;q=0.5', 'br'],
    ['deflate, brotli', 'identity'],
  ])('answers %j with %s', (header, encoding) => {
    expect(negotiate(header)).toBe(encoding);
  });
});

describe('compress', () => {
  it('loses nothing', async () => {
    const body = Buffer.from('رينج روڤر '.repeat(300));
    expect(await compress(body, 'identity', 4)).toBe(body);
    expect(brotliDecompressSync(await compress(body, 'br', 4))).toEqual(body);
    expect(gunzipSync(await compress(body, 'gzip', 11))).toEqual(body);
    expect((await compress(body, 'br', 4)).length).toBeLessThan(body.length / 10);
  });
});
