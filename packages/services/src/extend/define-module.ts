import type { Localized } from '@mawkib/api-clients/contracts';
import type { AppContext } from '../app-context.js';
import type { Database } from '../db/database.js';
import type { Migration } from '../db/migrate.js';
import type { Implementation } from '../http/implement.js';
import type { ModuleFactory } from '../http/service-module.js';
import type { JobContext, JobData, JobDefinition } from '../jobs/job-queue.js';

/** A job of a module. What it works with comes with its context. */
export interface ModuleJob
  extends Pick<
    JobDefinition,
    'every' | 'retries' | 'retryDelay' | 'maxRetryDelay' | 'concurrency'
  > {
  /** Begins with the module's name: `tides_import`. */
  name: string;
  run(data: JobData, context: JobContext & AppContext): Promise<void>;
  /** Once the last attempt has failed, or staff have discarded it. */
  onDeadLetter?(data: JobData, appContext: AppContext): Promise<void>;
}

/**
 * A service of a market's own, at `/services/<name>`. Its calls are limited, authorised, checked,
 * answered once for an `Idempotency-Key` and described in the reference like those of the packages.
 */
export interface ModuleDefinition {
  /** Small letters, digits and dashes; none of a service of the packages. */
  name: string;
  /** One line for the reference. */
  about?: Localized | undefined;
  /**
   * Operations of `service: name` and what fulfils them. Each says who may call it: `access` lists
   * roles, or is `staff`; a `public` one is open only with `visitors: true`. Nobody else may.
   */
  calls: readonly Implementation[];
  /**
   * SQL that makes its tables: a folder of `.sql` files, applied in the order of their names, or a list,
   * applied in its order. Each is applied once, after those of the packages; those of one start are one
   * transaction. Begin names of tables with the module's: later versions of the packages add tables.
   */
  migrations?: URL | string | readonly Migration[] | undefined;
  jobs?: readonly ModuleJob[] | undefined;
  /** Stores its part of the market's first content, once, in the transaction of all parts. */
  seed?(db: Database, appContext: AppContext): Promise<void>;
  /** After migrations and the first content, before the first call. */
  start?(appContext: AppContext): Promise<void>;
  /** After the last call, before the database closes. */
  stop?(appContext: AppContext): Promise<void>;
}

/** Types a module; `createServices` checks it. */
export const defineModule = (definition: ModuleDefinition): ModuleDefinition => definition;

/** The module as the services run it. */
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
