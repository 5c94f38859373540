// Holds the least that a market's process can: its code, imported and not started; with
// `--database <folder>` the open embedded database instead.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const { database } = parseArgs({ options: { database: { type: 'string' } } }).values;
if (database === undefined) {
  const { buildFolder } = await import('@mawkib/demo-site');
  await import('@mawkib/demo-market/services');
  await import('@mawkib/services');
  await import('@mawkib/site');
  await import(pathToFileURL(join(buildFolder, 'server/index.js')).href);
} else {
  const { PGlite } = await import('@electric-sql/pglite');
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];
  const client = await PGlite.create({ dataDir: database, startParams });
  await client.query('select count(*) from pg_class');
}
// V8 optimises the database's code on other threads for some seconds, with hundreds of MB.
await sleep(10_000);
process.send?.('open');
// The parent kills this process when it has measured it.
process.channel?.ref();
