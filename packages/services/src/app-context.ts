import type { Catalogue } from '@mawkib/blocks/definitions';
import type { MarketData } from '@mawkib/core/market';
import type { Logger } from 'pino';
import type { MarketConfig } from './config/api-config.js';
import type { Database } from './db/database.js';
import type { PiiCipher } from './encryption/pii-cipher.js';
import type { Events } from './events/events.js';
import type { JobQueue } from './jobs/job-queue.js';
import type { Outbox } from './mail/outbox.js';
import type { PersonDataSource } from './person-data-source.js';
import type { CallLimit } from './runtime/call-limit.js';
import type { Clock } from './runtime/clock.js';
import type { StorageHealth } from './runtime/storage-health.js';
import type { SitePaths } from './site-paths.js';

/** Shared services of one API instance. */
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
  /** Tables with personal data; complete once all modules are created. */
  personDataSources: readonly PersonDataSource[];
  /** Paths that pages may not have. */
  sitePaths: SitePaths;
  /** Max calls per minute of a caller. */
  limit: CallLimit;
}
