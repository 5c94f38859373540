import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../db/database.js';
import { rows } from '../db/rows.js';
import { loggable } from '../runtime/create-log.js';
import { textArray } from './stored-jobs.js';

/** Names with a job that can run now. Reads one entry of an index for each name. */
export async function findDueQueues(db: Database, names: readonly string[]): Promise<string[]> {
  const due = await rows<{ name: string }>(
    db,
    sql`select wanted.name from unnest(${textArray(names)}) as wanted (name)
      where exists (
        select from jobs.job_common j
        where j.name = wanted.name and j.state < 'active' and not j.blocked
          and j.start_after <= now()
      )`,
  );
  return due.map(({ name }) => name);
}

interface DueWatch {
  start(): void;
  stop(): Promise<void>;
}

/**
 * Notifies the workers of queues with a due job, with one query for all of them: jobs that no
 * notification announces, such as retries and dead letters.
 */
export function createDueWatch(
  { db, log }: { db: Database; log: Logger },
  { names, notify, everyMs }: { names(): string[]; notify(name: string): void; everyMs: number },
): DueWatch {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  const look = async () => {
    try {
      for (const name of await findDueQueues(db, names())) notify(name);
    } catch (error) {
      log.warn({ error: loggable(error) }, 'due jobs could not be looked up');
    }
    if (timer) start();
  };
  const start = () => {
    timer = setTimeout(() => {
      looking = look();
    }, everyMs).unref();
  };
  return {
    start,
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await looking;
    },
  };
}
