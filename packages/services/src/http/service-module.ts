import type { Localized, Service } from '@mawkib/api-clients/contracts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app-context.js';
import type { MarketContent } from '../config/market-content.js';
import type { Database } from '../db/database.js';
import type { JobDefinition } from '../jobs/job-queue.js';
import type { PersonDataSource } from '../person-data-source.js';
import type { Watch } from '../runtime/background-selection.js';
import type { Implementation } from './implement.js';

/** One service of the market. Create state that outlives a call in its factory. */
export interface ServiceModule {
  name: Service;
  /** One line for the API reference, for a service of the market. */
  about?: Localized | undefined;
  handlers: readonly Implementation[];
  /** Tables with personal data, to count, export and erase the data of a person. */
  personDataSources?: readonly PersonDataSource[];
  /** Background jobs, and jobs that run on a schedule. */
  jobs?: readonly JobDefinition[];
  /** Started after `start` and stopped before `stop`. */
  watches?: readonly Watch[];
  /** Additional routes (files, redirects), relative to `/services/<name>`. */
  routes?(app: FastifyInstance): void | Promise<void>;
  /**
   * Stores the service's part of the market's initial content. All parts run in one transaction,
   * once.
   */
  seed?(db: Database, content: MarketContent): Promise<void>;
  /** Stores example data that is not the market's, in the same transaction, if `demo` is set. */
  seedDemo?(db: Database): Promise<void>;
  /** Runs after migrations and the initial content, before the first call. */
  start?(): Promise<void>;
  /** Runs after the last call, before the database closes. */
  stop?(): Promise<void>;
}

export type ModuleFactory = (context: AppContext) => ServiceModule;
