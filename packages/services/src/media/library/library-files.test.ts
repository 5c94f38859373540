import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type MediaItem, uploadMedia } from '@mawkib/api-clients/contracts/media';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';
import { testConfig } from '../../testing/test-config.js';
import { type S3Server, startS3Server } from '../files/s3-server.fixture.js';
import { documentFile, filmFile, pictureFile } from '../picture.fixture.js';

describeOnDatabase('files of the library', (open) => {
  describe.each(['a folder', 'an S3-compatible store'])('in %s', (place) => {
    let t: TestApi;
    let s3: S3Server;
    let dataDir = '';
    let film: MediaItem;
    const content = filmFile();
    const upload = async (file: Buffer, name: string) => {
      const body = new Blob([new Uint8Array(file)]);
      const staff = await t.as('admin');
      return (await t.api.call(uploadMedia, { query: { name }, body }, staff)).data;
    };
    beforeAll(async () => {
      s3 = await startS3Server();
      dataDir = await mkdtemp(path.join(tmpdir(), 'mawkib-files-'));
      const { media } = testConfig();
      const isFar = place !== 'a folder';
      t = await open({ config: { dataDir, media: { ...media, ...(isFar && { s3: s3.config }) } } });
      film = await upload(content, 'launch.mp4');
    });
    afterAll(async () => {
      await t.close();
      await s3.close();
      await rm(dataDir, { recursive: true, force: true });
    });

    const get = (url: string, headers = {}) => t.app.inject({ url, headers });

    test('are served as uploaded, immutable under a versioned URL', async () => {
      const response = await get(film.url);
      expect(response.headers).toMatchObject({
        'content-type': 'video/mp4',
        'cache-control': 'public, max-age=31536000, immutable',
        'accept-ranges': 'bytes',
        'x-content-type-options': 'nosniff',
      });
      expect(response.rawPayload.equals(content)).toBe(true);
      const etag = String(response.headers.etag);
      expect((await get(film.url, { 'if-none-match': etag })).statusCode).toBe(304);
      const bare = await get(film.url.replace(/\?.*/, ''));
      expect(bare.headers['cache-control']).toBe('public, no-cache');
      const head = await t.app.inject({ method: 'HEAD', url: film.url });
      expect([head.headers['content-length'], head.body]).toEqual([`${content.length}`, '']);
      const document = await upload(documentFile(place), 'كتيّب 2026.pdf');
      expect((await get(document.url)).headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent('كتيّب 2026.pdf')}`,
      });
      expect(s3.files.size > 0).toBe(place !== 'a folder');
    });

    test.each([
      ['bytes=0-99', 0, 99],
      ['bytes=5000-', 5000, content.length - 1],
      ['bytes=-10', content.length - 10, content.length - 1],
      ['bytes=10-999999', 10, content.length - 1],
    ])('come in part: %s', async (range, start, end) => {
      const response = await get(film.url, { range });
      expect([response.statusCode, response.headers['content-range']]).toEqual([
        206,
        `bytes ${start}-${end}/${content.length}`,
      ]);
      expect(response.rawPayload.equals(content.subarray(start, end + 1))).toBe(true);
    });

    test('are sent whole for an invalid range or another version; a range outside is 416', async () => {
      for (const headers of [
        { range: 'bytes=a-b' },
        { range: 'bytes=0-1,5-6' },
        { range: 'bytes=-' },
        { range: 'bytes=0-9', 'if-range': '"other"' },
      ]) {
        expect((await get(film.url, headers)).statusCode).toBe(200);
      }
      const upstream = await get(film.url, { range: `bytes=${content.length}-` });
      expect([upstream.statusCode, upstream.headers['content-range']]).toEqual([
        416,
        `bytes */${content.length}`,
      ]);
    });

    test('of images are never served as uploaded, only their variants', async () => {
      const item = await upload(await pictureFile({ shade: 33 }), 'a.jpg');
      expect((await get(`/services/media/files/${item.id}.jpg`)).statusCode).toBe(404);
      const shown = await get(item.url);
      expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    });
  });

  test('an unavailable store rejects a file, and accepts it when it is back', async () => {
    const s3 = await startS3Server();
    const { media } = testConfig();
    const far = await open({ config: { media: { ...media, s3: s3.config } } });
    const staff = await far.as('admin');
    const upload = () => {
      const body = new Blob([new Uint8Array(documentFile('down'))]);
      return far.api.call(uploadMedia, { query: { name: 'down.pdf' }, body }, staff);
    };
    // More than one upload requests, because the sweep of the store runs at the same time.
    s3.faults.push(...Array.from({ length: 50 }, () => 500));
    await expect(upload()).rejects.toMatchObject({ status: 503, code: 'store_failed' });
    s3.faults.length = 0;
    expect((await upload()).data.version).toBe(1);
    await far.close();
    await s3.close();
  });
});
