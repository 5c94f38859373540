import type { Call } from '@mawkib/api-clients';
import { firstMarket } from '@mawkib/core/first-market';
import type { FastifyPluginAsync } from 'fastify';
import type { Logger } from 'pino';
import type { ApiConfig, MarketConfig } from '../config/config.js';
import { createSitePaths, type SitePaths } from '../site-paths.js';
import type { OpenDatabase } from '../db/database.js';
import { loadContent } from './load-content.js';
import { type ModuleMigrations, migrate, migrateModule } from '../db/migrate.js';
import { openEmbedded } from '../db/open-embedded.js';
import { openServer } from '../db/open-server.js';
import { markStarted, refuseLostDatabase } from './refuse-lost-database.js';
import { type Events, openEvents } from '../events/events.js';
import { sweepAllowances } from '../http/limits/allowance.js';
import { createCall } from '../http/call.js';
import { createSweeper } from '../runtime/create-sweeper.js';
import { createIdempotency, type Idempotency } from '../http/idempotency/idempotency.js';
import { releaseClaims } from '../http/idempotency/kept-answers.js';
import type { Kernel } from '../app-context.js';
import { createLog } from '../runtime/log.js';
import type { ServiceModule } from '../http/service-module.js';
import { createPlugin } from './create-plugin.js';
import { RateLimit } from '../http/limits/rate-limit.js';
import { serverOptionsFor } from '../http/connection/server-options.js';
import { createStorageHealth } from '../runtime/storage-health.js';
import { tableOf, unservedOf } from '../http/table.js';
import { createTransactionScope, type TransactionScope } from '../db/transaction-scope.js';
import { readSession, type Session } from '../http/access/session.js';
import { type Jobs, openJobs } from '../jobs/open-jobs.js';
import { mailDelivery } from '../mail/mail-delivery.job.js';
import { createMailTransport, type MailTransport } from '../mail/mail-transport.js';
import { adoptStoredMails, createOutbox } from '../mail/outbox.js';
import { modules as allModules } from './modules.js';
import { openVault } from '../encryption/open-vault.js';

/** The market's services, open and ready. */
export interface Api {
  /** Mounts `/services/…`, `/health` and `/ready`; register it without a prefix. */
  plugin: FastifyPluginAsync;
  /** Every operation, in this process, without HTTP; fails as a client over HTTP would. */
  call: Call;
  events: Pick<Events, 'on'>;
  /** Reserves what routes of the site answer: no page and no redirect is made there, nor published. */
  reservePaths: SitePaths['reserve'];
  /** Who is signed in, by a request's Cookie header. */
  sessionOf(cookieHeader: string | undefined): Promise<Session | null>;
  /** What the host's server needs for these services: pass it to `fastify`. */
  serverOptions: ReturnType<typeof serverOptionsFor>;
  /** Where that server listens. */
  listenOn: Pick<ApiConfig, 'host' | 'port'>;
  /** Rejects while the database does not answer. */
  ready(): Promise<void>;
  /** Refuses new calls, waits for running ones, closes the database. Safe to call twice. */
  close(): Promise<void>;
  log: Logger;
}

export interface ApiParts {
  /** An open database instead of the configured one. */
  database?: OpenDatabase;
  modules?: typeof allModules;
  /** What makes the tables of a market's own modules. */
  migrations?: readonly ModuleMigrations[];
}

/** Opens the database, brings it up to date, loads the market's first content once and starts the services. */
export async function createApi(config: MarketConfig, parts: ApiParts = {}): Promise<Api> {
  const log = config.log ?? createLog(config.logLevel);
  const database = parts.database ?? (await openDatabase(config));
  const jobs = openJobs(database, { log, timeZone: config.timeZone });
  const transport = createMailTransport(config, log);
  try {
    if (!parts.database) await refuseLostDatabase(database, config);
    await migrate(database);
    for (const module of parts.migrations ?? []) await migrateModule(database, module);
    if (!parts.database) markStarted(config);
    const events = await openEvents(database, log);
    const scope = createTransactionScope(database.db);
    const vault = await openVault(database.db, config);
    const { clock, catalogue, market = firstMarket } = config;
    const mails = createOutbox({ vault, jobs, clock, log }, config.mails);
    const storage = createStorageHealth(config.dataDir, clock);
    const kernel: Kernel = {
      config,
      catalogue,
      market,
      db: scope.db,
      events,
      clock,
      jobs,
      vault,
      mails,
      log,
      storage,
      sitePaths: createSitePaths(),
    };
    if (database.kind === 'embedded' && !parts.database) {
      await releaseClaims(database.db, clock.now());
    }
    const services = (parts.modules ?? allModules).map((create) => create(kernel));
    const shared = [mailDelivery(kernel, transport)];
    await jobs.open([...shared, ...services.flatMap((service) => service.jobs ?? [])]);
    await adoptStoredMails(kernel);
    if (config.demo && config.content) await loadContent(kernel, services, config.content);
    for (const service of services) await service.start?.();
    await jobs.work();
    const idempotency = createIdempotency(kernel, scope);
    const { transaction } = scope;
    return assemble(kernel, { database, services, jobs, idempotency, transaction, transport });
  } catch (error) {
    await jobs.close().catch(() => {});
    transport.close();
    await database.close().catch(() => {});
    throw error;
  }
}

const openDatabase = ({ databaseUrl, dataDir }: ApiConfig) =>
  databaseUrl ? openServer(databaseUrl) : openEmbedded(dataDir);

interface OpenParts {
  database: OpenDatabase;
  services: ServiceModule[];
  jobs: Jobs;
  idempotency: Idempotency;
  transaction: TransactionScope['transaction'];
  transport: MailTransport;
}

function assemble(
  kernel: Kernel,
  { database, services, jobs, idempotency, transaction, transport }: OpenParts,
): Api {
  const rules = { limit: new RateLimit(kernel.clock), idempotency, transaction };
  const sweeper = createSweeper(kernel, {
    idempotency: idempotency.sweep,
    allowances: () => sweepAllowances(kernel.db, kernel.clock.now()),
  });
  sweeper.start();
  const table = tableOf(services);
  const unserved = unservedOf(table);
  for (const refused of unserved) table.set(refused.operation.id, refused);
  const { call, drain } = createCall(kernel, rules, table);
  let closing: Promise<void> | undefined;
  const close = async () => {
    await drain();
    await sweeper.stop();
    await jobs.close();
    transport.close();
    for (const service of services.toReversed()) await service.stop?.();
    await kernel.events.close();
    await database.close();
  };
  return {
    plugin: createPlugin({ kernel, rules, services, unserved, ping: database.ping }),
    serverOptions: serverOptionsFor(kernel.config),
    listenOn: { host: kernel.config.host, port: kernel.config.port },
    call,
    events: kernel.events,
    reservePaths: kernel.sitePaths.reserve,
    sessionOf: (cookieHeader) => readSession(kernel, cookieHeader),
    ready: database.ping,
    close: () => {
      closing ??= close();
      return closing;
    },
    log: kernel.log,
  };
}
