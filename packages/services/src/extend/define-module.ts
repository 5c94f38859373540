import type { Localized } from '@mawkib/api-clients/contracts';
import type { AppContext } from '../app-context.js';
import type { Database } from '../db/database.js';
import type { Migration } from '../db/migrate.js';
import type { Implementation } from '../http/implement.js';
import type { ModuleFactory } from '../http/service-module.js';
import type { JobContext, JobData, JobDefinition } from '../jobs/job-queue.js';

/** A job of a module. Its dependencies come with its context. */
export interface ModuleJob
  extends Pick<
    JobDefinition,
    'every' | 'retries' | 'retryDelay' | 'maxRetryDelay' | 'concurrency'
  > {
  /** Starts with the module's name: `tides_import`. */
  name: string;
  run(data: JobData, context: JobContext & AppContext): Promise<void>;
  /** Called after the last attempt failed, or after staff discarded the job. */
  onDeadLetter?(data: JobData, appContext: AppContext): Promise<void>;
}

/**
 * A service that a market adds at `/services/<name>`. Its calls have rate limits, access checks,
 * validation, idempotency keys and API documentation like those of the packages.
 */
export interface ModuleDefinition {
  /** Lower-case letters, digits and dashes; not a service of the packages. */
  name: string;
  /** One line for the API documentation. */
  about?: Localized | undefined;
  /**
   * Operations of `service: name` with their handlers. Each declares its `access`: a list of roles,
   * or `staff`; a `public` one is open only with `visitors: true`.
   */
  calls: readonly Implementation[];
  /**
   * Migrations of its tables: a folder of `.sql` files, applied in the order of their names, or a
   * list. Each is applied once, after those of the packages; those of one start share a
   * transaction. Prefix table names with the module's name: later versions of the packages add
   * tables.
   */
  migrations?: URL | string | readonly Migration[] | undefined;
  jobs?: readonly ModuleJob[] | undefined;
  /** Inserts its part of the market's first content, once, in a transaction with all parts. */
  seed?(db: Database, appContext: AppContext): Promise<void>;
  /** Called after migrations and seeding, before the first call. */
  start?(appContext: AppContext): Promise<void>;
  /** Called after the last call, before the database closes. */
  stop?(appContext: AppContext): Promise<void>;
}

/** Types a module; `createServices` validates it. */
export const defineModule = (definition: ModuleDefinition): ModuleDefinition => definition;

/** The module as a `ModuleFactory`. */
export const factoryOf =
  ({ name, about, calls, jobs = [], seed, start, stop }: ModuleDefinition): ModuleFactory =>
  (appContext) => ({
    name,
    about,
    handlers: calls,
    jobs: jobs.map(({ run, onDeadLetter, ...job }) => ({
      ...job,
      run: (data, context) => run(data, { ...appContext, ...context }),
      ...(onDeadLetter && { onDeadLetter: (data: JobData) => onDeadLetter(data, appContext) }),
    })),
    ...(seed && { seed: (db: Database) => seed(db, appContext) }),
    ...(start && { start: () => start(appContext) }),
    ...(stop && { stop: () => stop(appContext) }),
  });
