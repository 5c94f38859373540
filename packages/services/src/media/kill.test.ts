import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { covers } from '@mawkib/tooling-vitest/scope';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from '../db/open-embedded.js';
import { mediaItems } from '../db/schema/index.js';
import { createApi } from '../server/create-api.js';
import { type SpawnedServer, spawnServer } from '../testing/spawn-server.js';
import { signIn } from '../testing/test-api.js';
import { testConfig } from '../testing/test-config.js';
import { documentFile, pictureFile } from './picture.fixture.js';

const rounds = Number(process.env.MEDIA_KILL_ROUNDS ?? (covers('seeds') ? 3 : 1));
const sessionSecret = 'k'.repeat(40);

interface Sent {
  key: string;
  file: Buffer;
  name: string;
  /** The response; undefined: killed before it was sent. */
  made?: { id: string; url: string };
}

let dataDir: string;
let headers: Record<string, string>;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'mawkib-media-kill-'));
  const config = testConfig({ dataDir, sessionSecret });
  const database = await openEmbedded(dataDir);
  const api = await createApi(config, {
    database: { ...database, close: async () => {} },
    background: 'none',
  });
  const { cookie, csrf } = await signIn(database, config, ['editor']);
  headers = { cookie, 'x-csrf-token': csrf };
  await api.close();
  await database.close();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const start = () =>
  spawnServer({
    DATA_DIR: dataDir,
    DEMO: 'false',
    SESSION_SECRET: sessionSecret,
    STAFF_WRITE_LIMIT: '0',
  });

async function send({ origin }: SpawnedServer, { key, file, name }: Sent) {
  const response = await fetch(`${origin}/services/media/library?name=${name}`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': key },
    body: new Uint8Array(file),
  });
  const { data } = (await response.json()) as { data?: { id: string; url: string } };
  return { status: response.status, data };
}

/** Uploads in four parallel streams until the server is killed. */
async function loadAndKill(server: SpawnedServer): Promise<Sent[]> {
  const all: Sent[] = [];
  let killed = false;
  const work = async () => {
    while (!killed) {
      const key = randomUUID();
      const isPicture = all.length % 2 === 0;
      const file = isPicture
        ? Buffer.concat([await pictureFile(), Buffer.from(key)])
        : documentFile(key);
      const sent: Sent = { key, file, name: `${all.length}` };
      all.push(sent);
      const { status, data } = await send(server, sent);
      expect(status).toBe(201);
      if (data) sent.made = data;
    }
  };
  const working = Promise.allSettled([work(), work(), work(), work()]);
  while (all.filter(({ made }) => made).length < 2) await pause(10);
  await pause(50 + Math.random() * 400);
  killed = true;
  await server.kill('SIGKILL');
  await working;
  return all;
}

test(
  `${rounds} kills in the middle of uploads: what was acknowledged is there whole, nothing twice`,
  async () => {
    const ids: string[] = [];
    let acknowledged = 0;
    let server = await start();
    for (let round = 0; round < rounds; round += 1) {
      const all = await loadAndKill(server);
      server = await start();
      for (const { made } of all) {
        if (!made) continue;
        acknowledged += 1;
        const file = await fetch(`${server.origin}${made.url}`);
        expect([file.status, (await file.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
      }
      const again = await Promise.all(all.map((sent) => send(server, sent)));
      for (const [at, { status, data }] of again.entries()) {
        const { made } = all[at] ?? {};
        // The claim of a killed process outlasts this test.
        if (!made && status === 409) continue;
        expect(status).toBe(201);
        if (made) expect(data).toEqual(made);
        ids.push(data?.id ?? '');
      }
    }
    await server.kill('SIGTERM');
    expect(acknowledged).toBeGreaterThan(rounds);
    const { db, close } = await openEmbedded(dataDir);
    const found = await db.select().from(mediaItems).where(eq(mediaItems.source, 'upload'));
    await close();
    const stored = found.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(stored).toEqual(expect.arrayContaining(ids));
    expect(new Set(found.map(({ file_hash }) => file_hash)).size).toBe(found.length);
  },
  limit(rounds * 120_000),
);
