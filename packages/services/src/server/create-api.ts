import type { Call } from '@mawkib/api-clients';
import { registerViews } from '@mawkib/core/brands';
import { firstMarket } from '@mawkib/core/first-market';
import { millisecondsInMinute } from 'date-fns/constants';
import type { FastifyPluginAsync } from 'fastify';
import type { Logger } from 'pino';
import type { AppContext } from '../app-context.js';
import type { ApiConfig, MarketConfig } from '../config/api-config.js';
import type { OpenDatabase } from '../db/database.js';
import { type ModuleMigrations, migrate, migrateModule } from '../db/migrate.js';
import { openEmbedded } from '../db/open-embedded.js';
import { openServer } from '../db/open-server.js';
import { probeRoom } from '../db/probe-room.js';
import { createTransactionScope, type TransactionScope } from '../db/transaction-scope.js';
import { openPiiCipher } from '../encryption/open-pii-cipher.js';
import { type Events, openEvents } from '../events/events.js';
import { sweepUnusedFiles } from '../forms/lead-files/store-upload.js';
import { readSession, type Session } from '../http/access/session.js';
import { serverOptionsFor } from '../http/connection/server-options.js';
import { createCall } from '../http/create-call.js';
import { createOperationTable, unimplementedOperations } from '../http/create-operation-table.js';
import { createIdempotency, type Idempotency } from '../http/idempotency/idempotency.js';
import { releaseClaims } from '../http/idempotency/stored-responses.js';
import { sweepAllowances } from '../http/limits/allowance.js';
import { createCallLimit } from '../http/limits/create-call-limit.js';
import type { ServiceModule } from '../http/service-module.js';
import { type Jobs, openJobs } from '../jobs/open-jobs.js';
import { mailDeliveryJob } from '../mail/mail-delivery.job.js';
import { createMailTransport, type MailTransport } from '../mail/mail-transport.js';
import { adoptStoredMails, createOutbox } from '../mail/outbox.js';
import type { PersonDataSource } from '../person-data-source.js';
import { mailDataSource } from '../personal-data/mail-data-source.js';
import {
  type BackgroundSelection,
  isSelected,
  type Watch,
} from '../runtime/background-selection.js';
import { createLog } from '../runtime/create-log.js';
import { createSweeper } from '../runtime/create-sweeper.js';
import { createStorageHealth } from '../runtime/storage-health.js';
import { createSitePaths, type SitePaths } from '../site-paths.js';
import { sweepVerifiedPhones } from '../verification/verified-phones.js';
import { createPlugin } from './create-plugin.js';
import { loadContent } from './load-content.js';
import { modules as allModules } from './modules.js';
import { markStarted, rejectLostDatabase } from './reject-lost-database.js';
import { whenReachable } from './when-reachable.js';

/** The market's services, started. */
export interface Api {
  /** Mounts `/services/…`, `/health` and `/ready`; register it without a prefix. */
  plugin: FastifyPluginAsync;
  /** Calls an operation in this process, without HTTP. Rejects as a client over HTTP does. */
  call: Call;
  events: Pick<Events, 'on'>;
  /** Reserves paths of the site's routes: no page or redirect can be created or published there. */
  reservePaths: SitePaths['reserve'];
  /** The signed-in person of a request's Cookie header. */
  sessionOf(cookieHeader: string | undefined): Promise<Session | null>;
  /** Options that the services need from the host's server: pass them to `fastify`. */
  serverOptions: ReturnType<typeof serverOptionsFor>;
  /** Host and port for that server. */
  listenOn: Pick<ApiConfig, 'host' | 'port'>;
  /** Rejects while the database is unreachable. */
  ready(): Promise<void>;
  /** Rejects new calls, waits for running ones and closes the database. Safe to call twice. */
  close(): Promise<void>;
  log: Logger;
}

export interface ApiParts {
  /** An open database that replaces the configured one. */
  database?: OpenDatabase;
  modules?: typeof allModules;
  /** Migrations of the market's own modules. */
  migrations?: readonly ModuleMigrations[];
  /** Jobs and watches that run in this process; all by default. Other jobs are enqueued only. */
  background?: BackgroundSelection;
}

/**
 * Opens and migrates the database, loads the market's initial content once and starts the services.
 * Waits for a PostgreSQL server that is not reachable yet.
 */
export async function createApi(config: MarketConfig, parts: ApiParts = {}): Promise<Api> {
  const log = config.log ?? createLog(config.logLevel);
  const waitMs = parts.database ? 0 : config.databaseWaitSeconds * 1000;
  return whenReachable(() => startApi(config, parts, log), { waitMs, log });
}

async function startApi(config: MarketConfig, parts: ApiParts, log: Logger): Promise<Api> {
  const database = parts.database ?? (await openDatabase(config));
  const { background = 'all' } = parts;
  const jobs = openJobs(database, { log, timeZone: config.timeZone, runs: background });
  const transport = createMailTransport(config, log);
  let services: ServiceModule[] = [];
  try {
    if (!parts.database) await rejectLostDatabase(database, config);
    await migrate(database);
    for (const module of parts.migrations ?? []) await migrateModule(database, module);
    if (!parts.database) markStarted(config);
    const events = await openEvents(database, log);
    const scope = createTransactionScope(database.db);
    const cipher = await openPiiCipher(database.db, config);
    const { clock, catalogue, market = firstMarket } = config;
    if (config.market?.views) registerViews(config.market.views);
    const mails = createOutbox({ cipher, jobs, clock, log }, config.mails);
    const storage = createStorageHealth(config.dataDir, clock, {
      probe: () => probeRoom(database.db),
    });
    const personDataSources: PersonDataSource[] = [];
    const context: AppContext = {
      config,
      catalogue,
      market,
      db: scope.db,
      events,
      clock,
      jobs,
      cipher,
      mails,
      log,
      storage,
      personDataSources,
      sitePaths: createSitePaths(),
      limit: createCallLimit(database, { clock, config }),
    };
    if (database.kind === 'embedded' && !parts.database) {
      await releaseClaims(database.db);
    }
    services = (parts.modules ?? allModules).map((create) => create(context));
    personDataSources.push(...services.flatMap((service) => service.personDataSources ?? []));
    personDataSources.push(mailDataSource);
    const shared = [mailDeliveryJob(context, transport)];
    await jobs.open([...shared, ...services.flatMap((service) => service.jobs ?? [])]);
    await adoptStoredMails(context);
    if (config.demo && config.content) await loadContent(context, services, config.content);
    for (const service of services) await service.start?.();
    const watches = services
      .flatMap((service) => service.watches ?? [])
      .filter(({ name }) => isSelected(background, name));
    for (const watch of watches) watch.start();
    await jobs.work();
    const idempotency = createIdempotency(context, scope);
    const { transaction } = scope;
    return assemble(context, {
      ...{ database, services, watches, jobs, idempotency, transaction, transport },
    });
  } catch (error) {
    await jobs.close().catch(() => {});
    transport.close();
    for (const service of services) await service.stop?.();
    await database.close().catch(() => {});
    throw error;
  }
}

/** Uploads that no lead uses are deleted soon after their hour. */
const sweepEveryMs = 10 * millisecondsInMinute;

const openDatabase = ({ databaseUrl, dataDir }: ApiConfig) =>
  databaseUrl ? openServer(databaseUrl) : openEmbedded(dataDir);

interface OpenParts {
  database: OpenDatabase;
  services: ServiceModule[];
  watches: readonly Watch[];
  jobs: Jobs;
  idempotency: Idempotency;
  transaction: TransactionScope['transaction'];
  transport: MailTransport;
}

function assemble(
  context: AppContext,
  { database, services, watches, jobs, idempotency, transaction, transport }: OpenParts,
): Api {
  const rules = { limit: context.limit, idempotency, transaction };
  const sweeper = createSweeper(
    context,
    {
      idempotency: idempotency.sweep,
      allowances: () => sweepAllowances(context.db, context.clock.now()),
      leadFiles: () => sweepUnusedFiles(context.db, context.clock.now()),
      verifiedPhones: () => sweepVerifiedPhones(context.db, context.clock.now()),
    },
    sweepEveryMs,
  );
  sweeper.start();
  const table = createOperationTable(services);
  const unimplemented = unimplementedOperations(table);
  for (const rejected of unimplemented) table.set(rejected.operation.id, rejected);
  const { call, drain } = createCall(context, rules, table);
  let closing: Promise<void> | undefined;
  const close = async () => {
    await drain();
    await sweeper.stop();
    await jobs.close();
    transport.close();
    await Promise.all(watches.map((watch) => watch.stop()));
    for (const service of services.toReversed()) await service.stop?.();
    await context.events.close();
    await database.close();
  };
  return {
    plugin: createPlugin({ context, rules, services, unimplemented, ping: database.ping }),
    serverOptions: serverOptionsFor(context.config),
    listenOn: { host: context.config.host, port: context.config.port },
    call,
    events: context.events,
    reservePaths: context.sitePaths.reserve,
    sessionOf: (cookieHeader) => readSession(context, cookieHeader),
    ready: database.ping,
    close: () => {
      closing ??= close();
      return closing;
    },
    log: context.log,
  };
}
