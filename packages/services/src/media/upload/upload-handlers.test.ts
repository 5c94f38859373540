import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { problem } from '@mawkib/api-clients/contracts';
import {
  getImage,
  listImages,
  listMedia,
  type MediaItem,
  updateMedia,
  uploadMedia,
} from '@mawkib/api-clients/contracts/media';
import { runs } from '@mawkib/tooling-vitest/scope';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { auditLog, idempotencyKeys } from '../../db/schema/index.js';
import { incomingFolder } from '../../http/request/receive-file.js';
import { createApi } from '../../server/create-api.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';
import { pictureFile, pictureOfHalves, pixelAt } from '../picture.fixture.js';

describeOnDatabase('uploads', (open) => {
  let t: TestApi;
  let dataDir = '';
  let staff: Awaited<ReturnType<TestApi['as']>>;
  let shade = 1;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'mawkib-uploads-'));
    t = await open({ config: { dataDir } });
    staff = await t.as('editor');
  });
  afterAll(async () => {
    await t.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const send = (url: string, body: Buffer, { key = '', method = 'POST' as 'POST' | 'PUT' } = {}) =>
    t.app.inject({
      method,
      url: `/services/media/library${url}`,
      headers: {
        cookie: staff.cookie,
        'x-csrf-token': staff.csrf,
        'content-type': 'image/png',
        'accept-language': 'en',
        ...(key && { 'idempotency-key': key }),
      },
      payload: body,
    });
  const upload = async (body: Buffer, name = 'desert.jpg'): Promise<MediaItem> => {
    const response = await send(`?name=${encodeURIComponent(name)}`, body);
    expect(response.statusCode, response.body).toBe(201);
    return response.json().data;
  };
  /** A unique image: bytes after its end make it a different file. */
  const fresh = async (wanted = {}) =>
    Buffer.concat([await pictureFile(wanted), Buffer.from(randomUUID())]);
  const get = (url: string) => t.app.inject({ url });
  const path_ = ({ id }: MediaItem) => `/${encodeURIComponent(id)}`;
  const originals = async () =>
    (await readdir(path.join(dataDir, 'media/originals')).catch(() => [])).sort();

  describe('a picture', () => {
    test('is available at once, for pages, for staff and as files', async () => {
      const item = await upload(
        await fresh({ width: 2400, height: 1350 }),
        'Desert Rose – وردة.jpg',
      );
      expect(item).toMatchObject({
        type: 'image',
        name: 'Desert Rose – وردة.jpg',
        width: 2400,
        height: 1350,
        version: 1,
        created_by: 'editor',
      });
      expect(item.id).toMatch(/^upload\/desert-rose-[0-9a-f]{16}$/);
      const { data } = await t.api.call(getImage, { params: { id: item.id }, query: {} });
      const sizes = data.variants.map(({ width, height }) => `${width}x${height}`);
      expect(sizes).toEqual(expect.arrayContaining(['1600x900', '1024x576', '640x360']));
      for (const { url, width, height } of data.variants.slice(0, 3)) {
        const file = await get(url);
        expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width, height });
      }
      for (const search of ['rose', 'ورده', 'desert وردة']) {
        const found = await t.api.call(listImages, { query: { search } }, staff);
        expect(found.data.map(({ id }) => id)).toContain(item.id);
      }
    });

    test('is stored upright, in sRGB, without metadata of the camera', async () => {
      const sent = await pictureOfHalves({ shade: 90 })
        .jpeg()
        .withMetadata({ orientation: 6 })
        .withExifMerge({ IFD3: { GPSLatitude: '25/1 12/1 0/1' }, IFD0: { Artist: 'Noura' } })
        .toBuffer();
      expect(sent.includes('Noura')).toBe(true);
      const item = await upload(sent);
      expect([item.width, item.height]).toEqual([200, 400]);
      const [stored = ''] = (await originals()).slice(-1);
      for (const name of await originals()) expect(name).not.toContain('tmp');
      const { exif, xmp, icc, orientation, space } = await sharp(
        path.join(dataDir, 'media/originals', stored),
      ).metadata();
      expect([exif, xmp, icc, orientation, space]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        'srgb',
      ]);
      const file = (await get(item.url)).rawPayload;
      expect((await pixelAt(file, 0.5, 0.1))[0]).toBeGreaterThan(150);
      expect((await pixelAt(file, 0.5, 0.9))[1]).toBeGreaterThan(150);
    });

    test.each(['cmyk', 'b-w', 'rgb16'] as const)('in %s is shown in sRGB', async (space) => {
      const format = space === 'rgb16' ? 'png' : 'jpeg';
      shade += 1;
      const sent = await pictureOfHalves({ shade }).toColorspace(space).toFormat(format).toBuffer();
      const item = await upload(sent);
      const { space: shown, channels } = await sharp((await get(item.url)).rawPayload).metadata();
      expect([shown, channels]).toEqual(['srgb', 3]);
    });

    test('keeps transparency', async () => {
      shade += 1;
      const background = { r: 10, g: 10, b: shade, alpha: 0.25 };
      const sent = await sharp({ create: { width: 90, height: 60, channels: 4, background } })
        .png()
        .toBuffer();
      const item = await upload(sent, 'cutout.png');
      expect(item.format).toBe('webp');
      expect((await pixelAt((await get(item.url)).rawPayload, 0.5, 0.5))[3]).toBe(64);
    });

    test('that is cropped keeps its focal point, under another URL', async () => {
      const item = await upload(await fresh({ width: 1600, height: 900 }));
      const portrait = (id: string) => get(`/services/media/images/${id}/750x1000.webp`);
      const red = async (x: number) => {
        const { data: now } = await t.api.call(
          updateMedia,
          {
            params: { id: item.id },
            body: { version: x === 0 ? 1 : 2, focal: { x, y: 0.5 } },
          },
          staff,
        );
        expect(now.url).not.toBe(item.url);
        return (await pixelAt((await portrait(item.id)).rawPayload, 0.5, 0.5))[0] ?? 0;
      };
      expect(await red(0)).toBeGreaterThan(150);
      expect(await red(1)).toBeLessThan(60);
      const old = await get(item.url);
      expect(old.headers['cache-control']).not.toContain('immutable');
    });

    test('without a format in its URL is sent in the best accepted one, else jpg', async () => {
      const { id } = await upload(await fresh());
      const url = `/services/media/images/${id}/360x360`;
      for (const [accept, type] of [
        ['image/avif,image/webp,*/*', 'image/avif'],
        ['image/avif;q=0, image/webp', 'image/webp'],
        ['*/*', 'image/jpeg'],
      ] as const) {
        const response = await t.app.inject({ url, headers: { accept } });
        expect([response.headers['content-type'], response.headers.vary]).toEqual([type, 'accept']);
      }
    });
  });

  describe('sent again', () => {
    test('under the same key gets the same response, and is stored once', async () => {
      const [key, file] = [randomUUID(), await fresh()];
      const responses = await Promise.all(
        [1, 2, 3].map(() => send('?name=once.jpg', file, { key })),
      );
      const bodies = new Set(responses.map(({ body }) => body));
      expect([bodies.size, responses[0]?.statusCode]).toEqual([1, 201]);
      const other = await send('?name=once.jpg', await fresh(), { key });
      expect(other.json().code).toBe('idempotency_key_reused');
    });

    test('after a kill before the response was stored, a retry returns the same file', async () => {
      const [key, file] = [randomUUID(), await fresh()];
      const first = await send('?name=killed.jpg', file, { key });
      await t.database.db.delete(idempotencyKeys);
      const again = await send('?name=killed.jpg', file, { key });
      expect(again.json().data.id).toBe(first.json().data.id);
    });

    test('without a key is reported, and stored twice on request', async () => {
      const file = await fresh();
      const item = await upload(file, 'first.jpg');
      const rejected = await send('?name=second.jpg', file);
      expect([rejected.statusCode, rejected.json()]).toMatchObject([
        409,
        { code: 'same_file', existing: { id: item.id, name: 'first.jpg' } },
      ]);
      const second = await send('?name=second.jpg&again=true', file);
      expect(second.json().data.id).not.toBe(item.id);
    });

    test('is accepted once from two concurrent requests', async () => {
      const file = await fresh();
      const responses = await Promise.all([1, 2, 3, 4].map((n) => send(`?name=${n}.jpg`, file)));
      expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
    });

    test('and rejected leaves no file', async () => {
      const before = await originals();
      await send('?name=x.jpg', Buffer.from('no picture'));
      await send('?name=x.jpg', (await fresh()).subarray(0, 700));
      expect(await originals()).toEqual(before);
      expect(await readdir(incomingFolder(dataDir))).toEqual([]);
    });
  });

  describe('replacing a file', () => {
    test('is shown under the same id, and an old version is rejected', async () => {
      const item = await upload(await fresh());
      const url = `${path_(item)}/file?version=1`;
      const key = randomUUID();
      const file = await fresh({ width: 500, height: 500 });
      const replaced = await send(url, file, { method: 'PUT', key });
      expect(replaced.json().data).toMatchObject({ id: item.id, version: 2, width: 500 });
      expect(await send(url, file, { method: 'PUT', key }).then((a) => a.body)).toBe(replaced.body);
      const shown = await get(`/services/media/images/${item.id}/320x0.webp`);
      expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 320, height: 320 });
      const stale = await send(url, await fresh(), { method: 'PUT' });
      expect([stale.statusCode, stale.json()]).toMatchObject([
        409,
        { code: 'stale_version', current: { version: 2 } },
      ]);
    });

    test('must be of the same type', async () => {
      const item = await upload(await fresh());
      const pdf = Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF');
      const rejected = await send(`${path_(item)}/file?version=1`, pdf, { method: 'PUT' });
      expect([rejected.statusCode, rejected.json().code]).toEqual([422, 'other_type']);
    });
  });

  test('the data of a file is changed partially, and an old version is rejected', async () => {
    const { id } = await upload(await fresh());
    const change = (body: object) =>
      t.api.call(updateMedia, { params: { id }, body: body as never }, staff);
    const alt = { ar: 'سيارة في الصحراء', en: 'A car in the desert' };
    await change({ version: 1, alt, tags: ['launch', 'launch', 'صحراء'] });
    const { data } = await change({ version: 2, name: 'renamed.jpg' });
    expect(data).toMatchObject({ name: 'renamed.jpg', alt, tags: ['launch', 'صحراء'], version: 3 });
    await expect(change({ version: 2, name: 'late.jpg' })).rejects.toMatchObject({
      code: 'stale_version',
      problem: { current: { name: 'renamed.jpg' } },
    });
    const tagged = await t.api.call(listMedia, { query: { tag: 'launch' } }, staff);
    expect(tagged.data.map((item) => item.id)).toEqual([id]);
    const audit = await t.database.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subject, `media/${id}`))
      .orderBy(auditLog.seq);
    expect(audit.map(({ action }) => action)).toEqual([
      'media.uploaded',
      'media.updated',
      'media.updated',
    ]);
  });

  test('the list is sorted, paged and filtered by the database', async () => {
    for (const name of ['zz-b.jpg', 'zz-a.jpg', 'zz-c.jpg']) await upload(await fresh(), name);
    const list = (query: object) => t.api.call(listMedia, { query: query as never }, staff);
    const namesOf = async (query: object) => (await list(query)).data.map(({ name }) => name);
    expect(await namesOf({ search: 'zz', sort: 'name' })).toEqual([
      'zz-a.jpg',
      'zz-b.jpg',
      'zz-c.jpg',
    ]);
    expect(await namesOf({ search: 'zz', sort: '-name', items: 2, page: 2 })).toEqual(['zz-a.jpg']);
    expect(await namesOf({ search: 'zz', type: 'video' })).toEqual([]);
    expect(await namesOf({ items: 1 })).toEqual(['zz-c.jpg']);
  });

  test('any upload is accepted or rejected with a reason, in both languages', async () => {
    const picture = await fresh();
    const sent = fc.oneof(
      fc.uint8Array({ maxLength: 2000 }),
      fc.integer({ min: 3, max: 1500 }).map((length) => picture.subarray(0, length)),
      fc
        .tuple(fc.integer({ min: 0, max: 1000 }), fc.uint8Array({ minLength: 1, maxLength: 40 }))
        .map(([at, bytes]) =>
          Buffer.concat([picture.subarray(0, at), bytes, picture.subarray(at)]),
        ),
    );
    await fc.assert(
      fc.asyncProperty(sent, fc.string({ unit: 'binary', maxLength: 30 }), async (body, name) => {
        const response = await send(`?name=${encodeURIComponent(name)}`, Buffer.from(body));
        expect(response.statusCode, response.body).toBeLessThan(500);
        if (response.statusCode < 400) return;
        expect(problem.parse(response.json()).title).not.toBe('');
      }),
      { numRuns: runs(40) },
    );
    expect(await readdir(incomingFolder(dataDir))).toEqual([]);
  });

  test('a change in one process is visible in the other', async () => {
    const { id } = await upload(await fresh({ width: 1600, height: 900 }));
    const shared = { ...t.database, close: async () => {} };
    const other = await createApi(t.config, { database: shared, background: 'none' });
    const look = async (api: Pick<TestApi['api'], 'call'>) =>
      (await api.call(getImage, { params: { id }, query: {} })).data.variants[0]?.url;
    const before = await look(other);
    const body = { version: 1, focal: { x: 0.1, y: 0.1 } };
    await t.api.call(updateMedia, { params: { id }, body }, staff);
    const now = await look(t.api);
    expect(now).not.toBe(before);
    await vi.waitFor(async () => expect(await look(other)).toBe(now));
    await other.close();
  });

  test('no body is read before the caller is authorised', async () => {
    const response = await t.app.inject({
      method: 'POST',
      url: '/services/media/library?name=a.jpg',
      payload: await fresh(),
    });
    expect(response.statusCode).toBe(401);
    expect(await readdir(incomingFolder(dataDir))).toEqual([]);
    const inProcess = t.api.call(
      uploadMedia,
      { query: { name: 'a.jpg' }, body: new Blob(['x']) },
      await t.as('leads'),
    );
    await expect(inProcess).rejects.toMatchObject({ status: 403 });
  });
});
