import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postgresServer } from '../../postgres-server.js';

/** Starts a PostgreSQL server of this process alone, with an empty database. */
export async function ownPostgres(): Promise<{ databaseUrl: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mawkib-order-mirror-'));
  // The server runs as another user when this one is root.
  await chmod(folder, 0o755);
  const { server, url } = await postgresServer(folder);
  await server.initialise();
  await server.start();
  await server.createDatabase('mirror');
  return {
    databaseUrl: `${url}/mirror`,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
