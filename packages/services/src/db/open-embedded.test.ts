import fs from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OpenDatabase } from './database.js';
import { openEmbedded } from './open-embedded.js';
import { rows } from './rows.js';

let folder: string;
let database: OpenDatabase;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mawkib-embedded-'));
  await mkdir(path.join(folder, 'db.new/base'), { recursive: true });
  await writeFile(path.join(folder, 'db.new/PG_VERSION'), '18');
  await writeFile(path.join(folder, 'db.lock'), '999999 12345');
  database = await openEmbedded(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('leftovers of a killed first start are deleted', async () => {
  await database.ping();
  expect((await readdir(folder)).sort()).toEqual(['db', 'db.lock', 'db.lock.sqlite']);
});

test('a commit is on disk before it is confirmed', async () => {
  expect(await rows(database.db, sql`show fsync`)).toEqual([{ fsync: 'on' }]);
  expect(await rows(database.db, sql`show synchronous_commit`)).toEqual([
    { synchronous_commit: 'on' },
  ]);
  await database.runScript('create table notes (text text)');
  const synced = vi.spyOn(fs, 'fsyncSync');
  await database.db.execute(sql`insert into notes values ('kept')`);
  const calls = synced.mock.calls.length;
  synced.mockRestore();
  expect(calls).toBeGreaterThan(0);
});

test('the folder has one holder at a time, also within a process', async () => {
  await expect(openEmbedded(folder)).rejects.toThrow(/in use by process/);
  await database.close();
  expect(await readdir(folder)).toEqual(['db', 'db.lock.sqlite']);
  const again = await openEmbedded(folder);
  expect(await rows(again.db, sql`select text from notes`)).toEqual([{ text: 'kept' }]);
  await again.close();
});
