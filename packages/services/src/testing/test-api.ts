import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { CallContext } from '@mawkib/api-clients';
import type { Role } from '@mawkib/api-clients/contracts';
import { covers } from '@mawkib/tooling-vitest/scope';
import fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { describe, inject } from 'vitest';
import type { ApiConfig, MarketConfig } from '../config/api-config.js';
import type { OpenDatabase } from '../db/database.js';
import { wrap } from '../db/open-embedded.js';
import { openServer } from '../db/open-server.js';
import { people } from '../db/schema/index.js';
import type { ServicesParts } from '../extend/services-parts.js';
import { csrfToken } from '../http/access/csrf-token.js';
import { beginSession, sessionCookieAt } from '../http/access/session.js';
import type { BackgroundSelection } from '../runtime/background-selection.js';
import { type Api, type ApiParts, createApi } from '../server/create-api.js';
import { openServices } from '../server/create-services.js';
import { testConfig } from './test-config.js';

export interface TestApi {
  api: Api;
  /** A server with the plugin, for `inject`. */
  app: FastifyInstance;
  database: OpenDatabase;
  config: MarketConfig;
  /** Signs in a person with these roles. Returns the headers for a call's context. */
  as(...roles: Role[]): Promise<Required<Pick<CallContext, 'cookie' | 'csrf'>>>;
  close(): Promise<void>;
}

export interface TestApiOptions {
  /** Starts from the demo market instead of an empty database. */
  demo?: boolean;
  config?: Partial<MarketConfig>;
  modules?: ApiParts['modules'];
  /** Parts of the market, as for `createServices`. */
  parts?: Partial<ServicesParts>;
  /** Jobs and watches that run, by name, or all with their schedules (`true`); none by default. */
  jobs?: boolean | readonly string[];
}

export type OpenTestApi = (options?: TestApiOptions) => Promise<TestApi>;

let compiling: Promise<WebAssembly.Module> | undefined;

/** PostgreSQL's code, compiled once per worker instead of once per database. */
function compiled(): Promise<WebAssembly.Module> {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  compiling ??= readFile(path.join(path.dirname(main), 'pglite.wasm')).then((code) =>
    WebAssembly.compile(new Uint8Array(code)),
  );
  return compiling;
}

const backends: Record<string, (template: string) => Promise<OpenDatabase>> = {
  'embedded database': async (template) => {
    const tar = await readFile(path.join(inject('embeddedTemplates'), `${template}.tar`));
    const loadDataDir = new Blob([new Uint8Array(tar)]);
    return wrap(await PGlite.create({ loadDataDir, pgliteWasmModule: await compiled() }));
  },
  'PostgreSQL server': async (template) => openServer(await serverDatabase(template)),
};

/**
 * URL of a new database on the PostgreSQL server, copied from a template; `nothing` creates an
 * empty one.
 */
export async function serverDatabase(template: string): Promise<string> {
  const url = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: `${url}/postgres` });
  await admin.connect();
  const copied = template === 'nothing' ? 'template0' : `template_${template}`;
  await admin.query(`create database ${name} template ${copied}`);
  await admin.end();
  return `${url}/${name}`;
}

type Suite = (open: OpenTestApi, backend: string) => void;

/**
 * Runs the suite on both databases: for behaviour that depends on the database, such as locks,
 * notifications and migrations. `open` starts an API on its own database.
 */
export function describeOnBoth(name: string, suite: Suite): void {
  describeOn(Object.keys(backends), name, suite);
}

/** Runs the suite on PostgreSQL, in a full run also on the embedded database. */
export function describeOnDatabase(name: string, suite: Suite): void {
  describeOn(covers('databases') ? Object.keys(backends) : ['PostgreSQL server'], name, suite);
}

function describeOn(names: string[], name: string, suite: Suite): void {
  for (const [backend, openDatabase] of Object.entries(backends)) {
    if (!names.includes(backend)) continue;
    describe(`${name} on ${backend}`, () => {
      suite(
        async (options = {}) =>
          startTestApi(await openDatabase(options.demo ? 'demo' : 'empty'), options),
        backend,
      );
    });
  }
}

/** Starts an API on this database, with a server for `inject`. */
export async function startTestApi(
  database: OpenDatabase,
  { config, modules, parts, jobs = false }: Omit<TestApiOptions, 'demo'> = {},
): Promise<TestApi> {
  const used = testConfig(config);
  const { catalogue, content, demoContent, picturesFolder } = used;
  const all: BackgroundSelection = jobs ? 'all' : 'none';
  const background = typeof jobs === 'boolean' ? all : jobs;
  const opened = { database, background };
  const api = parts
    ? await openServices(
        { catalogue, content, demoContent, picturesFolder, ...parts },
        used,
        opened,
      )
    : await createApi(used, { ...opened, ...(modules && { modules }) });
  const app = fastify(api.serverOptions);
  await app.register(api.plugin);
  await app.ready();
  return {
    api,
    app,
    database,
    config: used,
    as: (...roles) => signIn(database, used, roles),
    close: async () => {
      await app.close();
      await api.close();
    },
  };
}

/** Creates a session of a new person with these roles. Returns the headers for a call's context. */
export async function signIn({ db }: Pick<OpenDatabase, 'db'>, config: ApiConfig, roles: Role[]) {
  const { clock, sessionHours } = config;
  const name = roles.join(' and ') || 'nobody';
  const [person] = await db
    .insert(people)
    .values({
      issuer: 'test',
      subject: randomUUID(),
      name,
      email: `${roles[0] ?? 'nobody'}@example.test`,
      roles,
      signed_in_at: clock.now(),
    })
    .returning();
  if (!person) throw new Error('The person was not stored');
  const token = await beginSession({ db, clock, config }, person.id, sessionHours, undefined);
  return { cookie: `${sessionCookieAt(config.origin)}=${token}`, csrf: csrfToken(token) };
}
