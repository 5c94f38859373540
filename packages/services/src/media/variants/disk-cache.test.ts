import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDiskCache } from './disk-cache.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mawkib-cache-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const bytes = (count: number) => Buffer.alloc(count, 1);
const names = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

test('stays below its max size and keeps the most recently used', async () => {
  const cache = createDiskCache(folder, 1000);
  for (const name of ['a', 'b', 'c']) await cache.set(name, bytes(300));
  await cache.get('a');
  await cache.set('d', bytes(300));
  expect(await names()).toEqual(['a', 'c', 'd']);
  expect(cache.bytes).toBe(900);
  expect(await cache.get('b')).toBeNull();
  await cache.set('huge', bytes(1001));
  expect(await cache.get('huge')).toBeNull();
});

test('indexes files of an earlier process, deletes its incomplete ones and keeps those of others', async () => {
  await createDiskCache(folder, 1000).set('old/one', bytes(400));
  await createDiskCache(folder, 1000).set('old/two', bytes(400));
  await writeFile(path.join(folder, 'three.123.tmp'), 'half');
  await writeFile(path.join(folder, 'four.123.tmp'), 'half');
  const long = new Date(Date.now() - 3_600_000);
  await utimes(path.join(folder, 'three.123.tmp'), long, long);
  await utimes(path.join(folder, 'old/one'), long, long);
  const cache = createDiskCache(folder, 1000);
  await cache.open();
  expect(cache.bytes).toBe(800);
  await cache.set('new', bytes(400));
  expect(await names()).toEqual(['four.123.tmp', 'new', 'two']);
});

test('treats a file that another process removed as a cache miss', async () => {
  const cache = createDiskCache(folder, 1000);
  await cache.set('a', bytes(10));
  await rm(path.join(folder, 'a'));
  expect(await cache.get('a')).toBeNull();
  expect(cache.bytes).toBe(0);
});
