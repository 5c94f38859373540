import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type SpawnedServer, spawnServer } from '../testing/spawn-server.js';

const answers = {
  first_name: 'نورة',
  last_name: 'الكعبي',
  phone: '0501234567',
  email: 'noura@example.test',
  model: 'defender',
  retailer: 'MKDXB01',
  consent: 'true',
};

/** What a stop of the start must look like: one line, exit code 1. */
async function expectRefusal(server: SpawnedServer, line: RegExp) {
  expect(await server.ended).toBe(1);
  expect(server.stderr()).toMatch(line);
  expect(server.stderr().trimEnd().split('\n')).toHaveLength(1);
}

describe('a start on the embedded database', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'mawkib-start-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('keeps what it acknowledged when it is killed, and never loads the demo market twice', async () => {
    const env = { DATA_DIR: folder };
    const first = await spawnServer(env);
    const posted = await fetch(`${first.origin}/services/forms/forms/test-drive/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        data: answers,
        idempotency_key: '6f1f3f5e-64ad-4f1a-8d53-0d5f2f4a7c11',
      }),
    });
    const { data } = (await posted.json()) as { data: { id: string } };
    expect(posted.status).toBe(201);
    await first.kill('SIGKILL');

    const second = await spawnServer(env);
    const again = await fetch(`${second.origin}/services/forms/forms/test-drive/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        data: answers,
        idempotency_key: '6f1f3f5e-64ad-4f1a-8d53-0d5f2f4a7c11',
      }),
    });
    expect(((await again.json()) as typeof data & { data: { id: string } }).data.id).toBe(data.id);

    const beside = await spawnServer(env);
    await expectRefusal(beside, /in use by process \d+/);
    expect(await second.kill('SIGTERM')).toBe(0);
    await rm(path.join(folder, 'db/global/pg_control'));
    await expectRefusal(await spawnServer(env), /database folder .* is damaged \(.*pg_control/);
  }, 60_000);

  test('names a damaged folder', async () => {
    const env = { DATA_DIR: path.join(folder, 'other') };
    const { mkdir } = await import('node:fs/promises');
    await mkdir(path.join(env.DATA_DIR, 'db'), { recursive: true });
    await writeFile(path.join(env.DATA_DIR, 'db/notes.txt'), 'not a database');
    await expectRefusal(await spawnServer(env), /is damaged \(PG_VERSION is missing\)/);
  });
});

describe('a start', () => {
  test('names an unreachable DATABASE_URL, without its password', async () => {
    const server = await spawnServer({ DATABASE_URL: 'postgres://u:hidden@127.0.0.1:9/none' });
    await expectRefusal(server, /DATABASE_URL: PostgreSQL at 127\.0\.0\.1:9\/none .*ECONNREFUSED/);
    expect(server.stderr()).not.toContain('hidden');
  });

  test('names a busy port', async () => {
    const busy = createServer().listen(0, '0.0.0.0');
    await new Promise((resolve) => busy.once('listening', resolve));
    const { port } = busy.address() as { port: number };
    const server = await spawnServer({
      DATABASE_URL: `${inject('postgresUrl')}/template_demo`,
      PORT: String(port),
    });
    await expectRefusal(server, new RegExp(`Port ${port} is in use`));
    busy.close();
  });

  test('names a wrong variable', async () => {
    await expectRefusal(await spawnServer({ PORT: 'x', DEMO: 'perhaps' }), /DEMO: .*; PORT: /);
  });

  test('refuses the embedded provider on an origin that others reach', async () => {
    const server = await spawnServer({
      PUBLIC_URL: 'https://market.example.test',
      DATABASE_URL: `${inject('postgresUrl')}/template_demo`,
    });
    await expectRefusal(server, /OIDC_ISSUER: https:\/\/market\.example\.test is not this machine/);
  });
});
