import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabaseFront } from '../testing/open-database-front.js';
import { type SpawnedServer, spawnServer } from '../testing/spawn-server.js';
import { serverDatabase } from '../testing/test-api.js';
import { testDataKey } from '../testing/test-config.js';

const answers = {
  first_name: 'نورة',
  last_name: 'الكعبي',
  phone: '0501234567',
  email: 'noura@example.test',
  model: 'defender',
  retailer: 'MKDXB01',
  consent: 'true',
};

/** Asserts that the start failed with one line and exit code 1. */
async function expectStartError(server: SpawnedServer, line: RegExp) {
  expect(await server.ended).toBe(1);
  expect(server.stderr()).toMatch(line);
  expect(server.stderr().trimEnd().split('\n')).toHaveLength(1);
}

describe('starting on the embedded database', () => {
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
    await expectStartError(beside, /in use by process \d+/);
    expect(await second.kill('SIGTERM')).toBe(0);
    await rm(path.join(folder, 'db/global/pg_control'));
    await expectStartError(await spawnServer(env), /database folder .* is damaged \(.*pg_control/);
  });

  test('rejects an empty database beside the data key of a market, and leaves it empty', async () => {
    const env = { DATA_DIR: path.join(folder, 'lost'), DEMO: 'false' };
    const { mkdir } = await import('node:fs/promises');
    await mkdir(env.DATA_DIR, { recursive: true });
    await writeFile(path.join(env.DATA_DIR, 'data.key'), `${testDataKey}\n`);
    const message = /The database is empty, but .*\(data\.key\).*restore .*move data\.key away/;
    await expectStartError(await spawnServer(env), message);
    await expectStartError(await spawnServer(env), message);
    const server = { DATABASE_URL: await serverDatabase('nothing') };
    await expectStartError(await spawnServer({ ...env, ...server }), message);
    await rm(path.join(env.DATA_DIR, 'data.key'));
    const reset = await spawnServer(env);
    expect(reset.origin).toBeDefined();
    await reset.kill('SIGKILL');
  });

  test('rejects an empty PostgreSQL database where a market was started, even if its key is elsewhere', async () => {
    const env = { DATA_DIR: path.join(folder, 'elsewhere') };
    const first = await spawnServer({ ...env, DATABASE_URL: await serverDatabase('demo') });
    expect(first.origin).toBeDefined();
    await first.kill('SIGTERM');
    const other = { ...env, DATABASE_URL: await serverDatabase('nothing') };
    await expectStartError(
      await spawnServer(other),
      /The database is empty, but .*elsewhere .*\(market\.started\).*move market\.started away/,
    );
    await expectStartError(await spawnServer(env), /The database is empty/);
  });

  test('reports a damaged folder', async () => {
    const env = { DATA_DIR: path.join(folder, 'other') };
    const { mkdir } = await import('node:fs/promises');
    await mkdir(path.join(env.DATA_DIR, 'db'), { recursive: true });
    await writeFile(path.join(env.DATA_DIR, 'db/notes.txt'), 'not a database');
    await expectStartError(await spawnServer(env), /is damaged \(PG_VERSION is missing\)/);
  });
});

describe('a start', () => {
  test('waits for a database that is away, and for one that is lost while it starts', async () => {
    const front = await openDatabaseFront(await serverDatabase('nothing'));
    front.state = 'refuses';
    front.loseAt('create table if not exists migrations');
    const starting = spawnServer({
      DATABASE_URL: front.url,
      DATA_DIR: path.join(tmpdir(), `mawkib-waits-${process.pid}`),
      DEMO: 'false',
    });
    await expect.poll(() => front.attempts).toBeGreaterThan(1);
    front.become('answers');
    const server = await starting;
    expect(server.stderr()).toBe('');
    expect((await fetch(`${server.origin}/ready`)).status).toBe(200);
    expect(front.lost).toBe(1);
    expect(server.stdout()).toMatch(
      /PostgreSQL at .* cannot be used \((?:ECONNRE\w+|Connection terminated unexpectedly)\)".*the start waits for the database/,
    );
    await server.kill('SIGTERM');
    front.close();
  });

  test('reports a DATABASE_URL that stays unreachable, without its password', async () => {
    const server = await spawnServer({
      DATABASE_URL: 'postgres://u:hidden@127.0.0.1:9/none',
      DATABASE_WAIT_SECONDS: '0.5',
    });
    await expectStartError(
      server,
      /DATABASE_URL: PostgreSQL at 127\.0\.0\.1:9\/none .*ECONNREFUSED/,
    );
    expect(server.stderr()).not.toContain('hidden');
  });

  test('reports a port in use', async () => {
    const busy = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => busy.once('listening', resolve));
    const { port } = busy.address() as { port: number };
    const server = await spawnServer({
      DATABASE_URL: await serverDatabase('demo'),
      PORT: String(port),
    });
    await expectStartError(server, new RegExp(`Port ${port} is in use`));
    busy.close();
  });

  test('reports an invalid variable', async () => {
    await expectStartError(await spawnServer({ PORT: 'x', DEMO: 'perhaps' }), /DEMO: .*; PORT: /);
  });

  test('listens on this machine only unless HOST is set', async () => {
    const upstream = Object.values(networkInterfaces())
      .flat()
      .find((address) => address && !address.internal && address.family === 'IPv4')?.address;
    const other = upstream ?? '127.0.0.2';
    const env = { DATABASE_URL: await serverDatabase('demo') };
    const statusAt = (port: string, host: string) =>
      fetch(`http://${host}:${port}/health`).then(
        ({ status }) => status,
        () => 'refused',
      );
    const closed = await spawnServer(env);
    const { port } = new URL(closed.origin ?? '');
    expect([await statusAt(port, '127.0.0.1'), await statusAt(port, other)]).toEqual([
      200,
      'refused',
    ]);
    await closed.kill('SIGTERM');
    const open = await spawnServer({ ...env, HOST: '0.0.0.0' });
    expect(await statusAt(new URL(open.origin ?? '').port, other)).toBe(200);
    await open.kill('SIGTERM');
    await expectStartError(
      await spawnServer({ ...env, HOST: '192.0.2.1' }),
      /HOST: 192\.0\.2\.1 is no/,
    );
  });

  test('in production requires its secrets, even if it is not reachable from elsewhere', async () => {
    const env = { NODE_ENV: 'production', DATA_KEY: '' };
    await expectStartError(await spawnServer(env), /SESSION_SECRET: is required/);
    const withSession = { ...env, SESSION_SECRET: 's'.repeat(40) };
    await expectStartError(await spawnServer(withSession), /DATA_KEY: is required/);
  });

  test('rejects the embedded provider on a public origin', async () => {
    const server = await spawnServer({
      PUBLIC_URL: 'https://market.example.test',
      DATABASE_URL: await serverDatabase('demo'),
    });
    await expectStartError(
      server,
      /OIDC_ISSUER: https:\/\/market\.example\.test is not this machine/,
    );
  });
});
