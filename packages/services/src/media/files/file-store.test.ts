import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFolderStore } from './create-folder-store.js';
import { createS3Store } from './create-s3-store.js';
import type { FileStore } from './file-store.js';
import { type S3Server, startS3Server } from './s3-server.fixture.js';
import { writeDurably } from './write-durably.js';

let folder: string;
let s3: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mawkib-store-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const stores: Record<string, () => FileStore> = {
  'a folder': () => createFolderStore(path.join(folder, 'store')),
  'an S3-compatible store': () => createS3Store(s3.config),
};

describe.each(Object.entries(stores))('files in %s', (_, open) => {
  const read = async (key: string, range?: { start: number; end: number }) => {
    const stream = await open().read(key, range);
    return stream && (await buffer(stream)).toString();
  };

  test('are stored from memory and from disk, and read whole and by range', async () => {
    const store = open();
    const file = path.join(folder, 'incoming');
    await writeFile(file, '0123456789'.repeat(20_000));
    await store.put('originals/film.mp4', file, 'video/mp4');
    await store.put('originals/a.jpg', Buffer.from('picture'), 'image/jpeg');
    expect(await read('originals/a.jpg')).toBe('picture');
    expect((await read('originals/film.mp4'))?.length).toBe(200_000);
    expect(await read('originals/film.mp4', { start: 199_998, end: 199_999 })).toBe('89');
  });

  test('that do not exist read as null, and can be removed', async () => {
    expect(await read('originals/missing.jpg')).toBeNull();
    await open().remove('originals/missing.jpg');
    await open().put('originals/gone.jpg', Buffer.from('x'), 'image/jpeg');
    await open().remove('originals/gone.jpg');
    expect(await read('originals/gone.jpg')).toBeNull();
  });

  test('are listed with their age, at any number', async () => {
    s3.pageSize = 2;
    const store = open();
    for (let at = 0; at < 5; at += 1) {
      await store.put(`originals/list-${at}.jpg`, Buffer.from('x'), 'image/jpeg');
    }
    const found: string[] = [];
    for await (const { key, modified } of store.list()) {
      expect(Math.abs(modified.getTime() - Date.now())).toBeLessThan(60_000);
      found.push(key);
    }
    const listed = found.filter((key) => key.startsWith('originals/list-')).sort();
    expect(listed).toEqual([0, 1, 2, 3, 4].map((at) => `originals/list-${at}.jpg`));
  });
});

describe('an external file store', () => {
  const put = (config = s3.config) =>
    createS3Store(config).put('originals/k.jpg', Buffer.from('x'), 'image/jpeg');

  test('rejects another key with a message', async () => {
    await expect(put({ ...s3.config, secretAccessKey: 'guess' })).rejects.toThrow(/403/);
    await expect(put({ ...s3.config, region: 'elsewhere' })).rejects.toThrow(/403/);
  });

  test('is retried when it fails, and reported when it stays down', async () => {
    s3.faults.push(503, 500);
    await put();
    s3.faults.push(503, 503, 503, 503);
    await expect(put()).rejects.toThrow(/503/);
    s3.faults.length = 0;
  });
});

test('a failed write leaves no file', async () => {
  const at = path.join(folder, 'taken');
  await writeDurably(path.join(at, 'a'), Buffer.from('x'));
  await expect(writeDurably(path.join(at, 'a/b'), Buffer.from('x'))).rejects.toThrow();
  const target = path.join(at, 'folder');
  await writeDurably(path.join(target, 'inside'), Buffer.from('x'));
  await expect(writeDurably(target, Buffer.from('x'))).rejects.toThrow();
  expect((await readdir(at)).sort()).toEqual(['a', 'folder']);
});
