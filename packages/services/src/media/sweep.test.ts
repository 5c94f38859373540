import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deleteMedia, uploadMedia } from '@mawkib/api-clients/contracts/media';
import pack from '@mawkib/demo-market/pictures.json' with { type: 'json' };
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mediaItems } from '../db/schema/index.js';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';
import { createFolderStore } from './files/create-folder-store.js';
import { sweepIncoming } from './media.module.js';
import { mediaSweepJob } from './media-sweep.job.js';
import { documentFile } from './picture.fixture.js';

describeOnDatabase('the sweep of files', (open) => {
  let t: TestApi;
  let dataDir = '';
  let now = new Date();
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'mawkib-sweep-'));
    t = await open({ config: { dataDir, clock: { now: () => now } } });
  });
  afterAll(async () => {
    await t.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const originals = () => readdir(path.join(dataDir, 'media/originals'));
  const sweep = () => {
    const store = createFolderStore(path.join(dataDir, 'media'));
    const job = mediaSweepJob({ db: t.database.db, clock: { now: () => now } }, store);
    return job.run({}, { signal: new AbortController().signal, attempt: 0 });
  };

  test('deletes orphaned files after the grace period, and nothing else', async () => {
    const staff = await t.as('editor');
    const upload = async (text: string) => {
      const body = new Blob([new Uint8Array(documentFile(text))]);
      return (await t.api.call(uploadMedia, { query: { name: `${text}.pdf` }, body }, staff)).data;
    };
    const kept = await upload('kept');
    const deleted = await upload('deleted');
    await writeFile(path.join(dataDir, 'media/originals/orphan.jpg'), 'x');
    await t.api.call(deleteMedia, { params: { id: deleted.id }, query: { version: 1 } }, staff);
    await sweep();
    expect(await originals()).toHaveLength(3);
    now = new Date(Date.now() + 2 * 3_600_000);
    await sweep();
    const [left = '', ...more] = await originals();
    expect(more).toEqual([]);
    const rows = await t.database.db.select().from(mediaItems);
    expect(rows.filter(({ source }) => source === 'upload')).toMatchObject([
      { id: kept.id, file_key: `originals/${left}` },
    ]);
    expect(rows.filter(({ source }) => source === 'pack')).toHaveLength(pack.length);
  });

  test('deletes interrupted uploads of a killed process', async () => {
    const folder = path.join(dataDir, 'media-incoming');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'old'), 'x');
    await writeFile(path.join(folder, 'now'), 'x');
    await utimes(path.join(folder, 'old'), 0, 0);
    expect(await sweepIncoming(folder)).toBe(1);
    expect(await readdir(folder)).toEqual(['now']);
    await rm(path.join(folder, 'now'));
  });
});
