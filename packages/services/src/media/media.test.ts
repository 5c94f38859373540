import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getImage, type Image, listImages } from '@mawkib/api-clients/contracts/media';
import pack from '@mawkib/demo-market/pictures.json' with { type: 'json' };
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';

describeOnDatabase('media', (open) => {
  let t: TestApi;
  let dataDir = '';
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'mawkib-media-'));
    t = await open({ config: { dataDir } });
  });
  afterAll(async () => {
    await t.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const file = (name: string, headers = {}) =>
    t.app.inject({ url: `/services/media/images/${name}`, headers });

  describe('files', () => {
    test.each([
      ['studio/offroader-front34-green/640x360.avif', 'image/avif', 'heif', 640, 360],
      ['studio/offroader-front34-green/640x360.webp', 'image/webp', 'webp', 640, 360],
      ['hero/desert-offroader-sand/750x1000.jpg', 'image/jpeg', 'jpeg', 750, 1000],
      ['detail/coupe-wheel-black/320x0.jpg', 'image/jpeg', 'jpeg', 320, 200],
      ['studio/coupe-side-white/360x360.webp', 'image/webp', 'webp', 360, 360],
    ])('%s', async (name, type, format, width, height) => {
      const response = await file(name);
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toBe(type);
      expect(response.headers['cache-control']).toMatch(/max-age=3600, stale-while-revalidate/);
      const { exif, xmp, ...found } = await sharp(response.rawPayload).metadata();
      expect(found).toMatchObject({ format, width, height });
      expect([exif, xmp]).toEqual([undefined, undefined]);
    });

    test("are never enlarged: a larger size keeps its aspect ratio at the original's width", async () => {
      const response = await file('spin360/luxsuv-01-black/1600x900.webp');
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({
        width: 960,
        height: 540,
      });
    });

    test('keep transparency, and use the background if the format has none', async () => {
      const corner = async (format: string) => {
        const response = await file(`cutout/coupe-side-black/640x360.${format}`);
        const raw = await sharp(response.rawPayload).raw().toBuffer({ resolveWithObject: true });
        return [...raw.data.subarray(0, raw.info.channels)];
      };
      expect((await corner('webp'))[3]).toBe(0);
      expect((await corner('avif'))[3]).toBe(0);
      const [red = 0, green = 0, blue = 0, alpha] = await corner('jpg');
      expect(alpha).toBeUndefined();
      for (const channel of [red, green, blue]) expect(Math.abs(channel - 229)).toBeLessThan(4);
    });

    test('are revalidated by their ETag', async () => {
      const name = 'studio/saloon-side-black/320x0.webp';
      const { etag } = (await file(name)).headers;
      expect(etag).toMatch(/^".+"$/);
      const again = await file(name, { 'if-none-match': etag });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    });

    test('are rendered once for concurrent requests and written atomically', async () => {
      const name = 'studio/midsuv-side-green/480x0.webp';
      const responses = await Promise.all(Array.from({ length: 8 }, () => file(name)));
      expect(new Set(responses.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(
        1,
      );
      const kept = await readdir(path.join(dataDir, 'media-cache'), { recursive: true });
      expect(
        kept.filter((each) => each.includes('midsuv-side-green') && /tmp$/.test(each)),
      ).toEqual([]);
    });

    test.each([
      ['studio/offroader-front34-green/641x360.avif', 400, 'unknown_image_variant'],
      ['studio/offroader-front34-green/640x360.png', 400, 'unknown_image_variant'],
      ['studio/offroader-front34-green/0x0.jpg', 400, 'unknown_image_variant'],
      ['studio/nothing/640x360.jpg', 404, 'image_not_found'],
      ['..%2f..%2fpackage.json/640x360.jpg', 404, 'image_not_found'],
      ['__proto__/640x360.jpg', 404, 'image_not_found'],
      ['640x360.jpg', 404, 'image_not_found'],
    ])('%s is refused with %i', async (name, status, code) => {
      const response = await file(name, { 'accept-language': 'en' });
      expect(response.statusCode).toBe(status);
      expect(response.json().code).toBe(code);
    });
  });

  describe('the library', () => {
    test('describes an image in the requested language, with the variants up to its size', async () => {
      const params = { id: 'hero/desert-offroader-sand' };
      const { data } = await t.api.call(getImage, { params, query: { locale: 'ar' } });
      expect(data.alt).toMatch(/\p{Script=Arabic}/u);
      const sizes = data.variants.map(({ width, height }) => `${width}x${height}`);
      expect(sizes).toEqual(
        expect.arrayContaining(['1600x900', '1024x576', '640x360', '2000x358']),
      );
      const small = { params: { id: 'spin360/luxsuv-01-black' }, query: {} };
      const spun = await t.api.call(getImage, small);
      expect(spun.data.variants.some(({ width }) => width > 960)).toBe(false);
    });

    test('gives variants over HTTP as the modifiers say, jpg by default [S-7-54]', async () => {
      const get = async (query: string) => {
        const id = encodeURIComponent('hero/desert-offroader-sand');
        const url = `/services/media/api/v2/images/${id}?${query}`;
        return (await t.app.inject(url)).json().data as Image;
      };
      const whole = await get('');
      expect(whole.variants.length).toBeGreaterThan(5);
      for (const { width, height, format, url } of whole.variants) {
        expect([typeof width, typeof height, format]).toEqual(['number', 'number', 'jpg']);
        expect(url).toMatch(/\.jpg\?v=/);
      }
      const narrowed = await get('heights=360,900&format=webp');
      expect(new Set(narrowed.variants.map(({ height }) => height))).toEqual(new Set([360, 900]));
      expect(narrowed.variants.every(({ url }) => url.includes('.webp?v='))).toBe(true);
      expect((await get('fullPath=/studio/coupe-side-white')).id).toBe('studio/coupe-side-white');
    });

    test('responds over HTTP for an encoded id', async () => {
      const url = '/services/media/api/v2/images/studio%2Fcoupe-side-white?locale=en';
      const response = await t.app.inject({ url });
      expect(response.json().data).toMatchObject({ id: 'studio/coupe-side-white', kind: 'studio' });
    });

    test('is listed for staff only and found by text in either language', async () => {
      await expect(t.api.call(listImages, { query: {} })).rejects.toMatchObject({ status: 401 });
      const staff = await t.as('editor');
      const whole = await t.api.call(listImages, { query: { items: 100 } }, staff);
      expect(whole.meta.total).toBe(pack.length);
      const found = await t.api.call(listImages, { query: { search: 'كوبيه فضية شفافة' } }, staff);
      expect(found.meta.total).toBe(2);
      expect(found.data.every(({ id }) => id.startsWith('cutout/coupe-'))).toBe(true);
    });
  });
});
