import type { Catalogue } from '@mawkib/blocks/definitions';
import type { MarketData } from '@mawkib/core/market';
import type { Logger } from 'pino';
import type { MarketConfig } from './config/config.js';
import type { Database } from './db/database.js';
import type { PiiCipher } from './encryption/vault.js';
import type { Events } from './events/events.js';
import type { JobQueue } from './jobs/job.js';
import type { Outbox } from './mail/outbox.js';
import type { PersonDataSource } from './person-data-source.js';
import type { Clock } from './runtime/clock.js';
import type { StorageHealth } from './runtime/storage-health.js';
import type { SitePaths } from './site-paths.js';

/** What every service is given: made once per api, closed with it. */
export interface AppContext {
  config: MarketConfig;
  /** The market's blocks. */
  catalogue: Catalogue;
  market: MarketData;
  db: Database;
  events: Events;
  clock: Clock;
  jobs: JobQueue;
  cipher: PiiCipher;
  mails: Outbox;
  log: Logger;
  storage: StorageHealth;
  /** Where personal data lies, by the modules that hold it; complete once all modules are made. */
  personDataSources: readonly PersonDataSource[];
  /** Where no page may stand. */
  sitePaths: SitePaths;
}
