import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiConfig, readConfig } from '@mawkib/services';
import { type OpenDatabase, openEmbedded, openServer } from '@mawkib/services/storage';
import { loadMarket, type Sizes } from './market/load-market.ts';
import { startPostgres } from './postgres.ts';

/** A database with a large market, reused between runs, in `BENCH_DATA` or the temporary folder. */
export interface Store {
  name: 'PostgreSQL' | 'PGlite';
  sizes: Sizes;
  /** Environment of a process that serves it. */
  environment: Record<string, string>;
  open(): Promise<OpenDatabase>;
  close(): Promise<void>;
}

const folder = process.env.BENCH_DATA || join(tmpdir(), 'mawkib-bench-api');
/** Version of the generator; a new version makes a new store. */
const generator = 1;

/** Environment of a server under measurement, without limits. */
export const quiet = {
  DATA_KEY: Buffer.alloc(32, 'mawkib bench').toString('base64'),
  SESSION_SECRET: 'mawkib bench, known to everyone who reads it',
  DEMO: 'true',
  LOG_LEVEL: 'silent',
  WARM_IMAGES: 'false',
  SIGN_IN_LIMIT: '0',
  LEAD_LIMIT: '0',
  WRITE_LIMIT: '0',
  LEAD_RETENTION_DAYS: '0',
};

export const quietConfig = ({ environment }: Pick<Store, 'environment'>): ApiConfig =>
  readConfig(environment);

const nameOf = ({ vehicles, leads }: Sizes) => `market_${vehicles}_${leads}_${generator}`;

export async function openPostgresStore(sizes: Sizes): Promise<Store> {
  makeFolder(folder);
  const server = await startPostgres(join(folder, 'postgres'));
  const name = nameOf(sizes);
  const loaded = join(folder, `${name}.loaded`);
  const dataDir = join(folder, `${name}-files`);
  makeFolder(dataDir);
  const environment = { ...quiet, DATABASE_URL: `${server.url}/${name}`, DATA_DIR: dataDir };
  const store: Store = {
    name: 'PostgreSQL',
    sizes,
    environment,
    open: () => openServer(environment.DATABASE_URL),
    close: server.stop,
  };
  if (!existsSync(loaded)) {
    await server.create(name);
    await fill(store, loaded);
  }
  return store;
}

export async function openEmbeddedStore(sizes: Sizes): Promise<Store> {
  const dataDir = join(folder, `${nameOf(sizes)}-embedded`);
  const loaded = `${dataDir}.loaded`;
  const environment = { ...quiet, DATA_DIR: dataDir };
  const store: Store = {
    name: 'PGlite',
    sizes,
    environment,
    open: () => openEmbedded(dataDir),
    close: async () => {},
  };
  if (!existsSync(loaded)) {
    rmSync(dataDir, { recursive: true, force: true });
    makeFolder(dataDir);
    await fill(store, loaded);
  }
  return store;
}

async function fill(store: Store, loaded: string) {
  const { vehicles, leads } = store.sizes;
  console.log(`${store.name}: loading ${vehicles} vehicles and ${leads} leads, once …`);
  const start = performance.now();
  const open = await store.open();
  await loadMarket(open, quietConfig(store), store.sizes);
  await open.close();
  // The snapshot has the demo market only, since vehicles were inserted past the service.
  rmSync(join(store.environment.DATA_DIR ?? '', 'stock.snapshot'), { force: true });
  console.log(`${store.name}: loaded in ${Math.round((performance.now() - start) / 1000)} s`);
  writeFileSync(loaded, new Date().toISOString());
}

/** Creates a folder that the server's user can enter. */
function makeFolder(path: string) {
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o755);
}
