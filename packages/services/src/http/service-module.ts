import type { Localized, Service } from '@mawkib/api-clients/contracts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app-context.js';
import type { MarketContent } from '../config/market-content.js';
import type { Database } from '../db/database.js';
import type { JobDefinition } from '../jobs/job.js';
import type { PersonDataSource } from '../person-data-source.js';
import type { Implementation } from './implement.js';

/** One service of the market. State that outlives a call is made in its factory. */
export interface ServiceModule {
  name: Service;
  /** One line for the reference, of a market's own. */
  about?: Localized | undefined;
  handlers: readonly Implementation[];
  /** Where it holds what is known of people: counted, exported and forgotten with the person. */
  personDataSources?: readonly PersonDataSource[];
  /** Work that outlives a call, or begins by itself. */
  jobs?: readonly JobDefinition[];
  /** Routes beyond operations (files, redirects), relative to `/services/<name>`. */
  routes?(app: FastifyInstance): void | Promise<void>;
  /** Stores its part of the market's first content; every part runs in one transaction, once. */
  seed?(db: Database, content: MarketContent): Promise<void>;
  /** After migrations and the first content, before the first call. */
  start?(): Promise<void>;
  /** After the last call, before the database closes. */
  stop?(): Promise<void>;
}

export type ModuleFactory = (context: AppContext) => ServiceModule;
